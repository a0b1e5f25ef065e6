import { queryError } from '#data/query-error.ts';
import { useEditTaskMutation } from '#data/tasks/task-details.endpoints.ts';
import { editBefore, type TaskEdit } from '#domain/tasks/task-edit.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useUndoToast } from '#kit/undo/useUndoToast.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';

/**
 * Returns a function that confirms the change of a task and offers to undo it, as long as nobody has changed the same
 * fields since. If the change cannot be undone, a notice says why.
 */
export function useEditNotice() {
  const dispatch = useAppDispatch();
  const { userId } = useActor();
  const [change] = useEditTaskMutation();
  const tell = useUndoToast();

  return async (before: Task, edit: TaskEdit, kind: 'edited' | 'people') => {
    const undo = async () => {
      const back = { taskId: before.taskId, editedBy: userId, edit: editBefore(before, edit), before: edit };
      const { error } = await change(back);
      if (error !== undefined) dispatch(noticeRaised({ kind: 'error', ...queryError(error) }));
    };
    await tell({ messageKey: `task-details:values.done.${kind}`, detail: edit.title ?? before.title, undo });
  };
}
