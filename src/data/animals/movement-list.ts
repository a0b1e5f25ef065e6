/** The latest changes of place of one animal. */
export type AnimalMovesQuestion = { readonly zooId: string; readonly animalId: string; readonly pageSize: number };
