import { storageUseSchema } from '../establishments/storage-quota.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The room that an establishment's files take, which its admins read. */
export const STORAGE_USE = {
  path: 'zoo/{zooId}/private/storage',
  title: 'Room taken by files',
  owner: 'establishment, by path',
  schema: storageUseSchema,
  opens: { get: ['zoo.edit'], list: 'nobody', ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
