import { Button, Collapse, Stack, Textarea } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { missingLanguages, type Translated } from '#domain/content/translated.ts';
import { LANGUAGES } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';

/** A text in seven languages: that of the page first, the others on demand, with those that are missing by name. */
export function TranslatedField({
  label,
  path,
  value,
  errorOf,
  isReadOnly,
  wanted = null,
  onChange,
}: {
  readonly label: string;
  /** of the text in its record, such as 'behaviours.0.name' */
  readonly path: string;
  readonly value: Translated;
  /** the sentence of a fault at a path; null for none */
  readonly errorOf: (path: string) => string | null;
  readonly isReadOnly: boolean;
  /** the name of a field, such as 'name.de', to which the person is led: it is shown; null for none */
  readonly wanted?: string | null;
  readonly onChange: (value: Translated) => void;
}) {
  const { t } = useTranslation('content');
  const { list } = useFormat();
  const own = useLanguage();
  const others = LANGUAGES.filter((language) => language !== own);
  const [isOpen, setIsOpen] = useState(false);
  const missing = missingLanguages(value);
  const [led, setLed] = useState<string | null>(null);
  if (wanted !== led) {
    setLed(wanted);
    if (others.some((language) => wanted === `${path}.${language}`)) setIsOpen(true);
  }
  const isFaulty = others.some((language) => errorOf(`${path}.${language}`) !== null);
  const isShown = isOpen || isFaulty;
  const fieldOf = (language: (typeof LANGUAGES)[number], name: string) => (
    <Textarea
      key={language}
      name={`${path}.${language}`}
      label={name}
      lang={language}
      autosize
      minRows={1}
      readOnly={isReadOnly}
      value={value[language]}
      error={errorOf(`${path}.${language}`)}
      onChange={(event) => onChange({ ...value, [language]: event.currentTarget.value })}
    />
  );
  return (
    <Stack gap={4} role="group" aria-label={label}>
      {fieldOf(own, label)}
      <Button
        variant="subtle"
        mih={44}
        px={4}
        w="fit-content"
        color={missing.length > 0 ? 'orange' : 'gray'}
        leftSection={<IconLanguage size={18} aria-hidden />}
        aria-expanded={isShown}
        onClick={() => setIsOpen(!isOpen)}
      >
        {missing.length === 0
          ? t('complete')
          : t('missing', { languages: list(missing.map((language) => LANGUAGE_NAMES[language])) })}
      </Button>
      <Collapse expanded={isShown}>
        <Stack gap="xs" ps="md">
          {isShown && others.map((language) => fieldOf(language, LANGUAGE_NAMES[language]))}
        </Stack>
      </Collapse>
    </Stack>
  );
}
