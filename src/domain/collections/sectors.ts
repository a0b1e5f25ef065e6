import { sectorSchema } from '../sectors/sector.ts';
import type { Collection } from './declaration.ts';

/** The sectors of an establishment. */
export const SECTORS = {
  path: 'sectors/{sectorId}',
  title: 'Sectors',
  owner: 'establishment, by zooId',
  schema: sectorSchema,
  opens: {
    get: ['sector.read'],
    list: ['sector.read'],
    create: ['sector.create'],
    update: ['sector.edit'],
    delete: 'server',
  },
  writable: [
    'sectorName',
    'label',
    'sectorKeeper',
    'managementUserIds',
    'veterinaryUserIds',
    'nutritionUserIds',
    'sectorColor',
  ],
  byProvider: [],
} as const satisfies Collection;
