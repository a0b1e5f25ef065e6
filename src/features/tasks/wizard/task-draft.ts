import * as z from 'zod/mini';
import { AUTOMATION_SCOPES } from '#domain/callables/automations.ts';
import { contentOf } from '#domain/tasks/check-task.ts';
import type { RuleEnd } from '#domain/tasks/rrule-parts.ts';
import { TARGET_LEVELS, type Task, TASK_PRIORITIES, TASK_TYPES, VISIBILITY_STARTS } from '#domain/tasks/task.ts';
import { RECURRENCES, type TaskTemplate } from '#domain/tasks/task-template.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { simpleRecurrence } from '#domain/tasks/simple-recurrence.ts';
import { dueAtOfOccurrence } from '#domain/tasks/task-due.ts';
import { hasSeveralTimes } from '#domain/tasks/times-of-day.ts';
import { dayOf, instantOfDay, timeOf } from '#domain/time/typed-day.ts';

export const WIZARD_STEPS = ['information', 'assignment', 'schedule'] as const;

const endSchema = z.union([
  z.object({ kind: z.literal('never') }),
  z.object({ kind: z.literal('until'), day: z.string() }),
  z.object({ kind: z.literal('count'), count: z.int() }),
]);

/** The values that are typed into the wizard, in the order of its steps. */
export const taskDraftSchema = z.object({
  title: z.string(),
  description: z.string(),
  taskType: z.enum(TASK_TYPES),
  /** a draft kept since before this field has the normal one */
  // oxlint-disable-next-line promise/valid-params
  priority: z.catch(z.enum(TASK_PRIORITIES), 'normal'),
  /** its items, each as one text; a draft kept since before this field has none */
  // oxlint-disable-next-line promise/valid-params
  checklist: z.catch(z.array(z.string()), []),
  tags: z.array(z.string()),
  target: z.object({ level: z.enum(TARGET_LEVELS), ids: z.array(z.string()) }),
  responsibleIds: z.array(z.string()),
  sendNotification: z.boolean(),
  visibilityStart: z.enum(VISIBILITY_STARTS),
  /** 'YYYY-MM-DD' */
  startDay: z.string(),
  /** 'HH:mm'; null: the usual one, which depends on whether the task recurs */
  startTime: z.nullable(z.string()),
  /** further times of the same day, 'HH:mm' or not yet filled; a draft kept since before this field has none */
  // The catch is that of a schema, not of a promise.
  // oxlint-disable-next-line promise/valid-params
  moreTimes: z.catch(z.array(z.string()), []),
  /** null: one day after the start */
  due: z.nullable(z.object({ day: z.string(), time: z.string() })),
  recurrence: z.enum(RECURRENCES),
  interval: z.int(),
  /** of a weekly recurrence, 0 Sunday … 6 Saturday; empty: the start's; a draft kept since before this field has none */
  // oxlint-disable-next-line promise/valid-params
  weekdays: z.catch(z.array(z.int()), []),
  /** these null: the start's */
  dayOfMonth: z.nullable(z.int()),
  monthOfYear: z.nullable(z.int()),
  end: endSchema,
  /** of a custom recurrence */
  rrule: z.string(),
  /** of the automation; empty: the title */
  name: z.string(),
  scope: z.enum(AUTOMATION_SCOPES),
});
/** The content of the wizard's fields; it survives a reload of the tab. */
export type TaskDraft = z.infer<typeof taskDraftSchema> & { readonly end: RuleEnd };

/** Returns the draft of a new wizard: a task for today, without responsible people. */
export function emptyTaskDraft(now: EpochMs): TaskDraft {
  return {
    title: '',
    description: '',
    taskType: 'animal_check',
    priority: 'normal',
    checklist: [],
    tags: [],
    target: { level: 'SECTOR', ids: [] },
    responsibleIds: [],
    sendNotification: false,
    visibilityStart: 'same_day',
    startDay: dayOf(now, ZONE),
    startTime: null,
    moreTimes: [],
    due: null,
    recurrence: 'NONE',
    interval: 1,
    weekdays: [],
    dayOfMonth: null,
    monthOfYear: null,
    end: { kind: 'never' },
    rrule: 'FREQ=WEEKLY',
    name: '',
    scope: 'following',
  };
}

/** Returns the draft of a copy: everything but the date, which is today, at the same time of day. */
export function draftOfTask(task: Task, now: EpochMs): TaskDraft {
  return { ...emptyTaskDraft(now), ...contentOf(task), startTime: timeOf(task.scheduledForUnix, ZONE) };
}

/** Returns the draft for changing an automation. */
export function draftOfAutomation(automation: TaskTemplate, now: EpochMs): TaskDraft {
  const { schedule } = automation;
  const due = dueAtOfOccurrence(schedule, startOf(automation), ZONE);
  return {
    ...emptyTaskDraft(now),
    ...contentOf(automation),
    startDay: dayOf(schedule.startAt, ZONE),
    startTime: schedule.recurrenceTime,
    moreTimes: (schedule.recurrenceTimes ?? []).filter((time) => time !== schedule.recurrenceTime),
    // With several times the usual due time is another one than the stored one day.
    due:
      schedule.dueAt === null && !hasSeveralTimes(schedule) ? null : { day: dayOf(due, ZONE), time: timeOf(due, ZONE) },
    ...recurrenceOf(automation),
    name: automation.name,
  };
}

/** A rule that the simple fields can say is shown in them. */
function recurrenceOf({ schedule }: TaskTemplate) {
  const simple = simpleRecurrence(schedule, ZONE);
  if (simple === null) return { recurrence: schedule.recurrence, rrule: schedule.rrule ?? 'FREQ=DAILY' };
  return { ...simple, weekdays: [...simple.weekdays] };
}

function startOf({ schedule }: TaskTemplate): EpochMs {
  return instantOfDay(dayOf(schedule.startAt, ZONE), schedule.recurrenceTime, ZONE) ?? schedule.startAt;
}
