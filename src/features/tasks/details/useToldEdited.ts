import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import { useEditTaskMutation } from '#data/tasks/task-details.endpoints.ts';
import { saidBefore, type TaskEdit } from '#domain/tasks/task-edit.ts';
import type { Task } from '#domain/tasks/task.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';

/**
 * Returns what says that a task is changed, and offers to take the change back as long as nobody has changed the same again;
 * why it could not be taken back becomes a notice.
 */
export function useToldEdited() {
  const { t } = useTranslation(['task-details', 'tasks']);
  const dispatch = useAppDispatch();
  const { userId } = useActor();
  const [change] = useEditTaskMutation();

  return async (before: Task, edit: TaskEdit, said: 'edited' | 'people') => {
    const messageKey = `task-details:values.done.${said}` as const;
    const undo = async () => {
      const back = { taskId: before.taskId, editedBy: userId, edit: saidBefore(before, edit), before: edit };
      const { error } = await change(back);
      if (error !== undefined) dispatch(noticeRaised({ kind: 'error', ...queryError(error) }));
    };
    // Without a network the toast may not have been fetched yet: the change is told all the same.
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
