import { animalsApi } from '#data/animals/animals.endpoints.ts';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import type { Actor } from '#domain/access/actor.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { Candidate } from './ranking.ts';
import type { SearchSource } from './search-source.ts';

const seesAnimals = (actor: Actor) =>
  mayDo(actor, 'animal.read', { zooId: actor.zooId, sectorIds: [], authorId: null });

/** Candidates by the register they were made from: none of 10,000 animals is made anew for a key. */
const made = new WeakMap<readonly RegisterAnimal[], readonly Candidate[]>();

function candidatesOf(animals: readonly RegisterAnimal[]): readonly Candidate[] {
  const known = made.get(animals);
  if (known !== undefined) return known;
  const candidates = animals
    .filter(({ isArchived }) => !isArchived)
    .map(({ animalId, animalName, specieName, specieLatinName, registryId, animalChipId }) => ({
      id: animalId,
      label: animalName,
      detail: [specieName || specieLatinName, registryId, animalChipId].filter(Boolean).join(' · '),
      to: `/AnimalManagementView?id=${encodeURIComponent(animalId)}`,
    }));
  made.set(animals, candidates);
  return candidates;
}

/**
 * The animals of the establishment by name, species, registry identifier or chip; archived ones are in their own list.
 */
export const animalsSource: SearchSource = {
  id: 'animals',
  candidates({ actor, state }) {
    if (!seesAnimals(actor)) return [];
    const register = animalsApi.endpoints.animalRegister.select(actor.zooId)(state).data;
    return register === undefined ? [] : candidatesOf(register.animals);
  },
  prepare(dispatch, actor) {
    if (!seesAnimals(actor)) return () => {};
    const asked = dispatch(animalsApi.endpoints.animalRegister.initiate(actor.zooId));
    return () => asked.unsubscribe();
  },
};
