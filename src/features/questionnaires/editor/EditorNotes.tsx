import { Alert, Anchor, List, Text } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { languagesToWrite } from '#domain/content/missing-texts.ts';
import { missingTexts } from '#domain/questionnaires/missing-texts.ts';
import type { QuestionnaireContent } from '#domain/questionnaires/questionnaire.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** The texts that hold a publication back, each with the languages it lacks and the way to it. */
export function EditorNotes({
  content,
  onLead,
}: {
  readonly content: QuestionnaireContent;
  /** leads to a text in a language, by the name of its field */
  readonly onLead: (name: string) => void;
}) {
  const { t } = useTranslation(['questionnaires', 'content', 'words']);
  const { list, number } = useFormat();
  const missing = missingTexts(content);
  if (missing.length === 0) return null;
  const nameOf = (path: string) => {
    if (path === 'name') return t('words:name');
    if (path === 'description') return t('fields.description');
    return t('editor.sectionName', { number: Number(path.split('.')[1]) + 1 });
  };
  const names = (languages: Parameters<typeof languagesToWrite>[0][number]['languages']) =>
    list(languages.map((one) => LANGUAGE_NAMES[one]));
  return (
    <Alert color="orange" icon={<IconLanguage size={18} aria-hidden />} title={t('content:untranslated')}>
      <Text fz="sm">
        {t('content:untranslatedText', { number: number(missing.length), languages: names(languagesToWrite(missing)) })}
      </Text>
      <List size="sm">
        {missing.map(({ path, languages }) => (
          <List.Item key={path}>
            <Anchor
              component="button"
              type="button"
              fz="sm"
              mih={24}
              onClick={() => onLead(`${path}.${languages[0] ?? 'fr'}`)}
            >
              {nameOf(path)}
            </Anchor>{' '}
            {names(languages)}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
