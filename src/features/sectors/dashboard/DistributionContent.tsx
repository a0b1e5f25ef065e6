import { Text } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useTaskDistributionQuery } from '#data/tasks/task-distribution.endpoints.ts';
import type { Span } from '#domain/tasks/distribution-period.ts';
import { type DistributedState, sumOf, totalsOf } from '#domain/tasks/task-distribution.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { listOfCount } from './distribution-links.ts';
import type { DistributionView } from './distribution-view.ts';
import { DistributionTable } from './DistributionTable.tsx';
import { useSpanNames } from './useSpanNames.ts';

// What draws charts is fetched where one is shown, and no sooner.
const DistributionChart = lazy(async () => ({ default: (await import('./DistributionChart.tsx')).DistributionChart }));
const OFFLINE = <IconWifiOff size={32} stroke={1.5} />;

/** What was counted of a period, as chart or table. Without a network nothing was: a device keeps only some of the tasks. */
export function DistributionContent({
  zooId,
  sectorId,
  unit,
  form,
  period,
  countedAt,
}: Pick<DistributionView, 'unit' | 'form'> & {
  readonly zooId: string;
  readonly sectorId: string;
  readonly period: Span;
  readonly countedAt: EpochMs;
}) {
  const { t } = useTranslation('sector-dashboard');
  const { time } = useFormat();
  const names = useSpanNames(unit);
  const isOnline = useSelector(selectIsOnline);
  const { currentData, error, refetch } = useTaskDistributionQuery(
    { zooId, sectorId, unit, fromMs: period.fromMs, nowMs: countedAt },
    { skip: !isOnline },
  );
  if (!isOnline) return <EmptyState icon={OFFLINE} title={t('offlineTitle')} message={t('offline')} />;
  if (error !== undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (currentData === undefined) return <LoadingState label={t('loading')} />;
  const { spans, countedAtMs } = currentData;
  const totals = totalsOf(spans);
  const sum = sumOf(totals);
  if (sum === 0) return <EmptyState title={t('emptyTitle')} message={t('empty')} />;
  const hrefOf = (state: DistributedState, span: Span) => listOfCount(sectorId, state, span);
  const about = { period: names.period(period) };
  return (
    <div>
      {form === 'table' ? (
        <DistributionTable
          label={t('tableLabel', about)}
          unit={unit}
          spans={spans}
          now={countedAtMs}
          dueTodayHref={`/TaskManagementView?sector=${encodeURIComponent(sectorId)}&due=dueToday`}
          hrefOf={hrefOf}
        />
      ) : (
        <Suspense fallback={<LoadingState label={t('loading')} />}>
          <DistributionChart
            label={t('chartLabel', { ...about, count: sum })}
            unit={unit}
            spans={spans}
            hrefOf={hrefOf}
          />
        </Suspense>
      )}
      <Text fz="sm" c="dimmed" mt="xs">
        {t('countedAt', { time: time(countedAtMs) })}
      </Text>
    </div>
  );
}
