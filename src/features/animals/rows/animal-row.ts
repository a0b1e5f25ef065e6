import type { RegisterAnimal, SharedBy } from '#data/animals/animal-register.ts';
import type { AnimalStatus, Sex } from '#domain/animals/animal.ts';
import type { Sector } from '#domain/sectors/sector.ts';

/** The states of an animal in lists: `archived` for every archived animal, whatever its status was. */
export const ANIMAL_STATES = ['present', 'departed', 'dead', 'archived'] as const;
export type AnimalState = AnimalStatus | 'archived';

/** The animals that a list shows: those of the establishment, those that others share with it, or both. */
export const ANIMAL_ORIGINS = ['own', 'shared', 'all'] as const;
export type AnimalOrigin = (typeof ANIMAL_ORIGINS)[number];

/** Data that a register may lack, or hold in an invalid form. */
export const MISSING_DATA = ['sex', 'species', 'enclosure', 'birthdate', 'chip', 'registryId', 'photo'] as const;
export type MissingData = (typeof MISSING_DATA)[number];

/** A species as lists name it: in the language of the page, with its Latin name and its place in the order. */
export type RowSpecies = {
  /** distinguishes species, also those the catalogue does not know */
  readonly key: string;
  /** empty for an unknown species */
  readonly name: string;
  readonly latinName: string;
  /** the names by which a search finds it: in the language of the page, in French and in Latin */
  readonly foundNames: string;
  readonly familyId: string | null;
  readonly familyName: string;
  readonly orderId: string | null;
  readonly orderName: string;
};

/** An animal with the names of its species and places: all fields that a list shows, sorts, filters and searches. */
export type AnimalRow = {
  readonly animalId: string;
  readonly name: string;
  readonly animal: RegisterAnimal;
  readonly species: RowSpecies;
  readonly sex: Sex | null;
  readonly state: AnimalState;
  /** whole years; null when the month of birth is not known */
  readonly age: number | null;
  readonly enclosureName: string | null;
  readonly sector: Sector | null;
  readonly groupName: string | null;
  /** null for an animal of the present establishment */
  readonly sharedBy: SharedBy | null;
  readonly missing: readonly MissingData[];
};
