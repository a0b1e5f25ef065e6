import { SegmentedControl, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { AmongOthers } from '#domain/animal-analysis/among-others.ts';
import type { Diversity } from '#domain/analysis/diversity.ts';
import { appError } from '#domain/errors/app-error.ts';
import {
  AnalysisPanel,
  LazyDiversityLine,
  numberColumn,
  titleColumn,
  useChartWords,
  useFigures,
  usePeriodName,
} from '#features/scan-analysis/index.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import { withParameters } from '#lib/address-parameters.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import type { AnimalAnalysed } from '../parts/animal-analysed.ts';
import { useFindings } from '../parts/useFindings.ts';
import { useOwnResults } from '../reading/useOwnResults.ts';

const UNITS = ['week', 'month'] as const;
type Unit = (typeof UNITS)[number];
const SERIES = { week: 'weeks', month: 'months' } as const;

type Measure = AmongOthers & { readonly id: 'shannon' | 'evenness' };
type Point = Diversity & { readonly period: string; readonly name: string };

/** The diversity of the animal's behaviours beside the others, and its course by week or month. */
export function DiversityTab(analysed: AnimalAnalysed) {
  const { portrait, facts } = analysed;
  const { t } = useTranslation(['animal-analysis', 'analyses']);
  const { count, index } = useFigures();
  const words = useChartWords();
  const finding = useFindings().diversity(analysed);
  const measures: readonly Measure[] = [
    { id: 'shannon', ...portrait.shannon },
    { id: 'evenness', ...portrait.evenness },
  ];
  return (
    <AnalysisPanel tab="diversity" finding={finding}>
      <Stack gap="xl">
        <Course {...analysed} />
        <ChartFrame<Measure>
          words={{ ...words, title: t('besideOthers'), chartLabel: finding, tableLabel: t('besideOthers') }}
          figures={{
            ...{ rows: measures, rowId: ({ id }) => id, facts },
            columns: [
              titleColumn('figure', t('analyses:columns.figure'), ({ id }) => t(`analyses:columns.${id}`)),
              numberColumn('own', t('analyses:columns.value'), ({ own }) => own, index),
              numberColumn('median', t('medianOfOthers'), ({ median }) => median, index),
              numberColumn('others', t('otherAnimals'), ({ others }) => others, count),
            ],
          }}
          isEmpty={portrait.total === 0}
          onRetry={() => undefined}
          note={t('medianNote')}
        />
      </Stack>
    </AnalysisPanel>
  );
}

/** The diversity of each week or month in which the animal was seen. */
function Course(analysed: AnimalAnalysed) {
  const { facts } = analysed;
  const { t } = useTranslation(['animal-analysis', 'analyses']);
  const { count, index } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const messageOf = useErrorMessage();
  const { unit, onUnit } = useUnit();
  const periodName = usePeriodName(unit);
  const { value: own, hasFailed } = useOwnResults(analysed);
  if (hasFailed) return <ErrorState title={t('analyses:failedTitle')} message={t('analyses:failed')} />;
  const series = own?.analysis.diversity[SERIES[unit]];
  const points = series?.periods.map((one): Point => ({ ...one, name: periodName(one.period) }));
  const notice = series?.notice ?? null;
  const title = t('analyses:chart.diversity');
  return (
    <ChartFrame<Point>
      words={{
        ...words,
        ...{ title, chartLabel: title, tableLabel: title },
        ...(notice === null ? {} : { empty: { title: messageOf(appError(notice)), message: t('analyses:empty') } }),
      }}
      {...form}
      controls={
        <SegmentedControl
          aria-label={t('analyses:columns.period')}
          size="md"
          data={UNITS.map((value) => ({ value, label: t(`analyses:values.unit.${value}`) }))}
          value={unit}
          onChange={onUnit}
        />
      }
      figures={
        points && {
          ...{ rows: points, rowId: ({ period }) => period, facts },
          columns: [
            titleColumn('period', t('analyses:columns.period'), ({ name }) => name),
            numberColumn('total', t('analyses:columns.total'), ({ total }) => total, count),
            numberColumn('observed', t('analyses:columns.observed'), ({ observed }) => observed, count),
            numberColumn('shannon', t('analyses:columns.shannon'), ({ shannon }) => shannon, index),
            numberColumn('evenness', t('analyses:columns.evenness'), ({ evenness }) => evenness, index),
          ],
        }
      }
      // A single period is no course, but it has its values: the table keeps them.
      isEmpty={points?.length === 0 || (notice !== null && form.form === 'chart')}
      onRetry={() => undefined}
      chart={<LazyDiversityLine points={points ?? []} />}
    />
  );
}

/** Returns the period of the course, which stands in the address as `by`. */
function useUnit() {
  const [parameters, setParameters] = useSearchParams();
  return {
    unit: UNITS.find((one) => one === parameters.get('by')) ?? 'week',
    onUnit: (unit: Unit) =>
      setParameters((now) => withParameters(now, { by: unit === 'week' ? null : unit }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
