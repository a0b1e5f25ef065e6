import { animalsApi } from '#data/animals/animals.endpoints.ts';
import { type RegisterAnimal, SHARED_PAGE } from '#data/animals/animal-register.ts';
import { taxonomyApi } from '#data/taxonomy/taxonomy.endpoints.ts';
import { EMPTY_TAXONOMY, type Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { Actor } from '#domain/access/actor.ts';
import { mayDo } from '#domain/access/operations.ts';
import { foundNames, namesOfAnimal, speciesNameIn } from '#domain/taxonomy/species-names.ts';
import type { Language } from '#domain/users/language.ts';
import { selectEstablishmentName } from '#state/session/establishment-name.ts';
import type { Candidate } from './ranking.ts';
import type { Searcher, SearchSource } from './search-source.ts';

const seesAnimals = (actor: Actor) =>
  mayDo(actor, 'animal.read', { zooId: actor.zooId, sectorIds: [], authorId: null });

const selectTaxonomy = taxonomyApi.endpoints.taxonomy.select();

/** The data beside the animals from which candidates are made. */
type Naming = {
  readonly species: Taxonomy['species'];
  readonly language: Language;
  /** anonymous mode: without the names of the establishments that share animals */
  readonly isAnonymous: boolean;
};

/** Candidates by the list they were made from: none of 10,000 animals is made anew for a key. */
const made = new WeakMap<
  readonly RegisterAnimal[],
  { readonly naming: Naming; readonly candidates: readonly Candidate[] }
>();

function candidatesOf(animals: readonly RegisterAnimal[], naming: Naming): readonly Candidate[] {
  const known = made.get(animals);
  const isSame = (['species', 'language', 'isAnonymous'] as const).every((one) => known?.naming[one] === naming[one]);
  if (known !== undefined && isSame) return known.candidates;
  const candidates = animals.filter(({ isArchived }) => !isArchived).map((animal) => candidateOf(animal, naming));
  made.set(animals, { naming, candidates });
  return candidates;
}

function candidateOf(animal: RegisterAnimal, { species, language, isAnonymous }: Naming): Candidate {
  const { animalId, registryId, animalChipId, otherIdentifiers = [], sharedBy } = animal;
  const names = namesOfAnimal(animal, species);
  return {
    id: animalId,
    label: animal.animalName,
    detail: [isAnonymous ? null : sharedBy?.zooName, speciesNameIn(names, language), registryId, animalChipId]
      .filter(Boolean)
      .join(' · '),
    otherNames: [foundNames(names), ...otherIdentifiers.map(({ value }) => value)].join(' \n'),
    to: `/AnimalManagementView?id=${encodeURIComponent(animalId)}`,
  };
}

function namingOf({ state, language }: Searcher): Naming {
  const { species } = selectTaxonomy(state).data ?? EMPTY_TAXONOMY;
  return { species, language, isAnonymous: selectEstablishmentName(state) === null };
}

/**
 * The animals of the establishment by name, species, registry identifier or chip; archived ones are in their own list.
 */
export const animalsSource: SearchSource = {
  id: 'animals',
  candidates(searcher) {
    const { actor, state } = searcher;
    if (!seesAnimals(actor)) return [];
    const register = animalsApi.endpoints.animalRegister.select(actor.zooId)(state).data;
    return register === undefined ? [] : candidatesOf(register.animals, namingOf(searcher));
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
  candidates(searcher) {
    const { actor, state } = searcher;
    if (!seesAnimals(actor)) return [];
    const shared = animalsApi.endpoints.sharedAnimals.select(sharedWith(actor))(state).data;
    return shared === undefined ? [] : candidatesOf(shared.items, namingOf(searcher));
  },
  prepare(dispatch, actor) {
    if (!seesAnimals(actor)) return () => {};
    const asked = dispatch(animalsApi.endpoints.sharedAnimals.initiate(sharedWith(actor)));
    return () => asked.unsubscribe();
  },
};
