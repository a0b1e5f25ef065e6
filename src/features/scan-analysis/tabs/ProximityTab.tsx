import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Associations } from '#domain/analysis/association.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { LazyMatrixChart } from '#kit/chart/LazyMatrixChart.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import type { Analysed } from '../parts/analysed.ts';
import { AnalysisPanel } from '../parts/AnalysisPanel.tsx';
import { numberColumn, textColumn, titleColumn } from '../parts/columns.ts';
import { useChartWords, useFigures } from '../parts/useFigures.ts';

type Pair = Associations['pairs'][number];
const INDICES = ['simpleRatioIndex', 'halfWeightIndex'] as const;
type Index = (typeof INDICES)[number];

/** The closeness of each pair of animals, by either index, with the counts that the index is made of. */
export function ProximityTab({ result, names, facts }: Analysed) {
  const { t } = useTranslation(['analyses', 'words']);
  const { count, index } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const [chosen, setChosen] = useState<Index>('simpleRatioIndex');
  const { association, nearestNeighbours, statistics } = result.analysis;
  const { individualIds, pairs } = association;
  const matrix = association[chosen];
  const placeOf = new Map(individualIds.map((id, place) => [id, place]));
  const nearest = ({ a, b }: Pair) => {
    const [one, other] = [placeOf.get(a) ?? -1, placeOf.get(b) ?? -1];
    return (nearestNeighbours.counts[one]?.[other] ?? 0) + (nearestNeighbours.counts[other]?.[one] ?? 0);
  };
  const rows = pairs.toSorted((one, other) => (other[chosen] ?? -1) - (one[chosen] ?? -1));
  const [first] = pairs.toSorted((one, other) => (other.simpleRatioIndex ?? -1) - (one.simpleRatioIndex ?? -1));
  const hasPair = first !== undefined && first.inProximity > 0;
  const finding = hasPair
    ? t('finding.proximity', {
        ...{ one: names.animal(first.a), other: names.animal(first.b) },
        ...{ index: index(first.simpleRatioIndex ?? 0), count: count(first.inProximity) },
      })
    : t('finding.proximityNone');
  return (
    <AnalysisPanel tab="proximity" finding={finding}>
      <ChartFrame<Pair>
        words={{
          ...words,
          ...{ title: t('chart.proximity'), subtitle: `n = ${count(statistics.scans)}` },
          ...{ chartLabel: finding, tableLabel: t('chart.proximity') },
        }}
        {...form}
        controls={
          <SegmentedControl
            aria-label={t('index')}
            size="md"
            data={INDICES.map((value) => ({ value, label: t(`columns.${value}`) }))}
            value={chosen}
            onChange={setChosen}
          />
        }
        figures={{
          rows,
          rowId: ({ a, b }) => `${a} ${b}`,
          facts,
          columns: [
            titleColumn('animal', t('words:animal'), ({ a }) => names.animal(a)),
            textColumn('other', t('columns.other'), ({ b }) => names.animal(b)),
            numberColumn('together', t('columns.together'), ({ inProximity }) => inProximity, count),
            numberColumn('apart', t('columns.apart'), ({ bothApart }) => bothApart, count),
            numberColumn('onlyOne', t('columns.onlyOne'), ({ onlyA }) => onlyA, count),
            numberColumn('onlyOther', t('columns.onlyOther'), ({ onlyB }) => onlyB, count),
            ...INDICES.map((id) => numberColumn<Pair>(id, t(`columns.${id}`), (row) => row[id], index)),
            numberColumn('nearest', t('columns.nearest'), nearest, count),
          ],
        }}
        isEmpty={pairs.length === 0}
        onRetry={() => undefined}
        chart={
          <LazyMatrixChart
            names={individualIds.map(names.animal)}
            cellAt={(row, column) => {
              const value = matrix[row]?.[column] ?? null;
              return value === null ? null : { value, text: index(value) };
            }}
          />
        }
      />
    </AnalysisPanel>
  );
}
