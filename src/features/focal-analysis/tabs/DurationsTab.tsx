import { useTranslation } from 'react-i18next';
import type { FocalResult } from '#domain/focal-analysis/focal-results.ts';
import { clockText } from '#features/observation-sessions/index.ts';
import { numberColumn, textColumn, titleColumn, useFigures } from '#features/scan-analysis/index.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { LazyFigureBars } from '#kit/chart/LazyFigureBars.tsx';
import { durationColumn } from '../parts/duration-column.ts';
import type { FocalAnalysed } from '../parts/focal-analysed.ts';
import { FocalPanel } from '../parts/FocalPanel.tsx';
import { useFocalChart } from '../parts/useFocalChart.ts';
import { useOneAnimal } from '../parts/useOneAnimal.tsx';

/** How long the bouts of each state last, of all animals or of one. */
export function DurationsTab(analysed: FocalAnalysed) {
  const { names } = analysed;
  const { t } = useTranslation(['focal-analysis', 'analyses']);
  const { count } = useFigures();
  const { behaviours, sample, facts, control } = useOneAnimal(analysed);
  const states = behaviours.filter(({ type }) => type === 'state');
  const bars = states
    .flatMap(({ code, meanMs, bouts, cutOff }) =>
      meanMs === null
        ? []
        : [
            {
              ...{ code, name: names.behaviour(code), colour: names.colour(code), value: meanMs },
              ...{ figure: clockText(meanMs), n: bouts.count, cutOff },
            },
          ],
    )
    .toSorted((one, other) => other.value - one.value);
  const [first] = bars;
  const finding =
    first === undefined
      ? t('finding.budgetNone')
      : t('finding.durations', {
          ...{ name: first.name, mean: first.figure, n: count(first.n), cut: count(first.cutOff) },
        });
  const chart = useFocalChart(t('chart.durations'), sample, finding);
  return (
    <FocalPanel tab="durations" finding={finding}>
      <ChartFrame<FocalResult>
        {...chart}
        controls={control}
        figures={{
          ...{ rows: states, rowId: ({ code }) => code, facts },
          columns: [
            titleColumn('behaviour', t('analyses:columns.behaviour'), ({ code }) => names.behaviour(code)),
            textColumn('code', t('analyses:columns.code'), ({ code }) => code),
            numberColumn('bouts', t('columns.bouts'), (row) => row.count, count),
            numberColumn('cutOff', t('columns.cutOff'), (row) => row.cutOff, count),
            durationColumn('total', t('columns.total'), (row) => row.durationMs),
            durationColumn('mean', t('columns.mean'), (row) => row.bouts.mean),
            durationColumn('deviation', t('columns.deviation'), (row) => row.bouts.deviation),
            durationColumn('median', t('columns.median'), (row) => row.bouts.median),
            durationColumn('min', t('analyses:stats.min'), (row) => row.bouts.min),
            durationColumn('max', t('analyses:stats.max'), (row) => row.bouts.max),
          ],
        }}
        isEmpty={bars.length === 0}
        chart={<LazyFigureBars bars={bars} write={clockText} />}
      />
    </FocalPanel>
  );
}
