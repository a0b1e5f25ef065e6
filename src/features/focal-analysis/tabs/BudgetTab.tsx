import { useTranslation } from 'react-i18next';
import { numberColumn, useFigures } from '#features/scan-analysis/index.ts';
import { LazyShareBars } from '#kit/chart/LazyShareBars.tsx';
import { focalBars, BehaviourFigures } from '../parts/BehaviourFigures.tsx';
import { durationColumn } from '../parts/duration-column.ts';
import type { FocalAnalysed } from '../parts/focal-analysed.ts';
import { useOneAnimal } from '../parts/useOneAnimal.tsx';

/** The share of the observed time that each state takes, of all animals or of one. */
export function BudgetTab(analysed: FocalAnalysed) {
  const { names } = analysed;
  const { t } = useTranslation('focal-analysis');
  const { count, share } = useFigures();
  const one = useOneAnimal(analysed);
  const states = one.behaviours.filter(({ type }) => type === 'state');
  const bars = focalBars(states, names, (row) => (row.count === 0 ? null : row.percent), share);
  const [first] = bars;
  const finding =
    first === undefined ? t('finding.budgetNone') : t('finding.budget', { name: first.name, percent: first.figure });
  return (
    <BehaviourFigures
      title={t('chart.budget')}
      {...{ tab: 'budget', one, names, finding, rows: states }}
      columns={[
        numberColumn('bouts', t('columns.bouts'), (row) => row.count, count),
        durationColumn('total', t('columns.total'), (row) => row.durationMs),
        numberColumn('percent', t('columns.ofTime'), (row) => row.percent, share),
      ]}
      chart={bars.length === 0 ? null : <LazyShareBars bars={bars.map((bar) => ({ ...bar, percent: bar.value }))} />}
    />
  );
}
