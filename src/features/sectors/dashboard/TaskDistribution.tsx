import { Text } from '@mantine/core';
import { lazy, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useTaskDistributionQuery } from '#data/tasks/task-distribution.endpoints.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { DISTRIBUTED_STATES, type DistributedState, sumOf, totalsOf } from '#domain/tasks/task-distribution.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { ChartPatterns, type PatternLines, PatternSwatch } from '#kit/chart/patterns.tsx';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import classes from './Distribution.module.css';
import { listOfCount } from './distribution-links.ts';
import { addressOfView, type DistributionView, periodOfView, viewFromAddress } from './distribution-view.ts';
import { DistributionBar } from './DistributionBar.tsx';
import { useCountedAt } from './useCountedAt.ts';
import { useDistributionFigures } from './useDistributionFigures.tsx';
import { useSpanNames } from './useSpanNames.ts';

// The library that draws charts is fetched where a chart is shown.
const DistributionChart = lazy(async () => ({ default: (await import('./DistributionChart.tsx')).DistributionChart }));

const LINES: PatternLines<DistributedState> = {
  closed: 'plain',
  closedLate: 'slanted',
  inProgress: 'horizontal',
  open: 'vertical',
  overdue: 'crossed',
};

/**
 * The distribution of a sector's tasks over a day, a week or a month, by their due time. Without a network nothing is
 * counted: a device keeps only some of the tasks.
 */
export function TaskDistribution({
  sector: { zooId, sectorId },
  tasks,
}: {
  readonly sector: Sector;
  /** the tasks to do; when they change, the distribution is counted again */
  readonly tasks: readonly Task[] | undefined;
}) {
  const { t } = useTranslation('sector-dashboard');
  const { number, time } = useFormat();
  const now = useNow();
  const { view, change } = useDistributionView();
  const { unit, form } = view;
  const period = periodOfView(view, now);
  const countedAt = useCountedAt(`${unit} ${period.fromMs}`, tasks);
  const { currentData, error, refetch } = useTaskDistributionQuery(
    { zooId, sectorId, unit, fromMs: period.fromMs, nowMs: countedAt },
    { skip: !useSelector(selectIsOnline) },
  );
  const figuresOf = useDistributionFigures({ unit, sectorId });
  const chartId = useId();
  const about = { period: useSpanNames(unit).period(period) };
  const spans = currentData?.spans ?? [];
  const totals = totalsOf(spans);
  const count = sumOf(totals);
  return (
    <ChartFrame
      words={{
        title: t('title'),
        subtitle: about.period,
        loading: t('loading'),
        empty: { title: t('emptyTitle'), message: t('empty') },
        offline: { title: t('offlineTitle'), message: t('offline') },
        chartLabel: t('chartLabel', { ...about, count }),
        tableLabel: t('tableLabel', about),
        chartHint: t('chartHint'),
      }}
      form={form}
      onForm={(chosen) => change({ form: chosen })}
      controls={<DistributionBar view={view} now={now} onChange={change} />}
      figures={currentData && figuresOf(spans, period, currentData.countedAtMs)}
      isEmpty={count === 0}
      error={error}
      onRetry={() => void refetch()}
      className={classes['colors']}
      legend={DISTRIBUTED_STATES.toReversed().map((state) => ({
        id: state,
        swatch: <PatternSwatch chartId={chartId} name={state} />,
        label: t('stateCount', { state: t(`values.state.${state}`), number: number(totals[state]) }),
      }))}
      chart={
        <>
          <ChartPatterns chartId={chartId} lines={LINES} />
          <DistributionChart
            chartId={chartId}
            unit={unit}
            spans={spans}
            hrefOf={(state, span) => listOfCount(sectorId, state, span)}
          />
        </>
      }
      note={
        currentData && (
          <Text fz="sm" c="dimmed">
            {t('countedAt', { time: time(currentData.countedAtMs) })}
          </Text>
        )
      }
    />
  );
}

/** Returns the shown period and form, kept in the address; a step through periods adds nothing to the browser's history. */
function useDistributionView() {
  const [parameters, setParameters] = useSearchParams();
  const change = (difference: Partial<DistributionView>) =>
    setParameters((now) => addressOfView({ ...viewFromAddress(now), ...difference }, now), {
      replace: true,
      preventScrollReset: true,
    });
  return { view: viewFromAddress(parameters), change };
}
