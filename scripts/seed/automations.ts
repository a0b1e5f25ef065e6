import { nextTimes } from '../../src/domain/tasks/recurring-processing.ts';
import { runOfTask, runWithoutTask, taskOfOccurrence } from '../../src/domain/tasks/task-occurrence.ts';
import { occurrencesAfter } from '../../src/domain/tasks/task-recurrence.ts';
import type { Task } from '../../src/domain/tasks/task.ts';
import { type TaskTemplate, taskTemplateSchema } from '../../src/domain/tasks/task-template.ts';
import { addDays, startOfDay } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { wallClockAt } from '../../src/domain/time/wall-clock.ts';
import { storedSchedule } from '../../src/domain/tasks/change-schedule.ts';
import { sectorIdOf } from './parks.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';
import { AUTOMATIONS, TASK_IDEAS } from './task-ideas.ts';
import { toDocument } from './tasks.ts';

const ZOO = 'zoo-fullcare';
const PLANNER = 'fullcare-manager';
const HOUR = 3_600_000;
/** A multiple of ten, so that the automation with a ten-day interval is due tomorrow too. */
const DAYS_OF_HISTORY = 60;
const MAX_RUNS = 14;

/**
 * Returns the `taskTemplates` of the largest park with their last weeks: `taskRuns`, and the closed `tasks` of these.
 * They continue tomorrow, so that a fresh day shows no duplicates.
 */
export function automationDocuments(now: number): SeedDocument[] {
  const today = startOfDay(now, ZONE);
  return AUTOMATIONS.flatMap((automation, index) => {
    const begun = templateOf(automation, index, today);
    const past = [...pastOccurrences(begun, today)].slice(-MAX_RUNS);
    // The oldest run was missed, the next one skipped.
    const unmade = past.length > 2 ? 2 : 0;
    const [missed, skipped] = past.slice(0, unmade);
    const made = past.slice(unmade);
    const ran = {
      ...begun,
      lastRunUnix: made.at(-1) ?? null,
      handledUntilUnix: past.at(-1) ?? null,
      executionCount: made.length,
    };
    const template = taskTemplateSchema.parse({ ...ran, ...nextTimes(ran, ZONE) });
    const runs = [
      ...(missed === undefined ? [] : [runWithoutTask(template, missed, 'MISSED', ZONE)]),
      ...(skipped === undefined ? [] : [runWithoutTask(template, skipped, 'SKIPPED', ZONE)]),
    ];
    const tasks = made.map((occurrence) => closedTask(template, occurrence));
    return [
      stored(`taskTemplates/${template.templateId}`, template),
      ...tasks.map(toDocument),
      ...[...runs, ...tasks.map((task) => runOfTask(task, template.templateId))].map((run) =>
        stored(`taskRuns/${run.taskId}`, run),
      ),
    ];
  });
}

function templateOf(automation: (typeof AUTOMATIONS)[number], index: number, today: number): TaskTemplate {
  const tomorrow = addDays(today, 1, ZONE);
  const begun = addDays(tomorrow, -DAYS_OF_HISTORY, ZONE);
  const sectorId = sectorIdOf(ZOO, automation.sector);
  const enclosureId = `${sectorId}--${automation.enclosure}`;
  const idea = TASK_IDEAS[automation.idea];
  const schedule = {
    startAt: begun,
    dueAt: 'times' in automation ? 4 * HOUR : null,
    recurrence: automation.recurrence,
    rrule: automation.recurrence === 'CUSTOM' ? 'FREQ=DAILY;INTERVAL=10' : null,
    recurrenceTime: automation.time,
    ...('times' in automation ? { recurrenceTimes: [...automation.times] } : {}),
    recurrenceDayOfWeek: automation.recurrence === 'WEEKLY' ? weekdayOf(tomorrow) : null,
    recurrenceDayOfMonth: automation.recurrence === 'MONTHLY' ? 1 : null,
    recurrenceMonthOfYear: null,
    recurrenceInterval: 1,
  };
  return {
    templateId: `${ZOO}--automation-${index + 1}`,
    zooId: ZOO,
    authorId: PLANNER,
    name: automation.name,
    isActive: true,
    status: 'active',
    suspendedReason: null,
    schedule: storedSchedule(schedule, ZONE),
    activeSinceUnix: tomorrow,
    lastRunUnix: null,
    handledUntilUnix: null,
    nextRunUnix: null,
    nextMakeUnix: null,
    executionCount: 0,
    deletedAtUnix: null,
    createdAtUnix: begun,
    updatedAtUnix: begun,
    title: automation.name,
    description: idea?.description ?? '',
    taskType: idea?.type ?? 'feeding',
    priority: 'normal',
    checklist: [],
    sectorId,
    sectorIds: [sectorId],
    enclosureIds: [enclosureId],
    animalIds: [],
    target: { level: 'ENCLOSURE', ids: [enclosureId] },
    responsibleIds: [],
    tags: [],
    sendNotification: false,
    visibilityStart: 'same_day',
  };
}

function* pastOccurrences({ schedule }: TaskTemplate, today: number): Generator<number> {
  for (const occurrence of occurrencesAfter(schedule, 0, ZONE)) {
    if (occurrence >= today) return;
    yield occurrence;
  }
}

function closedTask(template: TaskTemplate, occurrence: number): Task {
  const closed = occurrence + HOUR;
  return {
    ...taskOfOccurrence(template, occurrence, startOfDay(occurrence, ZONE), ZONE),
    status: 'DONE',
    takenBy: PLANNER,
    takenAtUnix: occurrence,
    startedBy: PLANNER,
    startedAtUnix: occurrence,
    completedBy: PLANNER,
    completedAtUnix: closed,
    completedLate: false,
    updatedAtUnix: closed,
  };
}

/** Returns the weekday of a local midnight, 0 Sunday … 6 Saturday. */
function weekdayOf(midnight: number): number {
  const { year, month, day } = wallClockAt(midnight, ZONE);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
