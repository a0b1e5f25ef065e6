import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';
import { attachmentSchema } from './attachment.ts';
import { readingSchema } from './checklist/reading-schema.ts';
import { MAX_STEPS, taskStepSchema } from './task-step.ts';

export const TASK_TYPES = ['animal_check', 'feeding', 'logistics', 'maintenance', 'safety'] as const;
export type TaskType = (typeof TASK_TYPES)[number];

/** The priorities of a task, the least one first. */
export const TASK_PRIORITIES = ['low', 'normal', 'high'] as const;
export type TaskPriority = (typeof TASK_PRIORITIES)[number];

/** Stored statuses (specification, point 4). "Overdue", "closed late" and the like are derived, see task-state.ts. */
export const TASK_STATUSES = ['OPEN', 'ACTIVE', 'IN_PROGRESS', 'DONE', 'DELETED', 'ARCHIVED'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** Statuses of work still to be done. */
export const UNFINISHED_STATUSES = ['OPEN', 'ACTIVE', 'IN_PROGRESS'] as const satisfies readonly TaskStatus[];
/** Statuses that lists leave out. */
export const HIDDEN_STATUSES = ['DELETED', 'ARCHIVED'] as const satisfies readonly TaskStatus[];

export const TARGET_LEVELS = ['SECTOR', 'ENCLOSURE', 'ANIMAL'] as const;

export const VISIBILITY_STARTS = ['same_day', '1_day', '2_days', '3_days', '1_week'] as const;
export type VisibilityStart = (typeof VISIBILITY_STARTS)[number];

/** Longest title and description that forms and rules accept. */
export const TITLE_MAX_LENGTH = 200;
export const DESCRIPTION_MAX_LENGTH = 5_000;
/** The most sectors, enclosures and animals of one task: as many as one document and its rules can hold. */
export const MAX_TARGETS = { SECTOR: 5, ENCLOSURE: 50, ANIMAL: 200 } as const;
export const MAX_RESPONSIBLE = 50;
/** The most items of a checklist. */
export const MAX_ITEMS = 30;
/** The most readings that a task keeps: corrections are added, and nothing that was read is overwritten. */
export const MAX_READINGS = 200;
export const MAX_TAGS = 20;
export const TAG_MAX_LENGTH = 60;

/** The fields that a task and an automation have alike: what is to be done, where and by whom. */
export const targeting = {
  title: field.title(TITLE_MAX_LENGTH),
  description: field.older(field.text(DESCRIPTION_MAX_LENGTH), ''),
  taskType: field.choice(TASK_TYPES),
  priority: field.older(field.choice(TASK_PRIORITIES), 'normal'),
  /** its items in their order, each as one text (`checklist/item-text.ts`, decision 51) */
  checklist: field.older(field.entries(z.string(), MAX_ITEMS), []),
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
  /** the items of its checklist without which it is not closed, by id */
  requiredItems: field.older(field.idList(MAX_ITEMS), []),
  /** the items that are done; absent before the first */
  doneItems: field.later(field.idList()),
  /** everything that was read of its items, the first reading first; absent before the first */
  readings: field.later(field.entries(readingSchema, MAX_READINGS)),
  /** the person and the instant of the last change of the task's content; absent until then */
  editedBy: field.later(field.editor()),
  editedAtUnix: field.later(field.stamp(z.number())),
  createdAtUnix: field.stamp(z.number()),
  updatedAtUnix: field.stamp(z.number()),
  ...targeting,
});
export type Task = z.infer<typeof taskSchema>;
