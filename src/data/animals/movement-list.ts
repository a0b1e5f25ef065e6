import type { Movement } from '#domain/animals/movement.ts';

/** The latest changes of place of one animal. */
export type AnimalMovesQuestion = { readonly zooId: string; readonly animalId: string; readonly pageSize: number };

/** Changes of place, the latest first. */
export type MovementPage = {
  readonly movements: readonly Movement[];
  readonly hasMore: boolean;
  /** documents left out because they cannot be read */
  readonly unreadable: number;
};
