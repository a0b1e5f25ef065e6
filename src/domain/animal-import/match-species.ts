import { folded } from '../text/folded.ts';
import type { KnownSpecies } from './import-ground.ts';
import { remembered } from './remembered.ts';

/** A species found by its name; `subspecies` is the whole name of three words, where there is one. */
export type SpeciesMatch = { readonly specieId: string; readonly subspecies: string | null };
export type MatchSpecies = (latin: string, common: string) => SpeciesMatch | 'unknown' | 'ambiguous' | 'missing';

const RANK_WORDS = new Set(['ssp', 'ssp.', 'subsp', 'subsp.', 'var', 'var.', 'f.', 'cf', 'cf.']);

/**
 * Returns a function that finds the species of a row by its Latin name, else by its common name in any language. Both
 * may be written as people and registries write them: in any case, followed by an author ('Panthera leo (Linnaeus,
 * 1758)'), with a sub-species ('Panthera leo persica'). The result is 'ambiguous' for a name of two species, 'missing'
 * for no name at all.
 */
export function speciesMatcher(species: readonly KnownSpecies[]): MatchSpecies {
  const byLatin = index(species.map(({ specieId, specieLatinName }) => [specieLatinName, specieId]));
  const byCommon = index(
    species.flatMap(({ specieId, specieName, trad }) =>
      [specieName, ...Object.values(trad)].map((name) => [name ?? '', specieId] as const),
    ),
  );
  const find = (latin: string, common: string) => {
    const byItsLatin = latin === '' ? 'unknown' : findLatin(latin, byLatin);
    if (byItsLatin !== 'unknown') return byItsLatin;
    // Some registers put the Latin name into the column of the common one.
    const byName = common === '' ? 'unknown' : found(byCommon.get(folded(common)));
    if (byName !== 'unknown' || common === '') return byName;
    return findLatin(common, byLatin);
  };
  // Thousands of rows repeat the same few names.
  const ofLatin = remembered((latin: string) => remembered((common: string) => find(latin, common)));
  return (latin, common) => (latin === '' && common === '' ? 'missing' : ofLatin(latin)(common));
}

function findLatin(name: string, byLatin: ReadonlyMap<string, string | null>): SpeciesMatch | 'unknown' | 'ambiguous' {
  const whole = found(byLatin.get(folded(name)));
  if (whole !== 'unknown') return whole;
  const words = name.replace(/\s+/g, ' ').trim().split(' ');
  const [genus = '', epithet = ''] = words;
  const match = found(byLatin.get(folded(`${genus} ${epithet}`)));
  if (typeof match === 'string') return match;
  const third = words.slice(2).find((word) => !RANK_WORDS.has(word.toLowerCase()));
  const isName = third !== undefined && /^[a-z-]{2,}$/.test(isShouted(name) ? third.toLowerCase() : third);
  const subspecies = isName ? `${capital(genus)} ${epithet.toLowerCase()} ${third.toLowerCase()}` : null;
  return { ...match, subspecies };
}

function isShouted(name: string): boolean {
  return name === name.toUpperCase();
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}

function found(specieId: string | null | undefined): SpeciesMatch | 'unknown' | 'ambiguous' {
  if (specieId === undefined) return 'unknown';
  return specieId === null ? 'ambiguous' : { specieId, subspecies: null };
}

/** Maps a folded name to its id; null where several have the same name. */
function index(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string | null> {
  const ids = new Map<string, string | null>();
  for (const [name, id] of pairs) {
    const key = folded(name);
    if (key === '') continue;
    const known = ids.get(key);
    ids.set(key, known === undefined || known === id ? id : null);
  }
  return ids;
}
