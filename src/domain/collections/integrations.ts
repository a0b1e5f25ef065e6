import { integrationsSchema } from '../establishments/establishment.ts';
import type { Collection } from './declaration.ts';

/** The addresses of an establishment that only its admins know. */
export const INTEGRATIONS = {
  path: 'zoo/{zooId}/private/integrations',
  title: 'Connections of an establishment',
  owner: 'establishment, by path',
  schema: integrationsSchema,
  opens: { get: ['zoo.edit'], list: 'nobody', create: ['zoo.edit'], update: ['zoo.edit'], delete: 'nobody' },
  writable: ['slackEndpoint'],
  byProvider: [],
} as const satisfies Collection;
