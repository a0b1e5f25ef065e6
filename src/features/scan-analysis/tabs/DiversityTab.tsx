import { SegmentedControl, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Diversity } from '#domain/analysis/diversity.ts';
import { appError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import type { FigureColumn } from '#kit/chart/figures.ts';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import { withParameters } from '#lib/address-parameters.ts';
import { LazyDiversityLine } from '../charts/LazyDiversityLine.tsx';
import type { Analysed } from '../parts/analysed.ts';
import { AnalysisPanel } from '../parts/AnalysisPanel.tsx';
import { numberColumn, textColumn, titleColumn } from '../parts/columns.ts';
import { DIVERSITY_LEVELS } from '../parts/diversity-levels.ts';
import { Intervals, useIntervalFacts } from '../parts/Intervals.tsx';
import { PERIOD_UNITS, type PeriodUnit } from '../parts/period-units.ts';
import { useChartWords, useFigures } from '../parts/useFigures.ts';
import { usePeriodName } from '../parts/usePeriodName.ts';

const SERIES = { day: 'days', week: 'weeks', month: 'months' } as const satisfies Record<PeriodUnit, string>;

type Named = Diversity & { readonly name: string; readonly key: string };

/** The diversity of behaviours, its course by day, week or month, and that of each animal. */
export function DiversityTab({ result, names, facts, uncertainty }: Analysed) {
  const { t } = useTranslation(['analyses', 'words']);
  const { count, index } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const messageOf = useErrorMessage();
  const columnsOf = useDiversityColumns();
  const { unit, onUnit } = useUnit();
  const periodName = usePeriodName(unit);
  const { diversity, frequency } = result.analysis;
  const { overall, individuals } = diversity;
  const { periods, notice } = diversity[SERIES[unit]];
  const series: readonly Named[] = periods.map((one) => ({ ...one, key: one.period, name: periodName(one.period) }));
  const animals: readonly Named[] = individuals.map((one) => ({
    ...one,
    ...{ key: one.individualId, name: names.animal(one.individualId) },
  }));
  const { bootstrap } = uncertainty.value ?? {};
  const ofAll = [
    { name: t('columns.shannon'), value: overall.shannon, interval: bootstrap?.shannon },
    { name: t('columns.evenness'), value: overall.evenness, interval: bootstrap?.evenness },
  ];
  const intervalFacts = useIntervalFacts(uncertainty, ofAll);
  const finding =
    overall.shannon === null || overall.level === null
      ? t('finding.diversityNone')
      : t('finding.diversity', {
          level: t(`values.level.${DIVERSITY_LEVELS[overall.level]}`),
          shannon: index(overall.shannon),
          observed: count(overall.observed),
          all: count(frequency.overall.behaviours.length),
        });
  const subtitle = `N = ${count(overall.total)}`;
  const rowId = ({ key }: Named) => key;
  return (
    <AnalysisPanel tab="diversity" finding={finding}>
      <Intervals uncertainty={uncertainty} values={ofAll} />
      <Stack gap="xl">
        <ChartFrame<Named>
          words={{
            ...words,
            ...{ title: t('chart.diversity'), subtitle, chartLabel: finding, tableLabel: t('chart.diversity') },
            ...(notice === null ? {} : { empty: { title: messageOf(appError(notice)), message: t('empty') } }),
          }}
          {...form}
          controls={
            <SegmentedControl
              aria-label={t('columns.period')}
              size="md"
              data={PERIOD_UNITS.map((value) => ({ value, label: t(`values.unit.${value}`) }))}
              value={unit}
              onChange={onUnit}
            />
          }
          figures={{
            rows: series,
            rowId,
            facts: [...facts, ...intervalFacts],
            columns: columnsOf('period', t('columns.period')),
          }}
          // A single period is no course, but it has its values: the table keeps them.
          isEmpty={series.length === 0 || (notice !== null && form.form === 'chart')}
          onRetry={() => undefined}
          chart={<LazyDiversityLine points={series} />}
        />
        <ChartFrame<Named>
          words={{
            ...words,
            ...{ title: t('chart.individualDiversity'), subtitle },
            ...{ chartLabel: t('chart.individualDiversity'), tableLabel: t('chart.individualDiversity') },
          }}
          figures={{ rows: animals, rowId, facts, columns: columnsOf('animal', t('words:animal')) }}
          isEmpty={overall.total === 0}
          onRetry={() => undefined}
        />
      </Stack>
    </AnalysisPanel>
  );
}

/** Returns the columns of a table of diversities, whose rows are named by the first one. */
function useDiversityColumns() {
  const { t } = useTranslation(['analyses', 'words']);
  const { count, index } = useFigures();
  return (id: string, header: string): readonly FigureColumn<Named>[] => [
    titleColumn(id, header, ({ name }) => name),
    numberColumn('total', t('columns.total'), ({ total }) => total, count),
    numberColumn('observed', t('columns.observed'), ({ observed }) => observed, count),
    numberColumn('shannon', t('columns.shannon'), ({ shannon }) => shannon, index),
    numberColumn('evenness', t('columns.evenness'), ({ evenness }) => evenness, index),
    numberColumn('effective', t('columns.effectiveNumber'), ({ effectiveNumber }) => effectiveNumber, index),
    numberColumn('simpson', t('columns.simpson'), ({ simpson }) => simpson, index),
    textColumn('level', t('columns.level'), ({ level }) =>
      level === null ? '' : t(`values.level.${DIVERSITY_LEVELS[level]}`),
    ),
  ];
}

/** Returns the period of the series, which stands in the address as `by`. */
function useUnit() {
  const [parameters, setParameters] = useSearchParams();
  return {
    unit: PERIOD_UNITS.find((one) => one === parameters.get('by')) ?? 'week',
    onUnit: (unit: PeriodUnit) =>
      setParameters((now) => withParameters(now, { by: unit === 'week' ? null : unit }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
