import { Text } from '@mantine/core';
import { IconEyeQuestion } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { IUCN_CATEGORIES } from '#domain/taxonomy/taxonomy.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import { IucnBadge } from '../parts/IucnBadge.tsx';
import type { SpeciesRow } from './species-row.ts';

/** The columns of the catalogue. */
export function useSpeciesColumns(): readonly DataColumn<SpeciesRow>[] {
  const { t } = useTranslation(['taxonomy', 'words']);
  const { number } = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('words:name'),
        isTitle: true,
        cell: (row) => row.name,
        sortValue: (row) => row.name,
      },
      {
        id: 'latin',
        header: t('fields.latinName'),
        cell: (row) => (
          <Text span fz="sm" fs="italic" lang="la">
            {row.latinName}
          </Text>
        ),
        sortValue: (row) => row.latinName,
        exportValue: (row) => row.latinName,
      },
      {
        id: 'family',
        header: t('words:family'),
        cell: (row) => row.family || '–',
        sortValue: (row) => row.family || null,
        exportValue: (row) => row.family || null,
      },
      {
        id: 'order',
        header: t('words:order'),
        cell: (row) => row.order || '–',
        sortValue: (row) => row.order || null,
        exportValue: (row) => row.order || null,
        hiddenOnCard: true,
      },
      {
        id: 'iucn',
        header: t('fields.iucnShort'),
        width: 100,
        cell: (row) => <IucnBadge category={row.category} isShort />,
        sortValue: (row) => (row.category === null ? null : IUCN_CATEGORIES.indexOf(row.category)),
        exportValue: (row) => row.category,
      },
      {
        id: 'review',
        header: t('fields.review'),
        width: 150,
        cell: (row) =>
          row.underReview ? <StateBadge tone="warning" label={t('review.short')} icon={IconEyeQuestion} /> : '–',
        sortValue: (row) => Number(!row.underReview),
        exportValue: (row) => row.underReview,
      },
      {
        id: 'here',
        header: t('fields.here'),
        width: 140,
        align: 'end',
        cell: (row) => number(row.here),
        sortValue: (row) => row.here,
        exportValue: (row) => row.here,
      },
    ],
    [t, number],
  );
}
