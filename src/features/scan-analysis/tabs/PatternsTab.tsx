import { Select, Stack } from '@mantine/core';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpeciesPattern } from '#domain/analysis/species-patterns.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { LazyShareBars } from '#kit/chart/LazyShareBars.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import type { Analysed } from '../parts/analysed.ts';
import { AnalysisPanel } from '../parts/AnalysisPanel.tsx';
import { behaviourBars } from '../parts/behaviour-bars.ts';
import { numberColumn, textColumn, titleColumn } from '../parts/columns.ts';
import { useChartWords, useFigures } from '../parts/useFigures.ts';

// The library that draws charts is fetched where a chart is shown.
const HourBars = lazy(async () => ({ default: (await import('../charts/HourBars.tsx')).HourBars }));

type Row = SpeciesPattern['behaviours'][number];
type Hour = { readonly name: string; readonly hour: number; readonly count: number };

/** The behaviours of each species and the hours at which it was seen. */
export function PatternsTab({ result, names, facts }: Analysed) {
  const { t } = useTranslation(['analyses', 'words']);
  const { list } = useFormat();
  const { count, share } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const [chosen, setChosen] = useState<string | null>(null);
  const patterns = result.analysis.speciesPatterns.toSorted((one, other) => other.total - one.total);
  const pattern = patterns.find(({ speciesId }) => speciesId === chosen) ?? patterns[0];
  const sentences = patterns
    .filter(({ total }) => total > 0)
    .map(({ speciesId, dominant, total }) =>
      t('finding.patterns', {
        ...{ species: names.species(speciesId), total: count(total) },
        dominant: list(dominant.map(names.behaviour)),
      }),
    );
  const behaviours = pattern?.behaviours ?? [];
  const hours: readonly Hour[] = (pattern?.hours ?? []).map((seen, hour) => ({
    ...{ hour, count: seen, name: t('hourOf', { hour: count(hour) }) },
  }));
  const speciesFact = {
    label: t('words:species'),
    value: pattern === undefined ? '' : names.species(pattern.speciesId),
  };
  const isEmpty = pattern === undefined || pattern.total === 0;
  return (
    <AnalysisPanel tab="patterns" finding={sentences.length === 0 ? t('finding.patternsNone') : sentences.join(' ')}>
      <Stack gap="xl">
        <ChartFrame<Row>
          words={{
            ...words,
            title: t('chart.patterns'),
            subtitle: `${speciesFact.value} · N = ${count(pattern?.total ?? 0)}`,
            ...{ chartLabel: sentences.join(' '), tableLabel: t('chart.patterns') },
          }}
          {...form}
          controls={
            patterns.length > 1 && (
              <Select
                aria-label={t('words:species')}
                allowDeselect={false}
                data={patterns.map(({ speciesId }) => ({ value: speciesId, label: names.species(speciesId) }))}
                value={pattern?.speciesId ?? null}
                onChange={setChosen}
              />
            )
          }
          figures={{
            rows: behaviours,
            rowId: ({ behaviour }) => behaviour,
            facts: [...facts, speciesFact],
            columns: [
              titleColumn('behaviour', t('columns.behaviour'), ({ behaviour }) => names.behaviour(behaviour)),
              textColumn('code', t('columns.code'), ({ behaviour }) => behaviour),
              numberColumn('count', t('columns.count'), (row) => row.count, count),
              numberColumn('percent', t('columns.percent'), ({ percent }) => percent, share),
            ],
          }}
          isEmpty={isEmpty}
          onRetry={() => undefined}
          chart={<LazyShareBars bars={behaviourBars(behaviours, names, share)} />}
        />
        <ChartFrame<Hour>
          words={{
            ...words,
            ...{ title: t('chart.hours'), subtitle: speciesFact.value },
            ...{ chartLabel: t('chart.hours'), tableLabel: t('chart.hours') },
          }}
          {...form}
          figures={{
            rows: hours,
            rowId: ({ hour }) => String(hour),
            facts: [...facts, speciesFact],
            columns: [
              titleColumn('hour', t('columns.hour'), ({ name }) => name),
              numberColumn('count', t('columns.count'), (row) => row.count, count),
            ],
          }}
          isEmpty={isEmpty}
          onRetry={() => undefined}
          chart={<HourBars hours={hours} />}
        />
      </Stack>
    </AnalysisPanel>
  );
}
