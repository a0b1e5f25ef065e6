import { Stack } from '@mantine/core';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comparison, IndexCompared, SharesCompared } from '#domain/analysis/comparison/comparison.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import type { AnalysisNames } from '../parts/analysed.ts';
import { useChartWords } from '../parts/useFigures.ts';
import { byEffect, markOf } from './differences.ts';
import { type MarkKind, MarkSwatch } from './DifferenceMark.tsx';
import { type Named, useIndexColumns, useShareColumns } from './useComparedColumns.ts';
import { useSignedFigures } from './useComparisonWords.ts';

// The library that draws charts is fetched where a chart is shown.
const DifferencePlot = lazy(async () => ({ default: (await import('./DifferencePlot.tsx')).DifferencePlot }));

const MARKS: readonly MarkKind[] = ['clear', 'open', 'plain'];
/** Shares differ by a hundred points at most. */
const MOST_POINTS = 100;
const codeOf = ({ code }: { readonly code: string }) => code;

type Shared = {
  /** the names of both sides */
  readonly subtitle: string;
  readonly facts: readonly ExportFact[];
};

/** The differences of behaviours and zones as charts with their tables, and those of diversity as a table. */
export function ComparisonFrames({
  comparison,
  names,
  finding,
  ...shared
}: Shared & {
  readonly comparison: Comparison;
  readonly names: Pick<AnalysisNames, 'behaviour' | 'zone'>;
  readonly finding: string;
}) {
  const { t } = useTranslation(['analysis-comparison', 'analyses']);
  const words = useChartWords();
  const { behaviours, zones, shannon, evenness } = comparison;
  const indices: readonly Named<IndexCompared>[] = [
    { code: 'shannon', name: t('analyses:columns.shannon'), ...shannon },
    { code: 'evenness', name: t('analyses:columns.evenness'), ...evenness },
  ];
  const indexColumns = useIndexColumns(t('index'));
  return (
    <Stack gap="xl">
      <SharesFrame
        {...shared}
        title={t('chart.behaviours')}
        chartLabel={finding}
        header={t('analyses:columns.behaviour')}
        rows={behaviours.map((one) => ({ ...one, code: one.behaviour, name: names.behaviour(one.behaviour) }))}
      />
      {zones.some(({ a, b }) => a.of + b.of > 0) && (
        <SharesFrame
          {...shared}
          title={t('chart.zones')}
          chartLabel={t('chart.zones')}
          header={t('analyses:columns.zone')}
          rows={zones.map((one) => ({ ...one, code: one.zoneId, name: names.zone(one.zoneId) }))}
        />
      )}
      <ChartFrame<Named<IndexCompared>>
        words={{
          ...words,
          ...{ title: t('chart.diversity'), subtitle: shared.subtitle },
          ...{ chartLabel: t('chart.diversity'), tableLabel: t('chart.diversity') },
        }}
        figures={{ rows: indices, rowId: codeOf, facts: shared.facts, columns: indexColumns }}
        onRetry={() => undefined}
      />
    </Stack>
  );
}

/** The differences of shares: a chart with whiskers, the same figures as a table, and both as files. */
function SharesFrame({
  title,
  chartLabel,
  header,
  rows,
  subtitle,
  facts,
}: Shared & {
  readonly title: string;
  readonly chartLabel: string;
  readonly header: string;
  readonly rows: readonly Named<SharesCompared>[];
}) {
  const { t } = useTranslation('analysis-comparison');
  const { signedPoints } = useSignedFigures();
  const words = useChartWords();
  const form = useChartForm();
  const columns = useShareColumns(header);
  const drawn = byEffect(rows).map((row) => ({
    ...{ code: row.code, name: row.name, value: row.difference ?? 0, figure: signedPoints(row.difference ?? 0) },
    ...{ interval: row.interval, kind: markOf(row) },
  }));
  return (
    <ChartFrame<Named<SharesCompared>>
      words={{
        ...words,
        ...{ title, subtitle, chartLabel, tableLabel: title, chartHint: t('chart.hint') },
        empty: { title: t('finding.none'), message: t('chart.empty') },
      }}
      {...form}
      figures={{ rows, rowId: codeOf, facts, columns }}
      // A side without observations has no difference, but the other one has its shares: the table keeps them.
      isEmpty={drawn.length === 0 && form.form === 'chart'}
      onRetry={() => undefined}
      legend={MARKS.filter((kind) => drawn.some((one) => one.kind === kind)).map((kind) => ({
        ...{ id: kind, swatch: <MarkSwatch kind={kind} />, label: t(`values.mark.${kind}`) },
      }))}
      chart={<DifferencePlot differences={drawn} most={MOST_POINTS} write={signedPoints} />}
    />
  );
}
