import { Alert, List, Text } from '@mantine/core';
import { IconArrowsExchange, IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EthogramContent } from '#domain/ethograms/ethogram.ts';
import { mappingOf } from '#domain/ethograms/mapping.ts';
import { languagesToWrite, missingTexts } from '#domain/ethograms/missing-texts.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** The languages that hold a publication back, and the mapping from the last version that it will record. */
export function EditorNotes({
  content,
  publishedCodes,
}: {
  readonly content: EthogramContent;
  readonly publishedCodes: readonly string[];
}) {
  const { t } = useTranslation(['ethograms', 'content']);
  const { list, number } = useFormat();
  const missing = missingTexts(content);
  const mapping = mappingOf(publishedCodes, content.behaviours);
  const languages = languagesToWrite(missing).map((language) => LANGUAGE_NAMES[language]);
  const codes = [...new Set(missing.flatMap(({ code }) => code ?? []))];
  return (
    <>
      {missing.length > 0 && (
        <Alert color="orange" icon={<IconLanguage size={18} aria-hidden />} title={t('content:untranslated')}>
          {t('content:untranslatedText', { number: number(missing.length), languages: list(languages) })}
          {codes.length > 0 && <Text fz="sm">{codes.join(', ')}</Text>}
        </Alert>
      )}
      {mapping.length > 0 && (
        <Alert color="blue" icon={<IconArrowsExchange size={18} aria-hidden />} title={t('editor.mapping')}>
          <List size="sm">
            {mapping.map(({ from, to }) => (
              <List.Item key={from}>
                {to.length === 0 ? t('editor.givenUp', { from }) : t('editor.leadsTo', { from, to: list(to) })}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}
