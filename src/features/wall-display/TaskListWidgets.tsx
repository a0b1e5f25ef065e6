import { myTasksQuestion } from '#data/tasks/my-tasks-question.ts';
import { useMyTasksQuery, useTaskListQuery } from '#data/tasks/tasks.endpoints.ts';
import { endOfDay, startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { WallTasks } from './WallTasks.tsx';

/** More than fits on a wall; the rest is counted as "more". */
const MAX_TASKS = 40;

/** The establishment's unfinished tasks that are due today, live. */
export function TasksTodayWidget() {
  const { zooId } = useActor();
  const now = useNow();
  const asked = useTaskListQuery({
    zooId,
    status: 'unfinished',
    sectorId: null,
    mineOf: null,
    dueFromMs: startOfDay(now, ZONE),
    dueBeforeMs: endOfDay(now, ZONE),
    closedLate: false,
    pageSize: MAX_TASKS,
  });
  return <WallTasks page={asked.data} error={asked.error} onRetry={() => void asked.refetch()} />;
}

/** The person's own tasks until tonight, overdue ones first, live. */
export function MyTasksWidget() {
  const asked = useMyTasksQuery(myTasksQuestion(useActor(), useNow()));
  return <WallTasks page={asked.data} error={asked.error} onRetry={() => void asked.refetch()} />;
}
