import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import { useEditTaskMutation } from '#data/tasks/task-details.endpoints.ts';
import { editBefore, type TaskEdit } from '#domain/tasks/task-edit.ts';
import type { Task } from '#domain/tasks/task.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';

/**
 * Returns a function that confirms the change of a task and offers to undo it, as long as nobody has changed the same
 * fields since. If the change cannot be undone, a notice says why.
 */
export function useEditNotice() {
  const { t } = useTranslation(['task-details', 'tasks']);
  const dispatch = useAppDispatch();
  const { userId } = useActor();
  const [change] = useEditTaskMutation();

  return async (before: Task, edit: TaskEdit, kind: 'edited' | 'people') => {
    const messageKey = `task-details:values.done.${kind}` as const;
    const undo = async () => {
      const back = { taskId: before.taskId, editedBy: userId, edit: editBefore(before, edit), before: edit };
      const { error } = await change(back);
      if (error !== undefined) dispatch(noticeRaised({ kind: 'error', ...queryError(error) }));
    };
    // Without a network the code of the toast may be missing: a notice confirms the change instead.
    const toast = await import('#ui/toast/show-toast.tsx').catch(() => null);
    if (toast === null) {
      dispatch(noticeRaised({ kind: 'success', messageKey }));
      return;
    }
    toast.showToast({
      tone: 'success',
      text: t(messageKey),
      closeLabel: t('tasks:details.close'),
      action: { label: t('task-details:edit.undo'), onAction: () => void undo() },
    });
  };
}
