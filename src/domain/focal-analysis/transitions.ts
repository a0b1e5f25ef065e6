import type { FocalObservation } from '../observation-sessions/focal-timeline.ts';

/** How often one behaviour was followed by another; rows are the earlier one, columns the next. */
export type Transitions = {
  readonly codes: readonly string[];
  readonly counts: readonly (readonly number[])[];
  /** the share of each next behaviour in its row, from 0 to 1; null in a row without a transition */
  readonly probabilities: readonly (readonly (number | null)[])[];
  readonly total: number;
  /** transitions from or to a behaviour that is not among `codes`; they count in no row */
  readonly outside: number;
};

/**
 * Returns the behaviours of an observation in the order in which they began: starts of states and points. A state comes before a
 * point of the same instant.
 */
export function sequenceOf({ states, points }: Pick<FocalObservation, 'states' | 'points'>): readonly string[] {
  return [
    ...states.map(({ code, startAtUnix }) => ({ code, atUnix: startAtUnix })),
    ...points.map(({ code, atUnix }) => ({ code, atUnix })),
  ]
    .toSorted((one, other) => one.atUnix - other.atUnix)
    .map(({ code }) => code);
}

/**
 * Returns the transitions from one behaviour to the next one that began, within each observation: the end of an observation breaks
 * the chain. A behaviour that is not among `codes` is not skipped over. Zeros and nulls without a transition.
 * @source Bakeman & Gottman 1997, Observing Interaction, 2nd ed., ch. 7
 */
export function transitionsOf(
  observations: readonly Pick<FocalObservation, 'states' | 'points'>[],
  codes: readonly string[],
): Transitions {
  const placeOf = new Map(codes.map((code, place) => [code, place]));
  const counts = codes.map(() => codes.map(() => 0));
  let [total, outside] = [0, 0];
  for (const observation of observations) {
    const sequence = sequenceOf(observation);
    for (const [at, code] of sequence.slice(0, -1).entries()) {
      const row = counts[placeOf.get(code) ?? -1];
      const column = placeOf.get(sequence[at + 1] ?? '');
      if (row === undefined || column === undefined) outside += 1;
      else {
        row[column] = (row[column] ?? 0) + 1;
        total += 1;
      }
    }
  }
  const probabilities = counts.map((row) => {
    const ofRow = row.reduce((all, count) => all + count, 0);
    return row.map((count) => (ofRow === 0 ? null : count / ofRow));
  });
  return { codes, counts, probabilities, total, outside };
}
