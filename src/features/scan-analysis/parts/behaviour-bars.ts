import type { AnalysisNames } from './analysed.ts';

type Seen = { readonly behaviour: string; readonly count: number; readonly percent: number | null };

/** Returns the behaviours that were seen as bars, the most frequent first, with their names and colours. Empty for none. */
export function behaviourBars(
  behaviours: readonly Seen[],
  names: Pick<AnalysisNames, 'behaviour' | 'colour'>,
  write: (percent: number) => string,
) {
  return behaviours
    .flatMap(({ behaviour, count, percent }) => (percent === null || count === 0 ? [] : [{ behaviour, percent }]))
    .toSorted((one, other) => other.percent - one.percent)
    .map(({ behaviour, percent }) => ({
      ...{ code: behaviour, name: names.behaviour(behaviour), colour: names.colour(behaviour) },
      ...{ percent, figure: write(percent) },
    }));
}
