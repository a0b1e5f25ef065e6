import { groupSchema } from '../groups/group.ts';
import type { Collection } from './declaration.ts';

/** The groups of animals of an establishment. */
export const GROUPS = {
  path: 'groups/{groupId}',
  title: 'Groups',
  owner: 'establishment, by zooId',
  schema: groupSchema,
  opens: {
    get: ['group.read'],
    list: ['group.read'],
    create: ['group.edit'],
    update: ['group.edit'],
    delete: 'server',
  },
  writable: [
    ...['groupName', 'label', 'species', 'linkedSectorId', 'enclosureId', 'males', 'females', 'unsexed', 'memo'],
    'nextEvaluationDateUnix',
  ],
  byProvider: [],
} as const satisfies Collection;
