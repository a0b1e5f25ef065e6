import { appError, type AppError } from '../errors/app-error.ts';
import { LANGUAGES, type Language } from '../users/language.ts';
import type { BundledSpecies } from './bundle.ts';
import { foldedName } from '../text/folded.ts';
import { isSpeciesLatin, TAXON_NAME_LENGTH, tidyLatin } from './latin-name.ts';
import { speciesNames } from './species-names.ts';
import type { Species } from './taxonomy.ts';

/** The fields of a species that people type. */
export type TypedSpecies = Pick<
  Species,
  'specieName' | 'specieLatinName' | 'trad' | 'familyId' | 'iucnCategory' | 'iucnId' | 'source'
>;
export type SpeciesField = 'specieLatinName' | 'familyId' | 'source' | Language;
/** The faults by field; a valid field is absent. The fault of a name stands under its language. */
export type SpeciesErrors = Partial<Record<SpeciesField, AppError>>;

/**
 * Returns the typed values as they are stored: single blanks, no empty names, and the French name in both of its
 * places.
 */
export function tidySpecies(typed: TypedSpecies): TypedSpecies {
  const trad = speciesNames(typed);
  return {
    specieName: trad.fr ?? '',
    specieLatinName: tidyLatin(typed.specieLatinName),
    trad,
    familyId: typed.familyId,
    iucnCategory: typed.iucnCategory,
    iucnId: typed.iucnId,
    source: typed.source.trim(),
  };
}

/**
 * Returns the faults of a tidy species; empty when it may be saved. `catalogue` holds all species by id; `ownId` is its
 * own id among them, null for a new one. Codes: 'taxon/latin-required', '…/latin-invalid', '…/exists',
 * '…/family-required', '…/name-too-long', and 'generic/invalid-input' for control characters.
 */
export function checkSpecies(
  species: TypedSpecies,
  catalogue: Readonly<Record<string, Pick<BundledSpecies, 'specieLatinName'>>>,
  ownId: string | null,
): SpeciesErrors {
  const errors: SpeciesErrors = {};
  const latin = latinError(species.specieLatinName, catalogue, ownId);
  if (latin !== null) errors.specieLatinName = latin;
  if (species.familyId === null) errors.familyId = appError('taxon/family-required');
  for (const language of LANGUAGES) {
    const wrong = nameError(species.trad[language] ?? '');
    if (wrong !== null) errors[language] = wrong;
  }
  const source = nameError(species.source);
  if (source !== null) errors.source = source;
  return errors;
}

/** Returns the fault of a name that may be empty, or null. */
export function nameError(name: string): AppError | null {
  if (name.length > TAXON_NAME_LENGTH) return appError('taxon/name-too-long');
  return /\p{Cc}/u.test(name) ? appError('generic/invalid-input') : null;
}

/** Returns the id of the species with this Latin name, in any case; null when there is none. */
export function speciesOfLatin(
  latinName: string,
  catalogue: Readonly<Record<string, Pick<BundledSpecies, 'specieLatinName'>>>,
): string | null {
  const wanted = foldedName(latinName);
  const found = Object.entries(catalogue).find(([, one]) => foldedName(one.specieLatinName) === wanted);
  return found?.[0] ?? null;
}

function latinError(
  latin: string,
  catalogue: Parameters<typeof speciesOfLatin>[1],
  ownId: string | null,
): AppError | null {
  if (latin === '') return appError('taxon/latin-required');
  if (latin.length > TAXON_NAME_LENGTH) return appError('taxon/name-too-long');
  if (!isSpeciesLatin(latin)) return appError('taxon/latin-invalid');
  const others = Object.fromEntries(Object.entries(catalogue).filter(([id]) => id !== ownId));
  return speciesOfLatin(latin, others) === null ? null : appError('taxon/exists');
}
