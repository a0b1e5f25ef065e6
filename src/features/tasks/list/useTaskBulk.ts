import { IconArchive, IconCheck, IconHandStop, IconPlayerSkipForward } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaskActionMutation } from '#data/tasks/tasks.endpoints.ts';
import { appError } from '#domain/errors/app-error.ts';
import { BULK_ACTIONS, type BulkAction, type BulkParts, bulkParts } from '#domain/tasks/bulk-actions.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useUndoToast } from '#kit/undo/useUndoToast.ts';
import { nowMs } from '#lib/clock.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import type { BulkAction as TableAction, BulkWay } from '#ui/table/full/bulk-action.ts';
import { useUndoOfAction } from '../actions/useTaskActions.ts';
import { someAtATime } from './some-at-a-time.ts';
import { useTaskNames } from './useTaskNames.ts';

const ICONS = { take: IconHandStop, close: IconCheck, cancel: IconPlayerSkipForward, archive: IconArchive } as const;

/**
 * Returns the actions that the list offers for the selected tasks. Tasks that somebody else manages, or whose state does
 * not allow an action, are left unchanged, and a question names them. A toast offers to undo exactly the changes that
 * were made. A task whose action fails stays selected, so that it can be tried again.
 */
export function useTaskBulk(): readonly TableAction<Task>[] {
  const { t } = useTranslation(['task-details', 'words']);
  const named = useTaskNames();
  const actor = useActor();
  const dispatch = useAppDispatch();
  const demoError = useDemoError('task.work');
  const [change] = useTaskActionMutation();
  const undoOfAction = useUndoOfAction(change);
  const tell = useUndoToast();
  return useMemo(() => {
    const partsOf = (action: BulkAction, tasks: readonly Task[]) => bulkParts(actor, action, tasks, nowMs());
    const run = async (action: BulkAction, tasks: readonly Task[], { report, signal }: BulkWay): Promise<boolean> => {
      if (demoError !== null) {
        dispatch(noticeRaised({ kind: 'error', ...demoError }));
        return false;
      }
      const parts = partsOf(action, tasks);
      // The change can be undone; tasks that stay as they are would go unnoticed.
      if (parts.possible.length < tasks.length && !(await confirm(questionOf(action, parts)))) return false;
      const { possible } = parts;
      const answers = await someAtATime(
        possible,
        async (task) => change({ task, action, userId: actor.userId }),
        (done) => report(done),
        signal,
      );
      const changed = answers.flatMap(({ data }) => (data === undefined ? [] : [data]));
      const isWhole = changed.length === answers.length;
      if (!isWhole) dispatch(noticeRaised({ kind: 'error', ...appError('task/bulk-failed') }));
      if (changed.length > 0)
        await tell({
          messageKey: 'task-details:values.done.bulk',
          params: { count: changed.length },
          detail: named(changed),
          undo: async () => someAtATime(changed, async (after) => undoOfAction(after, action)?.()),
        });
      return isWhole;
    };
    const questionOf = (action: BulkAction, { possible, notManaged, notAllowed }: BulkParts) => ({
      title: t(`values.bulkQuestion.${action}`, { count: possible.length }),
      text: [
        t(`values.bulkConsequence.${action}`),
        notManaged.length > 0 ? t('bulk.notManaged', { names: named(notManaged) }) : '',
        notAllowed.length > 0 ? t('bulk.notAllowed', { names: named(notAllowed) }) : '',
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: t(`values.bulk.${action}`),
      cancelLabel: t('words:back'),
    });
    const refusal = (action: BulkAction, tasks: readonly Task[]) => {
      const { possible, notAllowed } = partsOf(action, tasks);
      if (possible.length > 0) return null;
      return t(notAllowed.length > 0 ? 'bulk.nothing' : 'bulk.noneManaged');
    };
    return BULK_ACTIONS.map((action) => ({
      id: action,
      label: t(`values.bulk.${action}`),
      icon: ICONS[action],
      ...(action === 'cancel' ? { color: 'red' } : {}),
      // Beside the actions of every day they would be hit by mistake.
      isApart: action === 'cancel' || action === 'archive',
      refusal: (tasks: readonly Task[]) => refusal(action, tasks),
      run: async (tasks: readonly Task[], way: BulkWay) => run(action, tasks, way),
    }));
  }, [t, named, actor, dispatch, demoError, change, tell, undoOfAction]);
}
