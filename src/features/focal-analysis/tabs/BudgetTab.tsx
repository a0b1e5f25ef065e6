import { useTranslation } from 'react-i18next';
import type { FocalResult } from '#domain/focal-analysis/focal-results.ts';
import { numberColumn, textColumn, titleColumn, useFigures } from '#features/scan-analysis/index.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { LazyShareBars } from '#kit/chart/LazyShareBars.tsx';
import { durationColumn } from '../parts/duration-column.ts';
import type { FocalAnalysed } from '../parts/focal-analysed.ts';
import { FocalPanel } from '../parts/FocalPanel.tsx';
import { useFocalChart } from '../parts/useFocalChart.ts';
import { useOneAnimal } from '../parts/useOneAnimal.tsx';

/** The share of the observed time that each state takes, of all animals or of one. */
export function BudgetTab(analysed: FocalAnalysed) {
  const { names } = analysed;
  const { t } = useTranslation(['focal-analysis', 'analyses']);
  const { count, share } = useFigures();
  const { behaviours, sample, facts, control } = useOneAnimal(analysed);
  const states = behaviours.filter(({ type }) => type === 'state');
  const bars = states
    .flatMap(({ code, percent, count: n }) =>
      percent === null || n === 0
        ? []
        : [{ code, name: names.behaviour(code), colour: names.colour(code), percent, figure: share(percent) }],
    )
    .toSorted((one, other) => other.percent - one.percent);
  const [first] = bars;
  const finding =
    first === undefined ? t('finding.budgetNone') : t('finding.budget', { name: first.name, percent: first.figure });
  const chart = useFocalChart(t('chart.budget'), sample, finding);
  return (
    <FocalPanel tab="budget" finding={finding}>
      <ChartFrame<FocalResult>
        {...chart}
        controls={control}
        figures={{
          ...{ rows: states, rowId: ({ code }) => code, facts },
          columns: [
            titleColumn('behaviour', t('analyses:columns.behaviour'), ({ code }) => names.behaviour(code)),
            textColumn('code', t('analyses:columns.code'), ({ code }) => code),
            numberColumn('bouts', t('columns.bouts'), (row) => row.count, count),
            durationColumn('total', t('columns.total'), (row) => row.durationMs),
            numberColumn('percent', t('columns.ofTime'), (row) => row.percent, share),
          ],
        }}
        isEmpty={bars.length === 0}
        chart={<LazyShareBars bars={bars} />}
      />
    </FocalPanel>
  );
}
