import { animalShareSchema } from '../animal-shares/animal-share.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The agreements by which establishments let others read their animals; both sides read them. */
export const ANIMAL_SHARES = {
  path: 'animalShares/{shareId}',
  title: 'Shared animals',
  owner: 'establishment, by zooId',
  schema: animalShareSchema,
  opens: { get: ['animal.read', 'authorized'], list: ['animal.read', 'authorized'], ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
