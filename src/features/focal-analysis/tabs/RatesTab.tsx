import { useTranslation } from 'react-i18next';
import { numberColumn, textColumn, useFigures } from '#features/scan-analysis/index.ts';
import { LazyFigureBars } from '#kit/chart/LazyFigureBars.tsx';
import { focalBars, BehaviourFigures } from '../parts/BehaviourFigures.tsx';
import type { FocalAnalysed } from '../parts/focal-analysed.ts';
import { useOneAnimal } from '../parts/useOneAnimal.tsx';

/** How often each behaviour begins in an hour of observed time, of all animals or of one. */
export function RatesTab(analysed: FocalAnalysed) {
  const { names } = analysed;
  const { t } = useTranslation('focal-analysis');
  const { count, decimal } = useFigures();
  const one = useOneAnimal(analysed);
  const bars = focalBars(one.behaviours, names, (row) => (row.count === 0 ? null : row.perHour), decimal);
  const [first] = bars;
  const finding =
    first === undefined
      ? t('finding.none')
      : t('finding.rates', { name: first.name, rate: first.figure, n: count(first.row.count) });
  return (
    <BehaviourFigures
      title={t('chart.rates')}
      {...{ tab: 'rates', one, names, finding, rows: one.behaviours }}
      columns={[
        textColumn('type', t('columns.type'), ({ type }) => t(`values.type.${type}`)),
        numberColumn('count', t('columns.occurrences'), (row) => row.count, count),
        numberColumn('perHour', t('columns.perHour'), (row) => row.perHour, decimal),
      ]}
      chart={bars.length === 0 ? null : <LazyFigureBars bars={bars} write={decimal} />}
    />
  );
}
