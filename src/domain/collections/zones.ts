import { zoneSchema } from '../enclosures/zone.ts';
import type { Collection } from './declaration.ts';

/** The zones of an enclosure. */
export const ZONES = {
  path: 'enclosures/{enclosureId}/zones/{zoneId}',
  title: 'Zones',
  owner: 'establishment, by zooId',
  schema: zoneSchema,
  opens: {
    get: ['observed.read'],
    list: ['observed.read'],
    create: ['enclosure.edit'],
    update: ['enclosure.edit'],
    delete: ['enclosure.edit'],
  },
  writable: [
    'zoneName',
    'areaM2',
    'heightM',
    'location',
    'type',
    'isHiddenForQuestionnaires',
    'isHiddenForScanSampling',
    'areaId',
    'shape',
    'position',
  ],
  byProvider: [],
} as const satisfies Collection;
