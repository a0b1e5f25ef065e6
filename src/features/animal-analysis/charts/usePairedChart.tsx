import { lazy, useId } from 'react';
import { ChartPatterns, type PatternLines, PatternSwatch } from '#kit/chart/patterns.tsx';
import type { Pair } from './PairedBars.tsx';
import classes from './paired.module.css';

// The library that draws charts is fetched where a chart is shown.
const PairedBars = lazy(async () => ({ default: (await import('./PairedBars.tsx')).PairedBars }));

const LINES: PatternLines<'first' | 'second'> = { first: 'plain', second: 'slanted' };

/** Returns the drawing of two figures for each thing, with the legend of their names and the class of their colours. */
export function usePairedChart(
  names: { readonly first: string; readonly second: string },
  pairs: readonly Pair[],
  write: (figure: number) => string,
  ticks?: readonly number[],
) {
  const chartId = useId();
  return {
    className: classes['colors'],
    legend: (['first', 'second'] as const).map((id) => ({
      ...{ id, label: names[id] },
      swatch: <PatternSwatch chartId={chartId} name={id} />,
    })),
    chart: (
      <>
        <ChartPatterns chartId={chartId} lines={LINES} />
        <PairedBars {...{ chartId, pairs, write }} {...(ticks === undefined ? {} : { ticks })} />
      </>
    ),
  };
}
