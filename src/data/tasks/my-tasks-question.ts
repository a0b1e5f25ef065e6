import type { Actor } from '#domain/access/actor.ts';
import { offeredWork } from '#domain/tasks/offered-work.ts';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import type { MyTasks } from './task-lists.ts';

/**
 * Returns the query for a person's work until the end of the local day that holds `now`. Bell, dashboard and wall display
 * ask the same one, so that they share a listener and a number.
 */
export function myTasksQuestion(actor: Pick<Actor, 'zooId' | 'userId' | 'sectors'>, now: EpochMs): MyTasks {
  return { zooId: actor.zooId, userId: actor.userId, ...offeredWork(actor), dueBeforeMs: endOfDay(now, ZONE) };
}
