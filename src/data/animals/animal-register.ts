import type { RegisterEntry } from '#domain/animals/register.ts';
import type { Latest } from '../live/latest.ts';

/** Another establishment that shares an animal with the present one; its name is null in older data. */
export type SharedBy = { readonly zooId: string; readonly zooName: string | null };

/** An animal as lists show it; `sharedBy` is absent for the animals of the present establishment. */
export type RegisterAnimal = RegisterEntry & { readonly animalId: string; readonly sharedBy?: SharedBy };

/** Every animal of an establishment, archived ones included, as its register holds them. */
export type AnimalRegister = {
  readonly animals: readonly RegisterAnimal[];
  /** entries left out because they cannot be read */
  readonly unreadable: number;
};

/** One animal's document. */
export type OneAnimal = { readonly zooId: string; readonly animalId: string };

/** A few animals by their ids. */
export type SomeAnimals = { readonly zooId: string; readonly animalIds: readonly string[] };

/** The animals that a list of shared ones begins with and grows by, and the most that it can show. */
export const SHARED_PAGE = 100;
export const MAX_SHARED = 1_000;

/** The first `size` animals that other establishments share with this one. */
export type SharedAnimalsQuestion = { readonly zooId: string; readonly size: number };

/** Animals of other establishments, archived ones excluded. */
export type SharedAnimals = Latest<RegisterAnimal>;
