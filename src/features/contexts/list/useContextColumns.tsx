import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { useContentColumns } from '#kit/content/useContentColumns.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import type { ContextRow } from './context-row.ts';

/** Returns the columns of the list of contexts. */
export function useContextColumns(): readonly DataColumn<ContextRow>[] {
  const { t } = useTranslation(['contexts', 'questions']);
  const { number } = useFormat();
  const { name, owner, version, status, updated } = useContentColumns();
  return useMemo(
    () => [
      name,
      {
        id: 'questions',
        header: t('questions:list.title'),
        align: 'end',
        width: 120,
        cell: ({ questions }) => number(questions),
        sortValue: ({ questions }) => questions,
        exportValue: ({ questions }) => questions,
      },
      {
        ...owner,
        width: 190,
        cell: (row) => t(`values.owner.${row.owner}`),
        exportValue: (row) => t(`values.owner.${row.owner}`),
      },
      version,
      status,
      {
        id: 'ref',
        header: t('fields.ref'),
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ contextRef }) => contextRef,
        sortValue: ({ contextRef }) => contextRef,
        exportValue: ({ contextRef }) => contextRef,
      },
      updated,
    ],
    [t, number, name, owner, version, status, updated],
  );
}
