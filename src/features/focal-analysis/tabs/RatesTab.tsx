import { useTranslation } from 'react-i18next';
import type { FocalResult } from '#domain/focal-analysis/focal-results.ts';
import { numberColumn, textColumn, titleColumn, useFigures } from '#features/scan-analysis/index.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { LazyFigureBars } from '#kit/chart/LazyFigureBars.tsx';
import type { FocalAnalysed } from '../parts/focal-analysed.ts';
import { FocalPanel } from '../parts/FocalPanel.tsx';
import { useFocalChart } from '../parts/useFocalChart.ts';
import { useOneAnimal } from '../parts/useOneAnimal.tsx';

/** How often each behaviour begins in an hour of observed time, of all animals or of one. */
export function RatesTab(analysed: FocalAnalysed) {
  const { names } = analysed;
  const { t } = useTranslation(['focal-analysis', 'analyses']);
  const { count, decimal } = useFigures();
  const { behaviours, sample, facts, control } = useOneAnimal(analysed);
  const bars = behaviours
    .flatMap(({ code, perHour, count: n }) =>
      perHour === null || n === 0
        ? []
        : [
            {
              ...{ code, name: names.behaviour(code), colour: names.colour(code), value: perHour, n },
              figure: decimal(perHour),
            },
          ],
    )
    .toSorted((one, other) => other.value - one.value);
  const [first] = bars;
  const finding =
    first === undefined
      ? t('finding.none')
      : t('finding.rates', { name: first.name, rate: first.figure, n: count(first.n) });
  const chart = useFocalChart(t('chart.rates'), sample, finding);
  return (
    <FocalPanel tab="rates" finding={finding}>
      <ChartFrame<FocalResult>
        {...chart}
        controls={control}
        figures={{
          ...{ rows: behaviours, rowId: ({ code }) => code, facts },
          columns: [
            titleColumn('behaviour', t('analyses:columns.behaviour'), ({ code }) => names.behaviour(code)),
            textColumn('code', t('analyses:columns.code'), ({ code }) => code),
            textColumn('type', t('columns.type'), ({ type }) => t(`values.type.${type}`)),
            numberColumn('count', t('columns.occurrences'), (row) => row.count, count),
            numberColumn('perHour', t('columns.perHour'), (row) => row.perHour, decimal),
          ],
        }}
        isEmpty={bars.length === 0}
        chart={<LazyFigureBars bars={bars} write={decimal} />}
      />
    </FocalPanel>
  );
}
