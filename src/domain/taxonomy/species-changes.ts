import { LANGUAGES } from '../users/language.ts';
import type { Species, SpeciesLog } from './taxonomy.ts';

type Compared = Pick<
  Species,
  'specieName' | 'specieLatinName' | 'trad' | 'familyId' | 'iucnCategory' | 'iucnId' | 'source' | 'reviewData'
>;
export type SpeciesChange = SpeciesLog['changes'][number];

/** The names of a species' fields in the log: `name.<language>` for its common names. */
export const CHANGED_FIELDS = [
  'specieLatinName',
  ...LANGUAGES.map((language) => `name.${language}` as const),
  'family',
  'iucnCategory',
  'iucnId',
  'source',
  'review',
] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

/**
 * Returns the differences between two states of a species, as the log holds them; empty when there are none. All known
 * fields of a new species are differences. `familyName` returns the name of a family by its id.
 */
export function speciesChanges(
  before: Compared | null,
  after: Compared,
  familyName: (familyId: string) => string,
): SpeciesChange[] {
  const familyOf = (familyId: string | null) => (familyId === null ? null : familyName(familyId));
  const texts = (species: Compared | null): Record<ChangedField, string | null> => ({
    specieLatinName: species?.specieLatinName ?? null,
    'name.fr': (species?.specieName || species?.trad.fr) ?? null,
    'name.en': species?.trad.en ?? null,
    'name.es': species?.trad.es ?? null,
    'name.de': species?.trad.de ?? null,
    'name.it': species?.trad.it ?? null,
    'name.nl': species?.trad.nl ?? null,
    'name.pt': species?.trad.pt ?? null,
    family: familyOf(species?.familyId ?? null),
    iucnCategory: species?.iucnCategory ?? null,
    iucnId: species?.iucnId ?? null,
    source: species?.source ?? null,
    review: species?.reviewData?.reason ?? null,
  });
  const [old, now] = [texts(before), texts(after)];
  return CHANGED_FIELDS.flatMap((field) => {
    const from = old[field] || null;
    const to = now[field] || null;
    return from === to ? [] : [{ field, from, to }];
  });
}
