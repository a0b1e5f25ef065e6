import * as z from 'zod/mini';
import { callKey } from './call-key.ts';
import type { Contract, DataOf, RequestOf } from './contract.ts';
import {
  DESCRIPTION_MAX_LENGTH,
  MAX_RESPONSIBLE,
  MAX_TAGS,
  TAG_MAX_LENGTH,
  TARGET_LEVELS,
  TASK_PRIORITIES,
  TASK_TYPES,
  TITLE_MAX_LENGTH,
  VISIBILITY_STARTS,
  MAX_ITEMS,
} from '../tasks/task.ts';
import { AUTOMATION_ACTIONS, RECURRENCES, type AutomationAction } from '../tasks/task-template.ts';
import { documentId } from '../shared/field-shapes.ts';

/** The fields that an automation gives to its tasks; `check-task.ts` checks their values, with a code for each. */
export const taskFields = {
  title: z.string().check(z.maxLength(TITLE_MAX_LENGTH * 10)),
  description: z.string().check(z.maxLength(DESCRIPTION_MAX_LENGTH * 2)),
  taskType: z.enum(TASK_TYPES),
  /** normal for a copy of the app that does not know of it */
  priority: z.prefault(z.enum(TASK_PRIORITIES), 'normal'),
  /** the items of the checklist, each as one text; `check-checklist.ts` checks them */
  checklist: z.prefault(z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(MAX_ITEMS * 2)), []),
  target: z.strictObject({ level: z.enum(TARGET_LEVELS), ids: z.array(documentId).check(z.maxLength(5_000)) }),
  responsibleIds: z.array(documentId).check(z.maxLength(MAX_RESPONSIBLE)),
  tags: z.array(z.string().check(z.maxLength(TAG_MAX_LENGTH))).check(z.maxLength(MAX_TAGS)),
  sendNotification: z.boolean(),
  visibilityStart: z.enum(VISIBILITY_STARTS),
} as const;

/**
 * The schedule of an automation: the day and time of the first task, and the recurrence; the server derives the rest.
 */
export const scheduleFields = {
  startAt: z.int(),
  /** from an occurrence to its due time, in milliseconds of wall clock; null is one day */
  dueAt: z.nullable(z.int().check(z.gte(0), z.lte(31_622_400_000))),
  recurrence: z.enum(RECURRENCES),
  /** the rule of a custom recurrence */
  rrule: z.nullable(z.string().check(z.maxLength(500))),
  recurrenceTime: z.string().check(z.maxLength(5)),
  /** all times of a day where there are several; the checks of the domain limit their number */
  recurrenceTimes: z.optional(z.array(z.string().check(z.maxLength(5))).check(z.maxLength(100))),
  recurrenceInterval: z.int().check(z.gte(1), z.lte(1_000)),
  /** 0 Sunday … 6 Saturday, for a weekly recurrence; null means the day of the start */
  recurrenceDayOfWeek: z.nullable(z.int().check(z.gte(0), z.lte(6))),
  /** for a monthly, quarterly or yearly recurrence; null means the day of the start */
  recurrenceDayOfMonth: z.nullable(z.int().check(z.gte(1), z.lte(31))),
  recurrenceMonthOfYear: z.nullable(z.int().check(z.gte(1), z.lte(12))),
} as const;

/** The tasks that a change of an automation reaches: those it will create, or also the open ones it has created. */
export const AUTOMATION_SCOPES = ['following', 'allOpen'] as const;

/**
 * Creates an automation, or changes one. Sectors and enclosures of the task are derived from its target by the server.
 */
export const saveAutomationContract = {
  name: 'saveAutomation',
  request: z.strictObject({
    zooId: documentId,
    /** null for a new one */
    templateId: z.nullable(documentId),
    name: z.string().check(z.maxLength(2_000)),
    task: z.strictObject(taskFields),
    schedule: z.strictObject(scheduleFields),
    scope: z.enum(AUTOMATION_SCOPES),
    /** the stamp of the automation that the form showed; the call is refused when it has changed since */
    expectedUpdatedAtUnix: z.nullable(z.int()),
    callKey,
  }),
  data: z.object({
    templateId: z.string(),
    nextRunUnix: z.nullable(z.int()),
    /** open tasks that were changed as well */
    changedTasks: z.int(),
  }),
  failure: 'automation/save-failed',
} as const satisfies Contract;
export type SavedAutomation = DataOf<typeof saveAutomationContract>;
export type SaveAutomationRequest = RequestOf<typeof saveAutomationContract>;

/** Takes one action on an automation. */
export const changeAutomationContract = {
  name: 'changeAutomation',
  request: z.strictObject({
    zooId: documentId,
    templateId: documentId,
    action: z.enum(AUTOMATION_ACTIONS),
    /** for 'runNow', which makes a task */
    callKey,
  }),
  data: z.object({
    nextRunUnix: z.nullable(z.int()),
    /** the task that `runNow` made */
    taskId: z.nullable(z.string()),
  }),
  failure: ({ action }: { readonly action: AutomationAction }) =>
    action === 'archive' ? 'task/automation-archive-failed' : 'automation/change-failed',
} as const satisfies Contract;
export type ChangedAutomation = DataOf<typeof changeAutomationContract>;
export type ChangeAutomationRequest = RequestOf<typeof changeAutomationContract>;
