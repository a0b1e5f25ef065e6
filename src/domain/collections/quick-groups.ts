import { questionSetSchema, quickEvaluationSchema } from '../quick-evaluations/quick-evaluation.ts';
import { quickGroupSchema } from '../quick-groups/quick-group.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The groups of quick evaluations: the whole product of the discovery tier, which reads no park data. */
export const QUICK_GROUPS = {
  path: 'fastEvalGroups/{groupId}',
  title: 'Groups of quick evaluations',
  owner: 'establishment, by zooId',
  schema: quickGroupSchema,
  opens: {
    get: ['quickGroup.read'],
    list: ['quickGroup.read'],
    create: ['quickGroup.create'],
    update: ['quickGroup.edit'],
    delete: 'nobody',
  },
  writable: [
    'groupName',
    'speciesIds',
    'sectorId',
    'animalIds',
    'individualCount',
    'ownerId',
    'memberIds',
    'isArchived',
    'nextEvaluationAtUnix',
    'updatedBy',
    'updatedAtUnix',
  ],
  byProvider: [],
} as const satisfies Collection;

/** The evaluations of a group: begun by the server, answered by the member who leads, and never deleted. */
export const QUICK_EVALUATIONS = {
  path: 'fastEvalGroups/{groupId}/evaluations/{evaluationId}',
  title: 'Quick evaluations',
  owner: 'establishment, by zooId',
  schema: quickEvaluationSchema,
  opens: {
    get: ['quickGroup.read'],
    list: ['quickGroup.read'],
    create: 'server',
    update: ['quickGroup.evaluate'],
    delete: 'nobody',
  },
  writable: ['status', 'leaderId', 'steps', 'durationMs', 'feedback', 'finishedAtUnix', 'updatedBy', 'updatedAtUnix'],
  byProvider: [],
} as const satisfies Collection;

/** The questions that evaluations of a group have asked. */
export const QUESTION_SETS = {
  path: 'fastEvalGroups/{groupId}/questionSets/{setId}',
  title: 'Questions of quick evaluations',
  owner: 'establishment, by zooId',
  schema: questionSetSchema,
  opens: { get: ['quickGroup.read'], list: ['quickGroup.read'], ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
