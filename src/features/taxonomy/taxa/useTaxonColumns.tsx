import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import type { TaxonRow } from './taxon-rows.ts';

/** The columns of the families or the orders. */
export function useTaxonColumns(kind: 'family' | 'order'): readonly DataColumn<TaxonRow>[] {
  const { t } = useTranslation(['taxonomy', 'words']);
  const { number } = useFormat();
  return useMemo(() => {
    const name: DataColumn<TaxonRow> = {
      id: 'name',
      header: t('fields.frenchName'),
      isTitle: true,
      cell: (row) => row.name,
      sortValue: (row) => row.name,
    };
    const latin: DataColumn<TaxonRow> = {
      id: 'latin',
      header: t('fields.latinName'),
      cell: (row) => (
        <Text span fz="sm" fs="italic" lang="la">
          {row.latinName}
        </Text>
      ),
      sortValue: (row) => row.latinName,
      exportValue: (row) => row.latinName,
    };
    const order: DataColumn<TaxonRow> = {
      id: 'order',
      header: t('words:order'),
      cell: (row) => row.order || '–',
      sortValue: (row) => row.order || null,
      exportValue: (row) => row.order || null,
    };
    const count = (id: 'families' | 'species', header: string): DataColumn<TaxonRow> => ({
      id,
      header,
      width: 130,
      align: 'end',
      cell: (row) => number(row[id]),
      sortValue: (row) => row[id],
      exportValue: (row) => row[id],
    });
    const species = count('species', t('words:species'));
    return kind === 'family'
      ? [name, latin, order, species]
      : [name, latin, count('families', t('taxa.families')), species];
  }, [t, number, kind]);
}
