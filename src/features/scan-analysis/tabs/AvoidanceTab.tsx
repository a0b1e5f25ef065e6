import { useTranslation } from 'react-i18next';
import type { Avoidance } from '#domain/analysis/avoidance.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { LazyMatrixChart } from '#kit/chart/LazyMatrixChart.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import type { Analysed } from '../parts/analysed.ts';
import { AnalysisPanel } from '../parts/AnalysisPanel.tsx';
import { numberColumn, titleColumn } from '../parts/columns.ts';
import { useChartWords, useFigures } from '../parts/useFigures.ts';

type Row = Avoidance['individuals'][number];

/** Avoidance: the rate of each pair, and the numbers that each animal gave and received. */
export function AvoidanceTab({ result, names, facts }: Analysed) {
  const { t } = useTranslation(['analyses', 'words']);
  const { count, decimal } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const { avoidance, interactions, statistics } = result.analysis;
  const { individuals, rates } = avoidance;
  const total = interactions.totals.avoid;
  const [first] = individuals.toSorted((one, other) => other.received - one.received);
  const finding =
    first === undefined || total === 0
      ? t('finding.avoidanceNone')
      : t('finding.avoidance', {
          ...{ name: names.animal(first.individualId), count: count(first.received), total: count(total) },
        });
  return (
    <AnalysisPanel tab="avoidance" finding={finding}>
      <ChartFrame<Row>
        words={{
          ...words,
          ...{ title: t('chart.avoidance'), chartLabel: finding, tableLabel: t('chart.avoidance') },
          subtitle: [t('columns.rate'), `n = ${count(statistics.scans)}`].join(' · '),
          empty: { title: t('finding.avoidanceNone'), message: t('empty') },
        }}
        {...form}
        figures={{
          rows: individuals,
          rowId: ({ individualId }) => individualId,
          facts,
          columns: [
            titleColumn('animal', t('words:animal'), ({ individualId }) => names.animal(individualId)),
            numberColumn('given', t('columns.given'), ({ given }) => given, count),
            numberColumn('received', t('columns.received'), ({ received }) => received, count),
            numberColumn('net', t('columns.net'), ({ net }) => net, count),
          ],
        }}
        isEmpty={total === 0}
        onRetry={() => undefined}
        chart={
          <LazyMatrixChart
            names={individuals.map(({ individualId }) => names.animal(individualId))}
            cellAt={(row, column) => {
              const value = rates[row]?.[column] ?? null;
              return value === null ? null : { value, text: decimal(value) };
            }}
          />
        }
      />
    </AnalysisPanel>
  );
}
