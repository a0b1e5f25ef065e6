import type { Movement } from '#domain/animals/movement.ts';

/** The latest changes of place of one animal, with those of the records merged into it. */
export type AnimalMovesQuestion = {
  readonly zooId: string;
  readonly animalIds: readonly string[];
  readonly pageSize: number;
};

/** Every movement of an establishment, the latest first. */
export type ParkMoves = {
  readonly moves: readonly Movement[];
  /** documents left out because they cannot be read */
  readonly unreadable: number;
};
