import { useTranslation } from 'react-i18next';
import { clockText } from '#features/observation-sessions/index.ts';
import { numberColumn, useFigures } from '#features/scan-analysis/index.ts';
import { LazyFigureBars } from '#kit/chart/LazyFigureBars.tsx';
import { focalBars, BehaviourFigures } from '../parts/BehaviourFigures.tsx';
import { durationColumn } from '../parts/duration-column.ts';
import type { FocalAnalysed } from '../parts/focal-analysed.ts';
import { useOneAnimal } from '../parts/useOneAnimal.tsx';
import { useSpreadColumns } from '../parts/useSpreadColumns.ts';

/** How long the bouts of each state last, of all animals or of one. */
export function DurationsTab(analysed: FocalAnalysed) {
  const { names } = analysed;
  const { t } = useTranslation('focal-analysis');
  const { count } = useFigures();
  const one = useOneAnimal(analysed);
  const spread = useSpreadColumns((row) => row.bouts);
  const states = one.behaviours.filter(({ type }) => type === 'state');
  const bars = focalBars(states, names, ({ meanMs }) => meanMs, clockText);
  const [first] = bars;
  const finding =
    first === undefined
      ? t('finding.budgetNone')
      : t('finding.durations', {
          ...{ name: first.name, mean: first.figure },
          ...{ n: count(first.row.bouts.count), cut: count(first.row.cutOff) },
        });
  return (
    <BehaviourFigures
      title={t('chart.durations')}
      {...{ tab: 'durations', one, names, finding, rows: states }}
      columns={[
        numberColumn('bouts', t('columns.bouts'), (row) => row.count, count),
        numberColumn('cutOff', t('columns.cutOff'), (row) => row.cutOff, count),
        durationColumn('total', t('columns.total'), (row) => row.durationMs),
        durationColumn('mean', t('columns.mean'), (row) => row.bouts.mean),
        ...spread,
      ]}
      chart={bars.length === 0 ? null : <LazyFigureBars bars={bars} write={clockText} />}
    />
  );
}
