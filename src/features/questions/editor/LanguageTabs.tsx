import { Group, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { missingTranslations } from '#domain/questions/missing-translations.ts';
import type { QuestionContent } from '#domain/questions/question.ts';
import { type Language, LANGUAGES } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import classes from './editor.module.css';

/** The choice of the language in which texts are written; each says how many texts it lacks. */
export function LanguageTabs({
  question,
  language,
  onChoose,
}: {
  readonly question: QuestionContent;
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
}) {
  const { t } = useTranslation('questions');
  const missing = missingTranslations(question);
  return (
    <Group gap={6} role="group" aria-label={t('editor.language')} className={classes['languages'] ?? ''}>
      {LANGUAGES.map((one) => {
        const count = missing.filter(({ languages }) => languages.includes(one)).length;
        return (
          <UnstyledButton
            key={one}
            className={classes['language'] ?? ''}
            aria-pressed={one === language}
            onClick={() => onChoose(one)}
          >
            {count === 0 ? <IconCheck size={16} aria-hidden /> : <IconAlertTriangle size={16} aria-hidden />}
            <span lang={one}>{LANGUAGE_NAMES[one]}</span>
            {count > 0 && (
              <Text span fz="xs">
                {t('editor.missing', { number: count })}
              </Text>
            )}
          </UnstyledButton>
        );
      })}
    </Group>
  );
}
