import { useMemo } from 'react';
import { useTaskListCountsQuery } from '#data/tasks/tasks.endpoints.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useNow } from '#i18n/useNow.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { questionInstant } from './question-step.ts';
import { TASK_FILTERS, taskListAddress, type TaskFilters } from './task-filters.ts';
import { taskQuestion } from './task-question.ts';

/** The filters whose conditions the database all checks: a list by these is as long as its count. */
export type CountedFilters = Partial<Pick<TaskFilters, 'status' | 'sectorId' | 'person' | 'due' | 'period'>>;

/** A list of tasks as a figure: its address, and its length; undefined while it is counted, null without a network. */
export type CountedList = { readonly to: string; readonly count: number | null | undefined };

/** Returns the lists with these filters, counted by the very question that each list asks. */
export function useCountedLists(filters: readonly CountedFilters[]) {
  const { actor, sectors } = useReadySession();
  const now = questionInstant(useNow());
  const { zooId, userId } = actor;
  const questions = useMemo(
    () =>
      filters.map((some) =>
        taskQuestion(
          { ...TASK_FILTERS.none, ...some },
          { zooId, userId, sectors, pageSize: 1, leavesLaterOut: false },
          now,
          ZONE,
        ),
      ),
    [filters, zooId, userId, sectors, now],
  );
  const { data, error, refetch } = useTaskListCountsQuery(questions);
  const lists: readonly CountedList[] = filters.map((some, at) => ({ to: taskListAddress(some), count: data?.[at] }));
  return { lists, error: data === undefined ? error : undefined, refetch: () => void refetch() };
}
