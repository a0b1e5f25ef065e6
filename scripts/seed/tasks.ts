import { NOTHING_SENT, type Task, taskSchema } from '../../src/domain/tasks/task.ts';
import { startOfDay } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { PEOPLE } from './accounts.ts';
import { PARKS, sectorIdOf, type SeedPark } from './parks.ts';
import type { Random } from './random.ts';
import type { SeedDocument } from './seed-document.ts';
import { stampsOf } from './task-course.ts';
import { TASK_IDEAS } from './task-ideas.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The number of tasks of each kind in a sector at factor 1, and their due days. */
const PLAN = [
  { count: 24, status: 'DONE', days: [-30, -1] },
  { count: 2, status: 'OPEN', days: [-3, -1] },
  { count: 1, status: 'IN_PROGRESS', days: [0, 0], since: -8 },
  { count: 4, status: 'OPEN', days: [0, 0] },
  { count: 8, status: 'OPEN', days: [1, 12] },
  { count: 1, status: 'DELETED', days: [-10, -2] },
] as const;

/** Returns the `tasks` documents of every park with sectors, around the day of `now`. */
export function taskDocuments(random: Random, factor: number, now: number): SeedDocument[] {
  const today = startOfDay(now, ZONE);
  return PARKS.flatMap((park) =>
    park.sectors.flatMap((sector) => {
      let number = 0;
      return PLAN.flatMap((kind) =>
        Array.from({ length: kind.count * factor }, () => {
          number += 1;
          return toDocument(aSeedTask(random, park, sector.key, number, kind, today));
        }),
      );
    }),
  );
}

function aSeedTask(
  random: Random,
  park: SeedPark,
  sectorKey: string,
  number: number,
  kind: (typeof PLAN)[number],
  today: number,
): Task {
  const sectorId = sectorIdOf(park.zooId, sectorKey);
  const sector = park.sectors.find((one) => one.key === sectorKey);
  const place = random.between(1, sector?.enclosures.length ?? 1);
  const enclosureId = `${sectorId}--${place}`;
  const idea = random.pick(TASK_IDEAS);
  const keepers = PEOPLE.filter(
    (person) => person.zooId === park.zooId && keepsSector(person.sectors?.keeper ?? [], sectorKey),
  ).map((person) => person.userId);
  const author =
    PEOPLE.find((person) => person.zooId === park.zooId && person.right === 'admin')?.userId ?? 'provider-staff';
  const day = today + random.between(kind.days[0], kind.days[1]) * DAY;
  // Work in progress began yesterday evening, so that it is so at any hour, and is due in the afternoon.
  const scheduledFor = day + ('since' in kind ? kind.since : random.between(7, 11)) * HOUR;
  const dueAt = 'since' in kind ? day + random.between(14, 18) * HOUR : scheduledFor + random.between(2, 8) * HOUR;
  const assigned = keepers.length > 0 && random.chance(0.55) ? [random.pick(keepers)] : [];
  const worker = assigned[0] ?? (keepers.length > 0 ? random.pick(keepers) : author);
  const started = kind.status === 'DONE' || kind.status === 'IN_PROGRESS';
  const startedAt = started ? scheduledFor + random.between(0, 60) * 60_000 : null;
  const completedAt = kind.status === 'DONE' ? scheduledFor + random.between(1, 9) * HOUR : null;
  const deletedAt = kind.status === 'DELETED' ? scheduledFor - DAY : null;
  return taskSchema.parse({
    taskId: `${sectorId}--task-${number}`,
    zooId: park.zooId,
    title: idea.title.replace('{place}', sector?.enclosures[place - 1]?.name ?? sector?.name ?? ''),
    description: idea.description,
    taskType: idea.type,
    priority: kind.status === 'OPEN' ? priorityOf(number) : 'normal',
    checklist: [],
    authorId: author,
    status: kind.status,
    automationId: null,
    sectorId,
    sectorIds: [sectorId],
    enclosureIds: [enclosureId],
    animalIds: [],
    target: { level: 'ENCLOSURE', ids: [enclosureId] },
    responsibleIds: assigned,
    tags: [],
    sendNotification: false,
    visibilityStart: 'same_day',
    ...stampsOf({ assigned, worker, scheduledFor, dueAt, startedAt, completedAt, deletedAt }),
    notes: '',
    attachments: [],
    notificationsSent: NOTHING_SENT,
    requiredItems: [],
    createdAtUnix: scheduledFor - 2 * DAY,
    updatedAtUnix: completedAt ?? deletedAt ?? startedAt ?? scheduledFor - 2 * DAY,
  });
}

/** One task in six has a high priority, one in eleven a low one. */
function priorityOf(number: number): Task['priority'] {
  if (number % 6 === 0) return 'high';
  return number % 11 === 0 ? 'low' : 'normal';
}

function keepsSector(keys: readonly string[], key: string): boolean {
  return keys.includes('*') || keys.includes(key);
}

/** Returns a task document: every `…Unix` field has its timestamp beside it. */
export function toDocument(task: Task): SeedDocument {
  const instant = (unix: number | null) => (unix === null ? null : new Date(unix));
  return {
    path: `tasks/${task.taskId}`,
    data: {
      ...task,
      scheduledFor: instant(task.scheduledForUnix),
      dueAt: instant(task.dueAtUnix),
      takenAt: instant(task.takenAtUnix),
      startedAt: instant(task.startedAtUnix),
      completedAt: instant(task.completedAtUnix),
      deletedAt: instant(task.deletedAtUnix),
      createdAt: instant(task.createdAtUnix),
      updatedAt: instant(task.updatedAtUnix),
    },
  };
}
