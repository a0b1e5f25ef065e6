import { informationSchema } from '../information/information.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/**
 * The information that an establishment publishes. Its author finds it by a list of their own; the list of all is for
 * admins.
 */
export const INFORMATION = {
  path: 'information/{informationId}',
  title: 'Information',
  owner: 'establishment, by zooId',
  schema: informationSchema,
  opens: { get: ['information.read', 'recipient'], list: ['information.publish', 'recipient'], ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
