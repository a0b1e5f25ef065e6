import { photoSchema } from '../pictures/photo.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The photos of the gallery. */
export const PHOTOS = {
  path: 'photos/{photoId}',
  title: 'Photos',
  owner: 'establishment, by zooId',
  schema: photoSchema,
  opens: { get: ['photo.read'], list: ['photo.read'], ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
