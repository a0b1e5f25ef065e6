import type { RegisterEntry } from '#domain/animals/register.ts';

/** An animal as lists show it. */
export type RegisterAnimal = RegisterEntry & { readonly animalId: string };

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
