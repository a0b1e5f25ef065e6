import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Visibility } from '#domain/analysis/visibility.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { LazyShareBars } from '#kit/chart/LazyShareBars.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import type { ExportValue } from '#ui/table/export-value.ts';
import type { Analysed } from '../parts/analysed.ts';
import { AnalysisPanel } from '../parts/AnalysisPanel.tsx';
import { numberColumn, titleColumn } from '../parts/columns.ts';
import { useChartWords, useFigures } from '../parts/useFigures.ts';

const SPREAD = ['mean', 'standardDeviation', 'median', 'min', 'max'] as const;
const COUNTS = ['scans', 'records', 'visibleRecords', 'notVisibleRecords', 'individuals', 'individualsSeen'] as const;
const COLOUR = 'var(--mantine-primary-color-filled)';

type LineId =
  | ((typeof COUNTS)[number] | (typeof SPREAD)[number])
  | ('neverSeen' | 'firstScan' | 'lastScan' | 'days' | 'scansPerDay');
type Line = { readonly id: string; readonly name: string; readonly text: string; readonly value: ExportValue };

/** The amount of observation and its time, the animals that a scan saw, and the visibility of each of them. */
export function StatisticsTab({ result, names, facts }: Analysed) {
  const { t } = useTranslation(['analyses', 'words']);
  const { dateTime, list } = useFormat();
  const { count, share, decimal } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const { statistics, visibility } = result.analysis;
  const { visibleIndividualsPerScan: spread, firstScan, lastScan, neverSeen, days, scansPerDay } = statistics;
  const line = (id: LineId, value: ExportValue, text: string): Line => ({
    ...{ id, name: t(`stats.${id}`), value, text },
  });
  const numbered = (id: LineId, value: number | null, write: (value: number) => string) =>
    line(id, value, value === null ? '–' : write(value));
  const instant = (id: 'firstScan' | 'lastScan', written: typeof firstScan) =>
    written === null
      ? line(id, null, '–')
      : line(id, { instant: Date.parse(written.utc) }, dateTime(Date.parse(written.utc)));
  const unseen = list(neverSeen.map(names.animal));
  const lines: readonly Line[] = [
    ...COUNTS.map((id) => numbered(id, statistics[id], count)),
    line('neverSeen', unseen, unseen || '–'),
    ...[instant('firstScan', firstScan), instant('lastScan', lastScan)],
    ...[numbered('days', days, count), numbered('scansPerDay', scansPerDay, decimal)],
    ...SPREAD.map((id) => numbered(id, spread[id], decimal)),
  ];
  const finding = t('finding.statistics', {
    ...{ scans: count(statistics.scans), days: count(days) },
    mean: spread.mean === null ? '–' : decimal(spread.mean),
  });
  return (
    <AnalysisPanel tab="statistics" finding={finding}>
      <Stack gap="xl">
        <ChartFrame<Line>
          words={{ ...words, title: t('chart.statistics'), chartLabel: finding, tableLabel: t('chart.statistics') }}
          figures={{
            rows: lines,
            rowId: ({ id }) => id,
            facts,
            columns: [
              titleColumn('figure', t('columns.figure'), ({ name }) => name),
              { id: 'value', header: t('columns.value'), cell: ({ text }) => text, exportValue: ({ value }) => value },
            ],
          }}
          onRetry={() => undefined}
        />
        <ChartFrame<Visibility>
          words={{
            ...words,
            ...{ title: t('chart.visibility'), subtitle: `n = ${count(statistics.scans)}` },
            ...{ chartLabel: t('chart.visibility'), tableLabel: t('chart.visibility') },
          }}
          {...form}
          figures={{
            rows: visibility,
            rowId: ({ individualId }) => individualId,
            facts,
            columns: [
              titleColumn('animal', t('words:animal'), ({ individualId }) => names.animal(individualId)),
              numberColumn('visible', t('columns.visible'), ({ visibleRecords }) => visibleRecords, count),
              numberColumn('percent', t('columns.percent'), ({ percent }) => percent, share),
            ],
          }}
          isEmpty={statistics.scans === 0}
          onRetry={() => undefined}
          chart={
            <LazyShareBars
              bars={visibility.map(({ individualId, percent }) => ({
                ...{ code: individualId, name: names.animal(individualId), colour: COLOUR },
                ...{ percent: percent ?? 0, figure: share(percent ?? 0) },
              }))}
            />
          }
        />
      </Stack>
    </AnalysisPanel>
  );
}
