import type { Behaviour } from '#domain/ethograms/ethogram.ts';

/** Returns the behaviours with one of them split: the copy below it continues the same codes, under a code of its own. */
export function split(behaviours: readonly Behaviour[], at: number): readonly Behaviour[] {
  const behaviour = behaviours[at];
  return behaviour === undefined ? behaviours : behaviours.toSpliced(at + 1, 0, { ...behaviour, code: '', key: '' });
}

/** Returns the behaviours with one merged into another, which continues the codes of both. */
export function merged(behaviours: readonly Behaviour[], at: number, into: string): readonly Behaviour[] {
  const behaviour = behaviours[at];
  if (behaviour === undefined || behaviour.code === into) return behaviours;
  return behaviours
    .map((one) => (one.code === into ? { ...one, was: [...new Set([...one.was, ...behaviour.was])] } : one))
    .filter((_one, place) => place !== at);
}

/** Returns imported behaviours as a change of the last version: those of a code that it has continue it. */
export function asContinuing(behaviours: readonly Behaviour[], publishedCodes: readonly string[]): Behaviour[] {
  return behaviours.map((one) => ({ ...one, was: publishedCodes.includes(one.code) ? [one.code] : [] }));
}
