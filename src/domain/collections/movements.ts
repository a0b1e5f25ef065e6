import { movementSchema } from '../animals/movement.ts';
import { type Collection, NO_FIELDS } from './declaration.ts';

/** The moves of animals. */
export const MOVEMENTS = {
  path: 'movements/{movementId}',
  title: 'Moves',
  owner: 'establishment, by zooId',
  schema: movementSchema,
  opens: { get: ['animal.read'], list: ['animal.read'], create: 'server', update: 'nobody', delete: 'nobody' },
  ...NO_FIELDS,
} as const satisfies Collection;
