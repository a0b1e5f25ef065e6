import { useCallback } from 'react';
import { useTaskActionMutation } from '#data/tasks/tasks.endpoints.ts';
import type { TaskAction } from '#domain/tasks/task-step.ts';
import { undoOf } from '#domain/tasks/task-undo.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { useUndoToast } from '#kit/undo/useUndoToast.ts';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';

/**
 * Returns a function that carries out an action on a task: it writes, and a toast confirms and offers to undo it. A
 * failure, also of the undoing, becomes a notice. `subjectOf` gives the words for the task's place and animals.
 */
export function useTaskActions(subjectOf: (task: Task) => string) {
  const { userId } = useActor();
  const refusedInDemo = useDemoRefusal('task.work');
  const tell = useUndoToast();
  const [change, { isLoading, originalArgs }] = useTaskActionMutation();
  const undoOfAction = useUndoOfAction(change);

  const act = async (task: Task, action: Exclude<TaskAction, 'undoStart'>) => {
    if (refusedInDemo()) return;
    const { data: after } = await change({ task, action, userId });
    if (after === undefined) return;
    await tell({
      messageKey: `tasks:values.done.${action}`,
      detail: [task.title, subjectOf(task)].filter(Boolean).join(' · '),
      undo: undoOfAction(after, action),
    });
  };
  const busyTaskId = isLoading ? (originalArgs?.task.taskId ?? null) : null;
  return { act, busyTaskId };
}

type Change = ReturnType<typeof useTaskActionMutation>[0];

/**
 * Returns a function that gives the way back of an action that has left a task as `after`; null when there is none. The
 * way back answers with whether the change was taken back.
 */
export function useUndoOfAction(change: Change) {
  const { userId } = useActor();
  return useCallback(
    (after: Task, action: TaskAction): (() => Promise<boolean>) | null => {
      const inverse = undoOf(after, action, userId, nowMs());
      if (inverse === null) return null;
      return async () => (await change({ task: after, action: inverse, userId, isUndo: true })).error === undefined;
    },
    [change, userId],
  );
}
