import { animalsApi } from '#data/animals/animals.endpoints.ts';
import { type RegisterAnimal, SHARED_PAGE } from '#data/animals/animal-register.ts';
import type { Actor } from '#domain/access/actor.ts';
import { mayDo } from '#domain/access/operations.ts';
import { selectEstablishmentName } from '#state/session/establishment-name.ts';
import type { Candidate } from './ranking.ts';
import type { SearchSource } from './search-source.ts';

const seesAnimals = (actor: Actor) =>
  mayDo(actor, 'animal.read', { zooId: actor.zooId, sectorIds: [], authorId: null });

type Made = WeakMap<readonly RegisterAnimal[], readonly Candidate[]>;

/** Candidates by the list they were made from: none of 10,000 animals is made anew for a key. */
const made: Made = new WeakMap();
/** Those of shared animals, without the names of their establishments (anonymous mode). */
const madeAnonymous: Made = new WeakMap();

function candidatesOf(animals: readonly RegisterAnimal[], isAnonymous = false): readonly Candidate[] {
  const ready = isAnonymous ? madeAnonymous : made;
  const known = ready.get(animals);
  if (known !== undefined) return known;
  const candidates = animals
    .filter(({ isArchived }) => !isArchived)
    .map(({ animalId, animalName, specieName, specieLatinName, registryId, animalChipId, sharedBy }) => ({
      id: animalId,
      label: animalName,
      detail: [isAnonymous ? null : sharedBy?.zooName, specieName || specieLatinName, registryId, animalChipId]
        .filter(Boolean)
        .join(' · '),
      to: `/AnimalManagementView?id=${encodeURIComponent(animalId)}`,
    }));
  ready.set(animals, candidates);
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

const sharedWith = ({ zooId }: Actor) => ({ zooId, size: SHARED_PAGE });

/** The animals that other establishments share with this one, each with the name of its establishment. */
export const sharedAnimalsSource: SearchSource = {
  id: 'sharedAnimals',
  candidates({ actor, state }) {
    if (!seesAnimals(actor)) return [];
    const shared = animalsApi.endpoints.sharedAnimals.select(sharedWith(actor))(state).data;
    return shared === undefined ? [] : candidatesOf(shared.items, selectEstablishmentName(state) === null);
  },
  prepare(dispatch, actor) {
    if (!seesAnimals(actor)) return () => {};
    const asked = dispatch(animalsApi.endpoints.sharedAnimals.initiate(sharedWith(actor)));
    return () => asked.unsubscribe();
  },
};
