import { animalSchema } from '../animals/animal.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The animals of an establishment. */
export const ANIMALS = {
  path: 'animals/{animalId}',
  title: 'Animals',
  owner: 'establishment, by zooId',
  schema: animalSchema,
  opens: { get: ['animal.read', 'authorized'], list: ['animal.read', 'authorized'], ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
