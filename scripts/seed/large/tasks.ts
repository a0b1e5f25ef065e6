import { NOTHING_SENT, type Task, taskSchema } from '../../../src/domain/tasks/task.ts';
import { taskRunSchema, taskTemplateSchema } from '../../../src/domain/tasks/task-template.ts';
import { runOfTask } from '../../../src/domain/tasks/task-occurrence.ts';
import { addDays } from '../../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import type { Random } from '../random.ts';
import type { SeedDocument } from '../seed-document.ts';
import { stampsOf } from '../task-course.ts';
import { TASK_IDEAS } from '../task-ideas.ts';
import { toDocument } from '../tasks.ts';
import { FIGURES } from './figures.ts';
import type { Place } from '../place.ts';
import { stored } from '../stored.ts';

const HOUR = 3_600_000;
/** Days planned ahead, without today: the other days are in the past. */
const DAYS_AHEAD = 9;

/** Yields the `tasks`, half of them made by an automation with a run each, and the automations themselves. */
export function* taskDocuments(random: Random, places: readonly Place[], today: number): Generator<SeedDocument> {
  const days = Array.from({ length: FIGURES.days }, (_, n) => addDays(today, n - FIGURES.days + 1 + DAYS_AHEAD, ZONE));
  for (const place of places) yield automationDocument(place, days.at(-1) ?? today);
  for (let number = 0; number < FIGURES.tasks; number += 1) {
    const day = days[Math.floor((number * days.length) / FIGURES.tasks)] ?? today;
    // In turn the automation of each place and a task of the day.
    const place = places[Math.floor(number / 2) % places.length] as Place;
    const automated = number % 2 === 0;
    const task = aTask(random, { place, number, day, today, automated });
    yield toDocument(task);
    if (task.automationId !== null) yield runDocument(task, task.automationId);
  }
}

type Context = {
  readonly place: Place;
  readonly number: number;
  readonly day: number;
  readonly today: number;
  readonly automated: boolean;
};

function aTask(random: Random, { place, number, day, today, automated }: Context): Task {
  const { zooId, sectorId, enclosureId, keepers, planner } = place;
  const idea = automated ? TASK_IDEAS[0] : random.pick(TASK_IDEAS);
  const scheduledFor = automated ? day + 7.5 * HOUR : day + random.between(7, 15) * HOUR;
  const dueAt = scheduledFor + (automated ? 3 : random.between(2, 8)) * HOUR;
  const status = statusOn(random, day, today);
  const assigned = keepers.length > 0 && random.chance(0.5) ? [random.pick(keepers)] : [];
  const worker = assigned[0] ?? (keepers.length > 0 ? random.pick(keepers) : planner);
  const started = status === 'DONE' || status === 'ARCHIVED' || status === 'IN_PROGRESS';
  const startedAt = started ? scheduledFor + random.between(0, 90) * 60_000 : null;
  const completedAt = started && status !== 'IN_PROGRESS' ? scheduledFor + random.between(10, 540) * 60_000 : null;
  const deletedAt = status === 'DELETED' ? scheduledFor - 5 * HOUR : null;
  const createdAt = automated ? day : scheduledFor - random.between(4, 72) * HOUR;
  const animalIds = !automated && random.chance(0.15) ? [random.pick(place.animalIds)] : [];
  return taskSchema.parse({
    taskId: `large-task-${String(number + 1).padStart(6, '0')}`,
    zooId,
    title: (idea?.title ?? '').replace('{place}', place.name),
    description: idea?.description ?? '',
    taskType: idea?.type,
    priority: 'normal',
    checklist: [],
    authorId: planner,
    status,
    automationId: automated ? automationIdOf(place) : null,
    sectorId,
    sectorIds: [sectorId],
    enclosureIds: [enclosureId],
    animalIds,
    target: animalIds.length > 0 ? { level: 'ANIMAL', ids: animalIds } : { level: 'ENCLOSURE', ids: [enclosureId] },
    responsibleIds: assigned,
    tags: [],
    sendNotification: false,
    visibilityStart: 'same_day',
    ...stampsOf({ assigned, worker, scheduledFor, dueAt, startedAt, completedAt, deletedAt }),
    notes: completedAt !== null && random.chance(0.08) ? random.pick(NOTES) : '',
    attachments: [],
    requiredItems: [],
    notificationsSent: NOTHING_SENT,
    createdAtUnix: createdAt,
    updatedAtUnix: completedAt ?? deletedAt ?? startedAt ?? createdAt,
  });
}

const NOTES = [
  'Restes importants, à surveiller.',
  'Rien à signaler.',
  'Un individu resté à l’écart.',
  'Matériel à remplacer.',
  'Fait avec l’équipe de l’après-midi.',
];

/** Past tasks are done, with a few forgotten ones; future tasks are open. */
function statusOn(random: Random, day: number, today: number): Task['status'] {
  if (day > today) return 'OPEN';
  const chance = random.next();
  if (day === today) return chance < 0.4 ? 'DONE' : chance < 0.5 ? 'IN_PROGRESS' : 'OPEN';
  if (chance < 0.02) return 'DELETED';
  if (chance < 0.04) return 'ARCHIVED';
  return chance > 0.995 ? 'OPEN' : 'DONE';
}

function automationIdOf(place: Place): string {
  return `${place.enclosureId}--daily-ration`;
}

function automationDocument(place: Place, lastDay: number): SeedDocument {
  const idea = TASK_IDEAS[0];
  const title = (idea?.title ?? '').replace('{place}', place.name);
  const lastRun = lastDay + 7.5 * HOUR;
  const template = taskTemplateSchema.parse({
    templateId: automationIdOf(place),
    zooId: place.zooId,
    authorId: place.planner,
    name: title,
    isActive: true,
    status: 'active',
    suspendedReason: null,
    schedule: {
      startAt: addDays(lastDay, 1 - FIGURES.days, ZONE),
      dueAt: 3 * HOUR,
      recurrence: 'DAILY',
      rrule: null,
      cronExpression: '0 0 * * *',
      cronDescription: null,
      recurrenceFrequency: null,
      recurrenceTime: '07:30',
      recurrenceDayOfWeek: null,
      recurrenceDayOfMonth: null,
      recurrenceMonthOfYear: null,
      recurrenceInterval: 1,
    },
    activeSinceUnix: null,
    lastRunUnix: lastRun,
    handledUntilUnix: lastRun,
    nextRunUnix: addDays(lastRun, 1, ZONE),
    nextMakeUnix: addDays(lastDay, 1, ZONE),
    executionCount: FIGURES.days,
    deletedAtUnix: null,
    createdAtUnix: addDays(lastDay, 1 - FIGURES.days, ZONE),
    updatedAtUnix: addDays(lastDay, 1 - FIGURES.days, ZONE),
    title,
    description: idea?.description ?? '',
    taskType: idea?.type,
    priority: 'normal',
    checklist: [],
    sectorId: place.sectorId,
    sectorIds: [place.sectorId],
    enclosureIds: [place.enclosureId],
    animalIds: [],
    target: { level: 'ENCLOSURE', ids: [place.enclosureId] },
    responsibleIds: [],
    tags: [],
    sendNotification: false,
    visibilityStart: 'same_day',
  });
  return stored(`taskTemplates/${template.templateId}`, template);
}

function runDocument(task: Task, templateId: string): SeedDocument {
  return stored(`taskRuns/${task.taskId}`, taskRunSchema.parse(runOfTask(task, templateId)));
}
