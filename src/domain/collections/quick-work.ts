import { quickActionSchema } from '../quick-groups/quick-action.ts';
import { quickNoteSchema } from '../quick-groups/quick-note.ts';
import { quickObjectiveSchema } from '../quick-groups/quick-objective.ts';
import type { Collection } from './declaration.ts';

/** The access that the owner and the members of a group have to its work. */
const OF_MEMBERS = {
  get: ['quickGroup.read'],
  list: ['quickGroup.read'],
  create: ['quickGroup.evaluate'],
  update: ['quickGroup.evaluate'],
  delete: 'nobody',
} as const;

/** The notes on a group. */
export const QUICK_NOTES = {
  path: 'fastEvalGroups/{groupId}/notes/{noteId}',
  title: 'Notes of quick evaluations',
  owner: 'establishment, by zooId',
  schema: quickNoteSchema,
  opens: OF_MEMBERS,
  writable: ['title', 'content', 'evaluationId', 'isArchived', 'updatedBy', 'updatedAtUnix'],
  byProvider: [],
} as const satisfies Collection;

/** The objectives of a group. */
export const QUICK_OBJECTIVES = {
  path: 'fastEvalGroups/{groupId}/objectives/{objectiveId}',
  title: 'Objectives of quick evaluations',
  owner: 'establishment, by zooId',
  schema: quickObjectiveSchema,
  opens: OF_MEMBERS,
  writable: [
    ...(['title', 'description', 'target', 'currentValue', 'unit', 'deadlineAtUnix', 'status'] as const),
    ...(['isArchived', 'updatedBy', 'updatedAtUnix'] as const),
  ],
  byProvider: [],
} as const satisfies Collection;

/** The actions of a group. */
export const QUICK_ACTIONS = {
  path: 'fastEvalGroups/{groupId}/actions/{actionId}',
  title: 'Actions of quick evaluations',
  owner: 'establishment, by zooId',
  schema: quickActionSchema,
  opens: OF_MEMBERS,
  writable: [
    ...(['title', 'description', 'priority', 'category', 'dueAtUnix', 'assigneeId', 'objectiveId'] as const),
    ...(['questionId', 'status', 'isArchived', 'updatedBy', 'updatedAtUnix'] as const),
  ],
  byProvider: [],
} as const satisfies Collection;
