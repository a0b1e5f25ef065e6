import { enclosureSchema } from '../enclosures/enclosure.ts';
import type { Collection } from './declaration.ts';

/** The enclosures of an establishment. */
export const ENCLOSURES = {
  path: 'enclosures/{enclosureId}',
  title: 'Enclosures',
  owner: 'establishment, by zooId',
  schema: enclosureSchema,
  opens: {
    get: ['observed.read'],
    list: ['observed.read'],
    create: ['enclosure.edit'],
    update: ['enclosure.edit'],
    delete: 'server',
  },
  writable: ['enclosureName', 'label', 'linkedSectorId', 'memo', 'indoorArea', 'outdoorArea'],
  byProvider: [],
} as const satisfies Collection;
