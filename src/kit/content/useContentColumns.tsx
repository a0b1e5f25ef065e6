import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { ContentStatusBadge } from './ContentStatusBadge.tsx';

/** Content that is published in versions, as a line of a list. */
export type ContentRow = {
  readonly name: string;
  readonly owner: 'official' | 'reserved';
  /** of the last published version; 0 before the first */
  readonly version: number;
  readonly status: 'draft' | 'published' | 'archived';
  readonly updatedAtUnix: number;
};

/** Returns the columns that every list of such content has; the list puts its own between them. */
export function useContentColumns() {
  const { t } = useTranslation(['content', 'words']);
  const { number, shortDay } = useFormat();
  return useMemo(
    () =>
      ({
        name: {
          id: 'name',
          header: t('words:name'),
          isTitle: true,
          cell: ({ name }) => name,
          sortValue: ({ name }) => name,
          exportValue: ({ name }) => name,
        },
        owner: {
          id: 'owner',
          header: t('owner'),
          width: 150,
          cell: ({ owner }) => t(`values.owner.${owner}`),
          sortValue: ({ owner }) => owner,
          exportValue: ({ owner }) => t(`values.owner.${owner}`),
        },
        version: {
          id: 'version',
          header: t('version'),
          align: 'end',
          width: 110,
          cell: ({ version }) => (version === 0 ? '–' : number(version)),
          sortValue: ({ version }) => version,
          exportValue: ({ version }) => version,
        },
        status: {
          id: 'status',
          header: t('words:status'),
          width: 150,
          cell: ({ status }) => <ContentStatusBadge status={status} />,
          sortValue: ({ status }) => status,
          exportValue: ({ status }) => t(`values.status.${status}`),
        },
        updated: {
          id: 'updated',
          header: t('updated'),
          width: 160,
          cell: ({ updatedAtUnix }) => shortDay(updatedAtUnix),
          sortValue: ({ updatedAtUnix }) => updatedAtUnix,
          exportValue: ({ updatedAtUnix }) => ({ instant: updatedAtUnix }),
        },
      }) satisfies Record<string, DataColumn<ContentRow>>,
    [t, number, shortDay],
  );
}
