import { lazy, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  HISTORY_KINDS,
  type HistoryKind,
  type HistorySpan,
  historySpans,
  type HistoryUnit,
} from '#domain/evaluation-history/evaluation-history.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { ChartPatterns, type PatternLines, PatternSwatch } from '#kit/chart/patterns.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import type { HistoryRow } from './history-row.ts';
import classes from './history.module.css';
import { usePeriodName } from './usePeriodName.ts';

// The library that draws charts is fetched where a chart is shown.
const HistoryBars = lazy(async () => ({ default: (await import('./HistoryBars.tsx')).HistoryBars }));

const LINES: PatternLines<HistoryKind> = { session: 'plain', evaluation: 'slanted', questionnaire: 'crossed' };
/** More bars are no picture: the table of the page has every period. */
const MAX_BARS = 26;

/** How many sessions and evaluations each month or week has, as bars or as a table. */
export function HistoryChart({ rows, unit }: { readonly rows: readonly HistoryRow[]; readonly unit: HistoryUnit }) {
  const { t } = useTranslation(['evaluation-history', 'lists']);
  const { number } = useFormat();
  const nameOf = usePeriodName(unit);
  const form = useChartForm();
  const chartId = useId();
  const spans = historySpans(rows, unit, ZONE, MAX_BARS);
  const total = (kind: (typeof HISTORY_KINDS)[number]) => spans.reduce((sum, { counts }) => sum + counts[kind], 0);
  return (
    <ChartFrame<HistorySpan>
      words={{
        title: t(`values.chart.${unit}`),
        loading: t('lists:history.loading'),
        empty: { title: t('empty.title'), message: t('empty.text') },
        chartLabel: t('chartLabel', {
          sessions: number(total('session')),
          evaluations: number(total('evaluation')),
          questionnaires: number(total('questionnaire')),
        }),
        tableLabel: t('chartTable'),
      }}
      {...form}
      figures={{
        rows: spans,
        rowId: ({ fromMs }) => String(fromMs),
        columns: [
          {
            ...{ id: 'period', header: t(`values.unit.${unit}`), isTitle: true },
            cell: (span) => nameOf(span),
            exportValue: (span) => nameOf(span),
          },
          ...HISTORY_KINDS.map((kind) => ({
            id: kind,
            header: t(`values.kinds.${kind}`),
            cell: ({ counts }: HistorySpan) => number(counts[kind]),
            exportValue: ({ counts }: HistorySpan) => counts[kind],
            total: { cell: number(total(kind)), value: total(kind) },
          })),
        ],
      }}
      isEmpty={spans.length === 0}
      onRetry={() => undefined}
      note={spans.length === MAX_BARS && t('chartCut', { shown: number(MAX_BARS) })}
      className={classes['colors']}
      legend={HISTORY_KINDS.map((kind) => ({
        ...{ id: kind, label: t(`values.kinds.${kind}`) },
        swatch: <PatternSwatch chartId={chartId} name={kind} />,
      }))}
      chart={
        <>
          <ChartPatterns chartId={chartId} lines={LINES} />
          <HistoryBars chartId={chartId} spans={spans} nameOf={nameOf} />
        </>
      }
    />
  );
}
