import { establishmentSchema, SETTINGS_FIELDS } from '../establishments/establishment.ts';
import type { Collection } from './declaration.ts';

/** The establishments. */
export const ESTABLISHMENTS = {
  path: 'zoo/{zooId}',
  title: 'Establishments',
  owner: 'establishment, by path',
  schema: establishmentSchema,
  opens: {
    get: ['zoo.read'],
    list: ['zoo.read'],
    create: ['zoo.administer'],
    update: ['zoo.edit', 'zoo.administer'],
    delete: 'nobody',
  },
  writable: SETTINGS_FIELDS,
  byProvider: ['zooTiers', 'type', 'staffAccess'],
} as const satisfies Collection;
