import { Box, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CHANGED_FIELDS } from '#domain/taxonomy/species-changes.ts';
import type { SpeciesLog } from '#domain/taxonomy/taxonomy.ts';
import { LANGUAGES } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** One entry of a species' log: what was done, by whom, when, and what was before and after. */
export function LogEntry({ log }: { readonly log: SpeciesLog }) {
  const { t } = useTranslation('taxonomy');
  const { dateTime } = useFormat();
  const fieldName = useFieldName();
  return (
    <Box component="li">
      <Text fw={600}>{t(`values.logAction.${log.action}`)}</Text>
      <Text fz="sm" c="dimmed">
        {t('log.by', { name: log.byName || t('log.somebody'), time: dateTime(log.atUnix) })}
      </Text>
      {log.changes.length > 0 && (
        <Box component="dl" m={0} mt={4}>
          {log.changes.map(({ field, from, to }) => (
            <Box key={field} fz="sm">
              <Text component="dt" span inherit c="dimmed">
                {t('log.field', { name: fieldName(field) })}{' '}
              </Text>
              <Text component="dd" span inherit m={0} style={{ overflowWrap: 'anywhere' }}>
                {from !== null && <del>{from}</del>}
                {from !== null && to !== null && ' → '}
                {to !== null && <ins style={{ textDecoration: 'none' }}>{to}</ins>}
              </Text>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** What a changed field is called; a field that the product no longer knows, by its own name. */
function useFieldName(): (field: string) => string {
  const { t } = useTranslation(['taxonomy', 'words']);
  return (field) => {
    const language = LANGUAGES.find((one) => `name.${one}` === field);
    if (language !== undefined) return LANGUAGE_NAMES[language];
    const known = CHANGED_FIELDS.find((one) => one === field);
    switch (known) {
      case 'specieLatinName':
        return t('fields.latinName');
      case 'family':
        return t('words:family');
      case 'iucnCategory':
        return t('fields.iucn');
      case 'iucnId':
        return t('fields.iucnId');
      case 'source':
        return t('fields.source');
      case 'review':
        return t('fields.review');
      default:
        return field;
    }
  };
}
