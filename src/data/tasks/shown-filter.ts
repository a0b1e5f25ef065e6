import { and, or, type QueryFilterConstraint, Timestamp, where } from 'firebase/firestore';
import { showingUpTo } from '#domain/tasks/task-visibility.ts';
import { VISIBILITY_STARTS } from '#domain/tasks/task.ts';
import { ZONE } from '#domain/time/epoch.ts';
import type { TaskList } from './task-lists.ts';

/**
 * Returns the filter for work to do that shows to a person at an instant: work that somebody has started (not in a list
 * of open tasks), the person's own tasks, and tasks that begin by their visibility start. It also finds a little of the
 * next two hours, which `isOfList` leaves out. Without it a list would read everything planned ahead.
 * @source specification, point 9 "Visibility offsets"; counterpart of `isShownTo`
 */
export function toDoShownTo(
  status: 'unfinished' | 'open',
  { userId, atMs }: NonNullable<TaskList['shownTo']>,
): QueryFilterConstraint {
  const toBegin = and(
    where('status', 'in', ['OPEN', 'ACTIVE']),
    or(
      where('authorId', '==', userId),
      ...VISIBILITY_STARTS.map((start) =>
        and(
          where('visibilityStart', '==', start),
          where('scheduledFor', '<=', Timestamp.fromMillis(showingUpTo(start, atMs, ZONE))),
        ),
      ),
    ),
  );
  return status === 'open' ? toBegin : or(where('status', '==', 'IN_PROGRESS'), toBegin);
}
