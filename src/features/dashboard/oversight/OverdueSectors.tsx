import { ColorSwatch, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_SECTOR_COLOR, type Sector } from '#domain/sectors/sector.ts';
import { periodOfSpan } from '#domain/tasks/task-filter-period.ts';
import { addDays, endOfDay, startOfDay } from '#domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { type CountedFilters, useCountedLists } from '#features/tasks/index.ts';
import { useNow } from '#i18n/useNow.ts';
import { Figures } from './Figures.tsx';

/** More would cost a count each, and nobody leads that many. */
const MOST = 24;

/** The overdue tasks of each sector, the sector with most of them first, and how many fell due in the last seven days. */
export function OverdueSectors({ sectors }: { readonly sectors: readonly Sector[] }) {
  const { t } = useTranslation('oversight');
  const counted = sectors.slice(0, MOST);
  const today = startOfDay(useNow(), ZONE);
  const filters = useMemo(() => counted.flatMap(({ sectorId }) => listsOf(sectorId, today)), [counted, today]);
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
    overdue: lists[2 * at],
    recent: lists[2 * at + 1],
  }));
  return <Figures rows={rows} label={t('values.view.sector')} error={error} onRetry={refetch} />;
}

function listsOf(sectorId: string, today: EpochMs): readonly CountedFilters[] {
  const week = periodOfSpan({ fromMs: addDays(today, -6, ZONE), untilMs: endOfDay(today, ZONE) }, ZONE);
  return [
    { sectorId, due: 'overdue' },
    { sectorId, due: 'overdue', period: week },
  ];
}
