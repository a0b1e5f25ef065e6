import type { SaveSpeciesRequest } from '#domain/callables/taxonomy.ts';
import { type TypedSpecies, tidySpecies } from '#domain/taxonomy/check-species.ts';
import { speciesNames } from '#domain/taxonomy/species-names.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';

/** The content of the form for a new species. */
export const EMPTY_SPECIES: TypedSpecies = {
  specieName: '',
  specieLatinName: '',
  trad: {},
  familyId: null,
  iucnCategory: null,
  iucnId: null,
  source: '',
};

/** Returns the editable fields of a stored species; its French name stands among the names by language. */
export function typedOf(species: Species): TypedSpecies {
  const { specieName, specieLatinName, familyId, iucnCategory, iucnId, source } = species;
  return { specieName, specieLatinName, trad: speciesNames(species), familyId, iucnCategory, iucnId, source };
}

/** Returns the request that saves what was typed; a stored species keeps what is not said. */
export function saveRequest(
  typed: TypedSpecies,
  before: Pick<Species, 'specieId' | 'updatedAtUnix'> | null,
  review?: SaveSpeciesRequest['review'],
): SaveSpeciesRequest {
  return {
    specieId: before?.specieId ?? null,
    ...tidySpecies(typed),
    expectedUpdatedAtUnix: before?.updatedAtUnix ?? null,
    ...(review === undefined ? {} : { review }),
  };
}
