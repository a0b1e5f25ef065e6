import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { EthogramStatusBadge } from '../parts/EthogramStatusBadge.tsx';
import type { EthogramRow } from './ethogram-row.ts';

/** Returns the columns of a list of ethograms. */
export function useEthogramColumns(): readonly DataColumn<EthogramRow>[] {
  const { t } = useTranslation(['ethograms', 'content', 'words']);
  const { number, shortDay } = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('words:name'),
        isTitle: true,
        cell: ({ name }) => name,
        sortValue: ({ name }) => name,
        exportValue: ({ name }) => name,
      },
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
      {
        id: 'owner',
        header: t('fields.owner'),
        width: 150,
        cell: ({ owner }) => t(`values.owner.${owner}`),
        sortValue: ({ owner }) => owner,
        exportValue: ({ owner }) => t(`values.owner.${owner}`),
      },
      {
        id: 'version',
        header: t('fields.version'),
        align: 'end',
        width: 110,
        cell: ({ version }) => (version === 0 ? '–' : number(version)),
        sortValue: ({ version }) => version,
        exportValue: ({ version }) => version,
      },
      {
        id: 'status',
        header: t('words:status'),
        width: 150,
        cell: ({ status }) => <EthogramStatusBadge status={status} />,
        sortValue: ({ status }) => status,
        exportValue: ({ status }) => t(`values.status.${status}`),
      },
      {
        id: 'ref',
        header: t('fields.ref'),
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ ethogramRef }) => ethogramRef,
        sortValue: ({ ethogramRef }) => ethogramRef,
        exportValue: ({ ethogramRef }) => ethogramRef,
      },
      {
        id: 'updated',
        header: t('fields.updated'),
        width: 160,
        cell: ({ updatedAtUnix }) => shortDay(updatedAtUnix),
        sortValue: ({ updatedAtUnix }) => updatedAtUnix,
        exportValue: ({ updatedAtUnix }) => ({ instant: updatedAtUnix }),
      },
    ],
    [t, number, shortDay],
  );
}
