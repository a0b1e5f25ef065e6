import { Box, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldChange } from './revision.ts';

/** The fields of a revision, each with its value before and after. */
export function FieldChanges({ changes }: { readonly changes: readonly FieldChange[] }) {
  const { t } = useTranslation('lists');
  return (
    <Box component="dl" m={0} mt={4}>
      {changes.map(({ field, label, from, to }) => (
        <Box key={field} fz="sm">
          <Text component="dt" inherit c="dimmed" display="inline">
            {t('history.field', { name: label })}{' '}
          </Text>
          <Text component="dd" inherit m={0} display="inline" style={{ overflowWrap: 'anywhere' }}>
            {from !== null && <del>{from}</del>}
            {from !== null && to !== null && ' → '}
            {to !== null && <ins style={{ textDecoration: 'none' }}>{to}</ins>}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
