import { ColorSwatch, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_SECTOR_COLOR, type Sector } from '#domain/sectors/sector.ts';
import { type CountedFilters, useCountedLists } from '#features/tasks/index.ts';
import { Figures } from './Figures.tsx';

/** More would cost a count each, and nobody leads that many. */
const MOST = 24;

/** The overdue tasks of each sector, the sector with most of them first. */
export function OverdueSectors({ sectors }: { readonly sectors: readonly Sector[] }) {
  const { t } = useTranslation('oversight');
  const counted = useMemo(() => sectors.slice(0, MOST), [sectors]);
  const filters = useMemo<readonly CountedFilters[]>(
    () => counted.map(({ sectorId }) => ({ sectorId, due: 'overdue' })),
    [counted],
  );
  const { lists, error, refetch } = useCountedLists(filters);
  if (sectors.length === 0)
    return (
      <Text c="dimmed" fz="sm">
        {t('noSector')}
      </Text>
    );
  const rows = counted.map(({ sectorId, sectorName, sectorColor }, at) => ({
    id: sectorId,
    name: sectorName,
    mark: <ColorSwatch color={sectorColor || DEFAULT_SECTOR_COLOR} size={12} withShadow={false} aria-hidden />,
    overdue: lists[at],
  }));
  return <Figures rows={rows} label={t('values.view.sector')} error={error} onRetry={refetch} />;
}
