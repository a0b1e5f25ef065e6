import type { SaveSpecieRequest } from '#domain/callables/taxonomy.ts';
import { type TypedSpecie, tidySpecie } from '#domain/taxonomy/check-specie.ts';
import { specieNames } from '#domain/taxonomy/specie-names.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';

/** What a species' form begins with when there is none yet. */
export const EMPTY_SPECIE: TypedSpecie = {
  specieName: '',
  specieLatinName: '',
  trad: {},
  familyId: null,
  iucnCategory: null,
  iucnId: null,
  source: '',
};

/** Returns what can be typed of a stored species; its French name stands among the names by language. */
export function typedOf(specie: Species): TypedSpecie {
  const { specieName, specieLatinName, familyId, iucnCategory, iucnId, source } = specie;
  return { specieName, specieLatinName, trad: specieNames(specie), familyId, iucnCategory, iucnId, source };
}

/** Returns the request that saves what was typed; a stored species keeps what is not said. */
export function saveRequest(
  typed: TypedSpecie,
  before: Pick<Species, 'specieId' | 'updatedAtUnix'> | null,
  review?: SaveSpecieRequest['review'],
): SaveSpecieRequest {
  return {
    specieId: before?.specieId ?? null,
    ...tidySpecie(typed),
    expectedUpdatedAtUnix: before?.updatedAtUnix ?? null,
    ...(review === undefined ? {} : { review }),
  };
}

/** Whether two say the same once they are tidy. */
export function saysTheSame(one: TypedSpecie, other: TypedSpecie): boolean {
  return JSON.stringify(sorted(tidySpecie(one))) === JSON.stringify(sorted(tidySpecie(other)));
}

function sorted({ trad, ...rest }: TypedSpecie): unknown {
  return [rest, Object.entries(trad).toSorted(([a], [b]) => (a < b ? -1 : 1))];
}
