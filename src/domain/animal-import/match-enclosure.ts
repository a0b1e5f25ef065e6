import { folded } from '../text/folded.ts';
import type { KnownEnclosure } from './import-ground.ts';
import { remembered } from './remembered.ts';

/** Returns the name of an enclosure in a path through a tree of places: 'House 2' of 'Savanna > House 2'. */
export function enclosureNameOf(path: string): string {
  return (path.split(/[>/\\»]/).at(-1) ?? '').trim() || path.trim();
}

export type MatchEnclosure = (name: string) => KnownEnclosure | 'unknown' | 'ambiguous' | 'missing';

/**
 * Returns a function that finds an enclosure by its name, in any case. For a path through a tree of places ('Savanna >
 * House 2') the last name counts when the whole is no name. Of two enclosures with one name, the one in use counts;
 * 'ambiguous' when both are in use.
 */
export function enclosureMatcher(enclosures: readonly KnownEnclosure[]): MatchEnclosure {
  const byName = new Map<string, KnownEnclosure[]>();
  for (const enclosure of enclosures) {
    const key = folded(enclosure.enclosureName);
    byName.set(key, [...(byName.get(key) ?? []), enclosure]);
  }
  const find = (name: string) => {
    const same = byName.get(folded(name)) ?? byName.get(folded(enclosureNameOf(name)));
    if (same === undefined) return 'unknown' as const;
    const inUse = same.filter(({ isArchived }) => !isArchived);
    return inUse.length > 1 ? ('ambiguous' as const) : (inUse[0] ?? same[0] ?? ('unknown' as const));
  };
  const known = remembered(find);
  return (name) => (name === '' ? 'missing' : known(name));
}
