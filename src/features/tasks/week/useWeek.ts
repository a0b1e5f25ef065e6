import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEditTaskMutation } from '#data/tasks/task-details.endpoints.ts';
import { MAX_PAGE_SIZE } from '#data/tasks/task-lists.ts';
import { useTaskListQuery } from '#data/tasks/tasks.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { mayDo } from '#domain/access/operations.ts';
import { editBefore } from '#domain/tasks/task-edit.ts';
import type { Task } from '#domain/tasks/task.ts';
import { daysOfWeek, loadByPerson, movedToDay, tasksByDay } from '#domain/tasks/week.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { useNow } from '#i18n/useNow.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { useEditNotice } from '../details/useEditNotice.ts';
import { weekOfAddress, withWeek } from './week-address.ts';

/** The unfinished tasks of the week and sector that the address names, day by day, and a way to move one to another day. */
export function useWeek() {
  const actor = useActor();
  const dispatch = useAppDispatch();
  const now = useNow();
  const [parameters, setParameters] = useSearchParams();
  const weekStart = weekOfAddress(parameters, now);
  const sectorId = parameters.get('sector');
  const days = useMemo(() => daysOfWeek(weekStart, ZONE), [weekStart]);
  const { data, error, refetch } = useTaskListQuery({
    zooId: actor.zooId,
    status: 'unfinished',
    sectorId,
    mineOf: null,
    // A task due at the midnight that begins the week belongs to the day before.
    dueFromMs: weekStart + 1,
    dueBeforeMs: (days.at(-1) ?? weekStart) + 1,
    closedLate: false,
    pageSize: MAX_PAGE_SIZE,
  });
  const perDay = useMemo(() => tasksByDay(data?.tasks ?? [], weekStart, ZONE), [data, weekStart]);
  const load = useMemo(() => loadByPerson(perDay), [perDay]);
  const refusedInDemo = useDemoRefusal('task.manage');
  const [edit] = useEditTaskMutation();
  const notify = useEditNotice();
  const move = async (task: Task, day: EpochMs) => {
    const changes = movedToDay(task, day, ZONE);
    if (changes === null || refusedInDemo()) return;
    const answer = await edit({
      ...{ taskId: task.taskId, editedBy: actor.userId },
      ...{ edit: changes, before: editBefore(task, changes) },
    });
    if (answer.error === undefined) await notify(task, changes, 'edited');
    else dispatch(noticeRaised({ kind: 'error', ...queryError(answer.error) }));
  };
  const go = (weeks: number) =>
    setParameters(
      withWeek(
        parameters,
        weeks === 0 ? weekOfAddress(new URLSearchParams(), now) : addDays(weekStart, weeks * 7, ZONE),
        now,
      ),
    );
  return {
    days: days.slice(0, -1),
    weekEnd: days.at(-1) ?? weekStart,
    ...{ now, weekStart, perDay, load, go, move, sectorId },
    showSector: (chosen: string | null) => {
      const next = new URLSearchParams(parameters);
      if (chosen === null) next.delete('sector');
      else next.set('sector', chosen);
      setParameters(next);
    },
    isCut: data?.hasMore === true,
    isLoading: data === undefined && error === undefined,
    error: data === undefined && error !== undefined ? queryError(error) : null,
    refetch: () => void refetch(),
    mayMove: (task: Task) =>
      mayDo(actor, 'task.manage', { zooId: task.zooId, sectorIds: task.sectorIds, authorId: task.authorId }),
  };
}
export type Week = ReturnType<typeof useWeek>;
