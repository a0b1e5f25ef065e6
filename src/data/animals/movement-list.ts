/** The latest changes of place of one animal, with those of the records merged into it. */
export type AnimalMovesQuestion = {
  readonly zooId: string;
  readonly animalIds: readonly string[];
  readonly pageSize: number;
};
