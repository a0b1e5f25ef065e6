import { type Collection, NO_FIELDS } from './declaration.ts';

/** The server's record of who did what to whom. */
export const AUDIT_LOG = {
  path: 'zoo/{zooId}/auditLog/{entryId}',
  title: 'Record of changes',
  owner: 'establishment, by path',
  schema: null,
  opens: { get: ['user.manage'], list: ['user.manage'], create: 'server', update: 'nobody', delete: 'nobody' },
  ...NO_FIELDS,
} as const satisfies Collection;
