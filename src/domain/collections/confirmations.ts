import { confirmationSchema } from '../information/information.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The people who have read an information. */
export const CONFIRMATIONS = {
  path: 'information/{informationId}/confirmations/{userId}',
  title: 'Confirmations of an information',
  owner: 'establishment, by zooId',
  schema: confirmationSchema,
  opens: { get: ['information.publishToSector', 'self'], list: ['information.publishToSector'], ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
