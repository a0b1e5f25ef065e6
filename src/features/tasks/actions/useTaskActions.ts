import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaskActionMutation } from '#data/tasks/tasks.endpoints.ts';
import type { TaskAction } from '#domain/tasks/task-transition.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm, prepareConfirm } from '#ui/confirm/confirm.ts';

/**
 * Returns a function that carries out an action on a task: it asks, writes, and then confirms. A failure becomes a
 * notice.
 */
export function useTaskActions() {
  const { t } = useTranslation(['tasks', 'words']);
  const actor = useActor();
  const dispatch = useAppDispatch();
  const refusedInDemo = useDemoRefusal('task.work');
  const [change, { isLoading, originalArgs }] = useTaskActionMutation();

  // A keeper may be without a network when the question comes.
  useEffect(prepareConfirm, []);

  const act = async (task: Task, action: TaskAction) => {
    if (refusedInDemo()) return;
    const agreed = await confirm({
      title: t(`values.question.${action}`, { title: task.title }),
      text: t(`values.consequence.${action}`),
      confirmLabel: t(`values.action.${action}`),
      cancelLabel: t('words:back'),
      tone: action === 'cancel' ? 'danger' : 'normal',
    });
    if (!agreed) return;
    const answer = await change({ task, action, userId: actor.userId });
    if (answer.error === undefined)
      dispatch(noticeRaised({ kind: 'success', messageKey: `tasks:values.done.${action}` }));
  };
  const busyTaskId = isLoading ? (originalArgs?.task.taskId ?? null) : null;
  return { act, busyTaskId };
}
