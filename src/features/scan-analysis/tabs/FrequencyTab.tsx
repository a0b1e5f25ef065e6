import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Frequency } from '#domain/analysis/frequency.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { LazyShareBars } from '#kit/chart/LazyShareBars.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import type { Analysed } from '../parts/analysed.ts';
import { AnalysisPanel } from '../parts/AnalysisPanel.tsx';
import { behaviourBars } from '../parts/behaviour-bars.ts';
import { numberColumn, textColumn, titleColumn } from '../parts/columns.ts';
import { Intervals, useIntervalColumns, useIntervalFacts } from '../parts/Intervals.tsx';
import { useChartWords, useFigures } from '../parts/useFigures.ts';

type Row = Frequency['behaviours'][number];

/** The frequency of each behaviour, of all animals or of one. */
export function FrequencyTab({ result, names, facts, uncertainty }: Analysed) {
  const { t } = useTranslation(['analyses', 'words']);
  const { count, share } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const [animalId, setAnimalId] = useState<string | null>(null);
  const { overall, individuals } = result.analysis.frequency;
  const frequency = individuals.find(({ individualId }) => individualId === animalId) ?? overall;
  // Intervals are those of all animals.
  const shown = frequency === overall ? uncertainty : { ...uncertainty, value: null };
  const intervals = new Map(shown.value?.bootstrap.behaviours.map(({ behaviour, percent }) => [behaviour, percent]));
  const intervalColumns = useIntervalColumns<Row>(shown, ({ behaviour }) => intervals.get(behaviour) ?? null);
  const intervalFacts = useIntervalFacts(shown);
  const bars = behaviourBars(frequency.behaviours, names, share).map((bar) => ({
    ...bar,
    interval: intervals.get(bar.code) ?? null,
  }));
  const [first] = bars;
  const finding =
    first === undefined
      ? t('finding.frequencyNone')
      : t('finding.frequency', {
          name: first.name,
          percent: first.figure,
          total: count(frequency.total),
        });
  return (
    <AnalysisPanel tab="frequency" finding={finding}>
      {frequency === overall && <Intervals uncertainty={uncertainty} />}
      <ChartFrame<Row>
        words={{
          ...words,
          title: t('chart.frequency'),
          subtitle: `N = ${count(frequency.total)}`,
          chartLabel: finding,
          tableLabel: t('chart.frequency'),
        }}
        {...form}
        controls={
          <Select
            aria-label={t('words:animals')}
            placeholder={t('words:animals')}
            clearable
            data={individuals.map(({ individualId }) => ({ value: individualId, label: names.animal(individualId) }))}
            value={animalId}
            onChange={setAnimalId}
          />
        }
        figures={{
          rows: frequency.behaviours,
          rowId: ({ behaviour }) => behaviour,
          facts: [...facts, ...intervalFacts],
          columns: [
            titleColumn('behaviour', t('columns.behaviour'), ({ behaviour }) => names.behaviour(behaviour)),
            textColumn('code', t('columns.code'), ({ behaviour }) => behaviour),
            {
              ...numberColumn<Row>('count', t('columns.count'), (row) => row.count, count),
              ...totalOf(frequency, count),
            },
            numberColumn('percent', t('columns.percent'), (row) => row.percent, share),
            ...intervalColumns,
            numberColumn('mean', t('columns.meanOfIndividuals'), (row) => row.meanOfIndividuals, share),
            numberColumn('presence', t('columns.scanPresence'), (row) => row.scanPresence, share),
          ],
        }}
        isEmpty={frequency.total === 0}
        onRetry={() => undefined}
        chart={<LazyShareBars bars={bars} />}
      />
    </AnalysisPanel>
  );
}

function totalOf({ total }: Frequency, write: (value: number) => string) {
  return { total: { cell: write(total), value: total } };
}
