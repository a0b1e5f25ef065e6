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

/** After how much observed time each behaviour first comes, of all animals or of one. */
export function LatenciesTab(analysed: FocalAnalysed) {
  const { names } = analysed;
  const { t } = useTranslation(['focal-analysis', 'analyses']);
  const { count } = useFigures();
  const { behaviours, sample, facts, control } = useOneAnimal(analysed);
  const bars = behaviours
    .flatMap(({ code, latencies, withoutIt }) =>
      latencies.mean === null
        ? []
        : [
            {
              ...{ code, name: names.behaviour(code), colour: names.colour(code), value: latencies.mean },
              ...{ figure: clockText(latencies.mean), n: latencies.count, withoutIt },
            },
          ],
    )
    .toSorted((one, other) => one.value - other.value);
  const [first] = bars;
  const finding =
    first === undefined
      ? t('finding.none')
      : t('finding.latencies', {
          ...{ name: first.name, latency: first.figure, n: count(first.n), without: count(first.withoutIt) },
        });
  const chart = useFocalChart(t('chart.latencies'), sample, finding);
  return (
    <FocalPanel tab="latencies" finding={finding}>
      <ChartFrame<FocalResult>
        {...chart}
        controls={control}
        figures={{
          ...{ rows: behaviours, rowId: ({ code }) => code, facts },
          columns: [
            titleColumn('behaviour', t('analyses:columns.behaviour'), ({ code }) => names.behaviour(code)),
            textColumn('code', t('analyses:columns.code'), ({ code }) => code),
            durationColumn('mean', t('columns.latency'), (row) => row.latencies.mean),
            durationColumn('deviation', t('columns.deviation'), (row) => row.latencies.deviation),
            durationColumn('median', t('columns.median'), (row) => row.latencies.median),
            durationColumn('min', t('analyses:stats.min'), (row) => row.latencies.min),
            durationColumn('max', t('analyses:stats.max'), (row) => row.latencies.max),
            numberColumn('with', t('columns.with'), (row) => row.latencies.count, count),
            numberColumn('without', t('columns.without'), (row) => row.withoutIt, count),
          ],
        }}
        isEmpty={bars.length === 0}
        chart={<LazyFigureBars bars={bars} write={clockText} />}
      />
    </FocalPanel>
  );
}
