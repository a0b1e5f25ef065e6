import type { Behaviour, CodeMapping } from './ethogram.ts';

type Continuing = Pick<Behaviour, 'code' | 'was'>;

/**
 * Returns how the behaviours of a draft continue the codes of the last version: an entry for each code that was renamed,
 * split, merged or given up, in the order of the version before; none for a code that stays alone under its name.
 */
export function mappingOf(before: readonly string[], behaviours: readonly Continuing[]): CodeMapping[] {
  return before.flatMap((from) => {
    const to = behaviours.filter(({ was }) => was.includes(from)).map(({ code }) => code);
    return to.length === 1 && to[0] === from ? [] : [{ from, to }];
  });
}

/** Returns the codes of the next version that continue a code; none when it was given up. */
export function continuedBy(code: string, mapping: readonly CodeMapping[]): readonly string[] {
  return mapping.find(({ from }) => from === code)?.to ?? [code];
}

/** Returns the codes of the version before that a code continues; none when it is new. */
export function continuationOf(
  code: string,
  before: readonly string[],
  mapping: readonly CodeMapping[],
): readonly string[] {
  return before.filter((one) => continuedBy(one, mapping).includes(code));
}

/** Returns the behaviours as a draft begins after a publication: each continues itself. */
export function asContinued(behaviours: readonly Behaviour[]): Behaviour[] {
  return behaviours.map((behaviour) => ({ ...behaviour, was: [behaviour.code] }));
}
