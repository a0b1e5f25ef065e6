import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';
import { targeting, TASK_STATUSES } from './task.ts';

export const RECURRENCES = ['NONE', 'DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY', 'CUSTOM'] as const;
export type Recurrence = (typeof RECURRENCES)[number];

/**
 * The statuses of a run: those of its task, or missed for an occurrence that came too late, or skipped for one that a
 * person left out.
 */
export const RUN_STATUSES = [...TASK_STATUSES, 'MISSED', 'SKIPPED'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

export const TEMPLATE_STATUSES = ['active', 'suspended', 'archived'] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];

/** The reasons for which the server suspends an automation: its targets are gone. */
export const SUSPENDED_REASONS = ['targetGone'] as const;

/** The actions on an automation. */
export const AUTOMATION_ACTIONS = ['suspend', 'resume', 'archive', 'restore', 'runNow', 'skipNext'] as const;
export type AutomationAction = (typeof AUTOMATION_ACTIONS)[number];

/** The most times of one day at which an automation recurs. */
export const MAX_TIMES_A_DAY = 8;

export const scheduleSchema = z.object({
  /** epoch milliseconds of the first occurrence's day */
  startAt: z.number(),
  /** time between an occurrence and its due time, in milliseconds of wall clock; null means one day */
  dueAt: z.nullable(z.number()),
  recurrence: z.enum(RECURRENCES),
  rrule: z.nullable(z.string()),
  cronExpression: z.nullable(z.string()),
  cronDescription: z.nullable(z.string()),
  recurrenceFrequency: z.nullable(z.string()),
  /** wall clock 'HH:mm'; the first of the day where there are several */
  recurrenceTime: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
  /**
   * all times of a day, 'HH:mm', in order, where there are several; absent for one. A custom rule that names its times
   * has none here (see `timesOfDay`).
   */
  recurrenceTimes: z.optional(z.array(z.string().check(z.regex(/^\d{2}:\d{2}$/)))),
  /** 0 Sunday … 6 Saturday */
  recurrenceDayOfWeek: z.nullable(z.int().check(z.gte(0), z.lte(6))),
  recurrenceDayOfMonth: z.nullable(z.int().check(z.gte(1), z.lte(31))),
  recurrenceMonthOfYear: z.nullable(z.int().check(z.gte(1), z.lte(12))),
  recurrenceInterval: z.int().check(z.gte(1)),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** An automation: `taskTemplates/{templateId}` makes a task whenever its schedule is due. */
export const taskTemplateSchema = z.object({
  templateId: field.ownId(),
  zooId: field.zooId(),
  authorId: field.author(),
  name: field.text(),
  isActive: field.flag(),
  status: field.choice(TEMPLATE_STATUSES),
  /** null for an automation in use, and for one that a person suspended */
  suspendedReason: field.older(field.orNull(field.choice(SUSPENDED_REASONS)), null),
  schedule: scheduleSchema,
  /** the instant it was created, resumed or changed: earlier occurrences are ignored; null: from its start */
  activeSinceUnix: field.older(field.instantOrNull(z.number()), null),
  /** the last time it made a task, never one to come; null before the first */
  lastRunUnix: field.instantOrNull(z.number()),
  /**
   * the last occurrence that was made, missed or skipped, also one to come; null before the first; absent in automations
   * stored before this field, whose `lastRunUnix` says it
   */
  handledUntilUnix: field.later(field.instantOrNull(z.number())),
  /** instant of the next occurrence; null when there is none to come */
  nextRunUnix: field.instantOrNull(z.number()),
  /** when the task of the next occurrence begins to show and is created; null when there is none to come */
  nextMakeUnix: field.older(field.instantOrNull(z.number()), null),
  executionCount: z.int().check(z.gte(0)),
  deletedAtUnix: field.instantOrNull(z.number()),
  createdAtUnix: field.older(field.instantOrNull(z.number()), null),
  updatedAtUnix: field.older(field.instantOrNull(z.number()), null),
  ...targeting,
});
export type TaskTemplate = z.infer<typeof taskTemplateSchema>;

/** The fields that automations stored in their first form lack. */
export const OLDER_TEMPLATE = {
  suspendedReason: null,
  activeSinceUnix: null,
  nextMakeUnix: null,
  createdAtUnix: null,
  updatedAtUnix: null,
} as const satisfies Partial<TaskTemplate>;

/** One occurrence of an automation, made, missed or skipped: `taskRuns/{runId}`. */
export const taskRunSchema = z.object({
  taskId: field.id().check(z.minLength(1)),
  templateId: field.id().check(z.minLength(1)),
  zooId: field.zooId(),
  status: field.choice(RUN_STATUSES),
  scheduledForUnix: field.instant(z.number()),
  dueAtUnix: field.instant(z.number()),
  completedAtUnix: field.instantOrNull(z.number()),
  responsibleIds: field.older(field.idList(), []),
});
export type TaskRun = z.infer<typeof taskRunSchema>;
