import { useTranslation } from 'react-i18next';
import { clockText } from '#features/observation-sessions/index.ts';
import { numberColumn, useFigures } from '#features/scan-analysis/index.ts';
import { LazyFigureBars } from '#kit/chart/LazyFigureBars.tsx';
import { focalBars, BehaviourFigures } from '../parts/BehaviourFigures.tsx';
import { durationColumn } from '../parts/duration-column.ts';
import type { FocalAnalysed } from '../parts/focal-analysed.ts';
import { useOneAnimal } from '../parts/useOneAnimal.tsx';
import { useSpreadColumns } from '../parts/useSpreadColumns.ts';

/** After how much observed time each behaviour first comes, of all animals or of one; the earliest first. */
export function LatenciesTab(analysed: FocalAnalysed) {
  const { names } = analysed;
  const { t } = useTranslation('focal-analysis');
  const { count } = useFigures();
  const one = useOneAnimal(analysed);
  const spread = useSpreadColumns((row) => row.latencies);
  const bars = focalBars(one.behaviours, names, ({ latencies }) => latencies.mean, clockText).toReversed();
  const [first] = bars;
  const finding =
    first === undefined
      ? t('finding.none')
      : t('finding.latencies', {
          ...{ name: first.name, latency: first.figure },
          ...{ n: count(first.row.latencies.count), without: count(first.row.withoutIt) },
        });
  return (
    <BehaviourFigures
      title={t('chart.latencies')}
      {...{ tab: 'latencies', one, names, finding, rows: one.behaviours }}
      columns={[
        durationColumn('mean', t('columns.latency'), (row) => row.latencies.mean),
        ...spread,
        numberColumn('with', t('columns.with'), (row) => row.latencies.count, count),
        numberColumn('without', t('columns.without'), (row) => row.withoutIt, count),
      ]}
      chart={bars.length === 0 ? null : <LazyFigureBars bars={bars} write={clockText} />}
    />
  );
}
