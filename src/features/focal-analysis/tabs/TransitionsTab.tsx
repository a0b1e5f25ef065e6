import { SegmentedControl } from '@mantine/core';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberColumn, textColumn, titleColumn, useFigures } from '#features/scan-analysis/index.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { LazyMatrixChart } from '#kit/chart/LazyMatrixChart.tsx';
import { pairsOf, type TransitionPair } from '../charts/transition-pairs.ts';
import type { FocalAnalysed } from '../parts/focal-analysed.ts';
import { FocalPanel } from '../parts/FocalPanel.tsx';
import { useFocalChart } from '../parts/useFocalChart.ts';
import { useOneAnimal } from '../parts/useOneAnimal.tsx';

const TransitionDiagram = lazy(async () => ({
  default: (await import('../charts/TransitionDiagram.tsx')).TransitionDiagram,
}));

const VIEWS = ['matrix', 'diagram'] as const;
type View = (typeof VIEWS)[number];

/** Which behaviour follows which, as a matrix or as a diagram, of all animals or of one. */
export function TransitionsTab(analysed: FocalAnalysed) {
  const { names } = analysed;
  const { t } = useTranslation(['focal-analysis', 'analyses']);
  const { count, share } = useFigures();
  const [view, setView] = useState<View>('matrix');
  const { transitions, sample, facts, control } = useOneAnimal(analysed);
  const { codes, counts, probabilities, total, outside } = transitions;
  const pairs = pairsOf(transitions);
  const [first] = pairs;
  const seen = codes.flatMap((code, place) =>
    pairs.some((pair) => pair.from === code || pair.to === code) ? [{ code, place }] : [],
  );
  const finding =
    first === undefined
      ? t('finding.transitionsNone')
      : t('finding.transitions', {
          ...{ one: names.behaviour(first.from), other: names.behaviour(first.to) },
          ...{ n: count(first.count), total: count(total), percent: share(100 * first.probability) },
        });
  const chart = useFocalChart(t('chart.transitions'), `${sample} · N = ${count(total)}`, finding);
  return (
    <FocalPanel tab="transitions" finding={finding}>
      <ChartFrame<TransitionPair>
        {...chart}
        controls={
          <>
            {control}
            <SegmentedControl
              aria-label={t('view')}
              size="md"
              data={VIEWS.map((value) => ({ value, label: t(`values.view.${value}`) }))}
              value={view}
              onChange={setView}
            />
          </>
        }
        figures={{
          ...{ rows: pairs, rowId: ({ from, to }) => `${from} ${to}`, facts },
          columns: [
            titleColumn('from', t('analyses:columns.from'), ({ from }) => names.behaviour(from)),
            textColumn('to', t('analyses:columns.to'), ({ to }) => names.behaviour(to)),
            numberColumn('count', t('columns.transitions'), (row) => row.count, count),
            numberColumn('probability', t('columns.probability'), (row) => 100 * row.probability, share),
          ],
        }}
        isEmpty={pairs.length === 0}
        note={outside > 0 && t('outside', { n: count(outside) })}
        chart={
          view === 'matrix' ? (
            <LazyMatrixChart
              names={seen.map(({ code }) => names.behaviour(code))}
              cellAt={(row, column) => {
                const [one, other] = [seen[row]?.place ?? -1, seen[column]?.place ?? -1];
                const value = probabilities[one]?.[other] ?? null;
                return value === null || counts[one]?.[other] === 0 ? null : { value, text: share(100 * value) };
              }}
            />
          ) : (
            <TransitionDiagram
              nodes={seen.map(({ code }) => ({ code, name: names.behaviour(code), colour: names.colour(code) }))}
              pairs={pairs}
              write={(probability) => share(100 * probability)}
            />
          )
        }
      />
    </FocalPanel>
  );
}
