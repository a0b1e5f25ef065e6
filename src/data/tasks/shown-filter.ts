import { and, or, type QueryFilterConstraint, Timestamp, where } from 'firebase/firestore';
import { showingUpTo } from '#domain/tasks/task-visibility.ts';
import { VISIBILITY_STARTS } from '#domain/tasks/task.ts';
import { ZONE } from '#domain/time/epoch.ts';
import type { TaskList } from './task-lists.ts';

/**
 * Returns the filter for the tasks of unfinished work that show to a person at an instant, and a few of the next two hours that
 * `isOfList` leaves out: what somebody has begun, what the person has made, and what is to begin by its visibility start.
 * A list that read what does not show yet too would read all that is planned ahead.
 * @source specification, point 9 "Visibility offsets"; counterpart of `isShownTo`
 */
export function unfinishedShownTo(
  { userId, atMs }: NonNullable<TaskList['shownTo']>,
  withBegun: boolean,
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
  return withBegun ? or(where('status', '==', 'IN_PROGRESS'), toBegin) : toBegin;
}
