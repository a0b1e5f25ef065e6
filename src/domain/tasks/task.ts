import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';
import { attachmentSchema } from './attachment.ts';
import { MAX_STEPS, taskStepSchema } from './task-step.ts';

export const TASK_TYPES = ['animal_check', 'feeding', 'logistics', 'maintenance', 'safety'] as const;
export type TaskType = (typeof TASK_TYPES)[number];

/** Stored statuses (specification, point 4). "Overdue", "closed late" and the like are derived, see task-state.ts. */
export const TASK_STATUSES = ['OPEN', 'ACTIVE', 'IN_PROGRESS', 'DONE', 'DELETED', 'ARCHIVED'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** Statuses of work still to be done. */
export const UNFINISHED_STATUSES = ['OPEN', 'ACTIVE', 'IN_PROGRESS'] as const satisfies readonly TaskStatus[];
/** Statuses that lists leave out. */
export const HIDDEN_STATUSES = ['DELETED', 'ARCHIVED'] as const satisfies readonly TaskStatus[];

export const TARGET_LEVELS = ['SECTOR', 'ENCLOSURE', 'ANIMAL'] as const;

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

export const VISIBILITY_STARTS = ['same_day', '1_day', '2_days', '3_days', '1_week'] as const;
export type VisibilityStart = (typeof VISIBILITY_STARTS)[number];

/** The most times of one day at which an automation recurs. */
export const MAX_TIMES_A_DAY = 8;

/** Longest title and description that forms and rules accept. */
export const TITLE_MAX_LENGTH = 200;
export const DESCRIPTION_MAX_LENGTH = 5_000;
/** The most sectors, enclosures and animals of one task: as many as one document and its rules can hold. */
export const MAX_TARGETS = { SECTOR: 5, ENCLOSURE: 50, ANIMAL: 200 } as const;
export const MAX_RESPONSIBLE = 50;
export const MAX_TAGS = 20;
export const TAG_MAX_LENGTH = 60;

const targeting = {
  title: field.title(TITLE_MAX_LENGTH),
  description: field.older(field.text(DESCRIPTION_MAX_LENGTH), ''),
  taskType: field.choice(TASK_TYPES),
  sectorId: field.older(field.idOrNull(), null),
  sectorIds: field.older(field.idList(MAX_TARGETS.SECTOR), []),
  enclosureIds: field.older(field.idList(MAX_TARGETS.ENCLOSURE), []),
  animalIds: field.older(field.idList(MAX_TARGETS.ANIMAL), []),
  target: z.object({ level: field.choice(TARGET_LEVELS), ids: field.idList(MAX_TARGETS.ANIMAL) }),
  responsibleIds: field.older(field.idList(MAX_RESPONSIBLE), []),
  tags: field.older(field.tagList(MAX_TAGS), []),
  sendNotification: field.older(field.flag(), false),
  visibilityStart: field.older(field.choice(VISIBILITY_STARTS), 'same_day'),
} as const;

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

/** The messages of a task that have gone out; written by the server alone. */
export const notificationsSentSchema = z.object({
  onCreate: z.boolean(),
  reminder24h: z.boolean(),
  reminder1h: z.boolean(),
});
export const NOTHING_SENT = { onCreate: false, reminder24h: false, reminder1h: false } as const;

/** A task in the domain: the fields of `tasks/{taskId}`, instants as epoch milliseconds (the stored `…Unix` twins). */
export const taskSchema = z.object({
  taskId: field.ownId(),
  zooId: field.zooId(),
  authorId: field.author(),
  status: field.choice(TASK_STATUSES),
  automationId: field.initially(field.idOrNull(), null),
  scheduledForUnix: field.instant(z.number()),
  dueAtUnix: field.instant(z.number()),
  takenBy: field.initially(field.idOrNull(), null),
  takenAtUnix: field.initially(field.instantOrNull(z.number()), null),
  startedBy: field.initially(field.idOrNull(), null),
  startedAtUnix: field.initially(field.instantOrNull(z.number()), null),
  completedBy: field.initially(field.idOrNull(), null),
  completedAtUnix: field.initially(field.instantOrNull(z.number()), null),
  completedLate: field.initially(field.orNull(field.flag()), null),
  notes: field.older(field.text(DESCRIPTION_MAX_LENGTH), ''),
  attachments: field.initially(z.array(attachmentSchema), []),
  /** the instant of the latest of its files, for the gallery; null without files, absent before the first one */
  lastFileAtUnix: field.later(field.instantOrNull(z.number())),
  notificationsSent: field.initially(notificationsSentSchema, NOTHING_SENT),
  deletedAtUnix: field.initially(field.instantOrNull(z.number()), null),
  /** its steps so far, the first one first; absent before the first, and for those of tasks older than the field */
  steps: field.later(field.entries(taskStepSchema, MAX_STEPS)),
  /** the person and the instant of the last change of the task's content; absent until then */
  editedBy: field.later(field.editor()),
  editedAtUnix: field.later(field.stamp(z.number())),
  createdAtUnix: field.stamp(z.number()),
  updatedAtUnix: field.stamp(z.number()),
  ...targeting,
});
export type Task = z.infer<typeof taskSchema>;

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
