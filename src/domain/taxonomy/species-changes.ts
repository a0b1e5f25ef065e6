import { LANGUAGES } from '../users/language.ts';
import type { Species, SpeciesLog } from './taxonomy.ts';

type Compared = Pick<
  Species,
  'specieName' | 'specieLatinName' | 'trad' | 'familyId' | 'iucnCategory' | 'iucnId' | 'source' | 'reviewData'
>;
export type SpeciesChange = SpeciesLog['changes'][number];

/** What the log calls the fields of a species: `name.<language>` for its common names. */
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
 * Returns what differs between two states of a species, as the log tells it; nothing when nothing does. Of a new species all
 * that is known is a change. `familyName` names a family by its id.
 */
export function speciesChanges(
  before: Compared | null,
  after: Compared,
  familyName: (familyId: string) => string,
): SpeciesChange[] {
  const familyOf = (familyId: string | null) => (familyId === null ? null : familyName(familyId));
  const texts = (specie: Compared | null): Record<ChangedField, string | null> => ({
    specieLatinName: specie?.specieLatinName ?? null,
    'name.fr': (specie?.specieName || specie?.trad.fr) ?? null,
    'name.en': specie?.trad.en ?? null,
    'name.es': specie?.trad.es ?? null,
    'name.de': specie?.trad.de ?? null,
    'name.it': specie?.trad.it ?? null,
    'name.nl': specie?.trad.nl ?? null,
    'name.pt': specie?.trad.pt ?? null,
    family: familyOf(specie?.familyId ?? null),
    iucnCategory: specie?.iucnCategory ?? null,
    iucnId: specie?.iucnId ?? null,
    source: specie?.source ?? null,
    review: specie?.reviewData?.reason ?? null,
  });
  const [old, now] = [texts(before), texts(after)];
  return CHANGED_FIELDS.flatMap((field) => {
    const from = old[field] || null;
    const to = now[field] || null;
    return from === to ? [] : [{ field, from, to }];
  });
}
