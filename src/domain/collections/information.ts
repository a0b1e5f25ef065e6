import { informationSchema } from '../information/information.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The information that an establishment publishes. */
export const INFORMATION = {
  path: 'information/{informationId}',
  title: 'Information',
  owner: 'establishment, by zooId',
  schema: informationSchema,
  opens: { get: ['information.read'], list: ['information.read'], ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
