import { alertSchema } from '../alerts/alert.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** Alerts: raised, acknowledged and resolved by the server; whoever reads their campaign reads them. */
export const ALERTS = {
  path: 'alerts/{alertId}',
  title: 'Alerts',
  owner: 'establishment, by zooId',
  schema: alertSchema,
  opens: { get: ['campaign.read'], list: ['campaign.read'], ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
