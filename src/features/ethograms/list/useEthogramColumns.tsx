import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { useContentColumns } from '#kit/content/useContentColumns.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import type { EthogramRow } from './ethogram-row.ts';

/** Returns the columns of a list of ethograms. */
export function useEthogramColumns(): readonly DataColumn<EthogramRow>[] {
  const { t } = useTranslation(['ethograms', 'content']);
  const { number } = useFormat();
  const { name, owner, version, status, updated } = useContentColumns();
  return useMemo(
    () => [
      name,
      {
        id: 'level',
        header: t('content:level'),
        cell: ({ levelName }) => levelName,
        sortValue: ({ levelName }) => levelName,
        exportValue: ({ levelName }) => levelName,
      },
      {
        id: 'behaviours',
        header: t('fields.behaviours'),
        align: 'end',
        width: 150,
        cell: ({ behaviours }) => number(behaviours),
        sortValue: ({ behaviours }) => behaviours,
        exportValue: ({ behaviours }) => behaviours,
      },
      owner,
      version,
      status,
      {
        id: 'ref',
        header: t('fields.ref'),
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ ethogramRef }) => ethogramRef,
        sortValue: ({ ethogramRef }) => ethogramRef,
        exportValue: ({ ethogramRef }) => ethogramRef,
      },
      updated,
    ],
    [t, number, name, owner, version, status, updated],
  );
}
