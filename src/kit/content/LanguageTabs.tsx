import { Group, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Language, LANGUAGES } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import classes from './LanguageTabs.module.css';

/** The choice of the language in which texts are written; each says how many texts it lacks. */
export function LanguageTabs({
  languages = LANGUAGES,
  missingIn,
  language,
  onChoose,
}: {
  /** in their order */
  readonly languages?: readonly Language[];
  /** how many texts a language lacks; null for one that nobody has begun, and need not be */
  readonly missingIn: (language: Language) => number | null;
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
}) {
  const { t } = useTranslation('content');
  return (
    <Group gap={6} role="group" aria-label={t('textLanguage')}>
      {languages.map((one) => {
        const count = missingIn(one);
        const Sign = count === null ? IconCircleDashed : count === 0 ? IconCheck : IconAlertTriangle;
        return (
          <UnstyledButton
            key={one}
            className={classes['language'] ?? ''}
            aria-pressed={one === language}
            onClick={() => onChoose(one)}
          >
            <Sign size={16} aria-hidden />
            <span lang={one}>{LANGUAGE_NAMES[one]}</span>
            {count !== 0 && (
              <Text span fz="xs">
                {count === null ? t('notBegun') : t('toWrite', { number: count })}
              </Text>
            )}
          </UnstyledButton>
        );
      })}
    </Group>
  );
}
