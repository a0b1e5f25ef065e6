import { withTimestamps } from '../../../functions/src/common/stored.ts';
import type { Notification } from '../../../src/domain/notifications/notification.ts';
import { transition } from '../../../src/domain/tasks/task-transition.ts';
import type { Task } from '../../../src/domain/tasks/task.ts';
import type { Park } from './park.ts';

/** A day in Paris: its first instant and the first of the next day. */
export type Day = { readonly startMs: number; readonly endMs: number };

const KINDS: Partial<Record<Notification['kind'], string>> = {
  taskNew: 'Nouvelle tâche',
  taskReminder24h: 'À faire d’ici 24 heures',
  taskReminder1h: 'À faire d’ici une heure',
};
/** The most entries that the bell shows. */
const [TASKS, MESSAGES_FIRST, MESSAGES, UNREAD] = [3, 3, 20, 10];

/** Returns all tasks of an establishment. */
export async function tasksOf(park: Park, zooId: string): Promise<Task[]> {
  return (await park.listOf('tasks', zooId)) as Task[];
}

/** Returns all messages of an establishment, to everybody. */
export async function messagesOf(park: Park, zooId: string): Promise<Notification[]> {
  return (await park.listOf('notifications', zooId)) as Notification[];
}

/** Returns the expected content of the dashboard and the bell of a keeper of the one sector, at an instant of a day. */
export async function heldForKeeper(park: Park, zooId: string, userId: string, now: number, { startMs, endMs }: Day) {
  const unfinished = (await tasksOf(park, zooId)).filter(({ status }) => status === 'OPEN' || status === 'IN_PROGRESS');
  const mine = unfinished
    .filter(({ dueAtUnix }) => dueAtUnix < endMs)
    .filter(({ responsibleIds }) => responsibleIds.length === 0 || responsibleIds.includes(userId))
    .toSorted((a, b) => a.dueAtUnix - b.dueAtUnix || (a.taskId < b.taskId ? -1 : 1));
  const named = mine.filter(({ responsibleIds }) => responsibleIds.length > 0);
  const ids = (tasks: readonly Task[]) => tasks.map(({ taskId }) => taskId);
  const messages = (await messagesOf(park, zooId))
    .filter((message) => message.userId === userId)
    .toSorted(
      (a, b) =>
        Number(a.readAtUnix !== null) - Number(b.readAtUnix !== null) ||
        b.createdAtUnix - a.createdAtUnix ||
        a.notificationId.localeCompare(b.notificationId),
    );
  const figures = {
    'En retard': unfinished.filter(({ dueAtUnix }) => dueAtUnix < now).length,
    'Pour aujourd’hui': unfinished.filter(({ dueAtUnix }) => dueAtUnix >= startMs && dueAtUnix < endMs).length,
    'En cours': unfinished.filter(({ status }) => status === 'IN_PROGRESS').length,
    'À faire': unfinished.filter(({ status }) => status === 'OPEN').length,
  };
  return {
    dashboard: {
      overdue: ids(named.filter(({ dueAtUnix }) => dueAtUnix < now)),
      today: ids(named.filter(({ dueAtUnix }) => dueAtUnix >= now)),
      toTake: ids(mine.filter(({ responsibleIds }) => responsibleIds.length === 0)),
      figures,
      bell: mine.length,
      unread: Math.min(UNREAD, messages.filter(({ readAtUnix }) => readAtUnix === null).length),
    },
    bell: {
      figures,
      messages: messages.slice(0, MESSAGES_FIRST).map(({ kind, subjectId }) => `${KINDS[kind]} ${subjectId}`),
      messagesInAll: Math.min(MESSAGES, messages.length),
      tasks: ids(mine.slice(0, TASKS)),
      moreTasks: Math.max(0, mine.length - TASKS),
    },
  };
}

/** Returns the expected entries of the timeline for a day, the latest first. */
export async function heldForTimeline(park: Park, zooId: string, { startMs, endMs }: Day): Promise<string[]> {
  const clock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });
  return (await tasksOf(park, zooId))
    .flatMap(({ taskId, dueAtUnix, completedAtUnix }) =>
      completedAtUnix === null ? [] : [{ taskId, dueAtUnix, at: completedAtUnix }],
    )
    .filter(({ at }) => at >= startMs && at < endMs)
    .toSorted((a, b) => b.at - a.at || (a.taskId < b.taskId ? 1 : -1))
    .map(({ taskId, dueAtUnix, at }) =>
      [taskId, new Date(at).toISOString(), clock.format(at), at > dueAtUnix ? 'late' : 'in time'].join(' '),
    );
}

/** Closes a task as another person does in another browser. */
export async function closeElsewhere(park: Park, task: Task, userId: string, now: number): Promise<void> {
  const patch = transition(task, 'close', userId, now);
  if (!patch.ok) throw new Error(patch.error.code);
  await park.changeTask(task.taskId, withTimestamps(patch.value));
}
