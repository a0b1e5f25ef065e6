import { IconArchive, IconCheck, IconPlayerSkipForward } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaskActionMutation } from '#data/tasks/tasks.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { appError } from '#domain/errors/app-error.ts';
import { transition } from '#domain/tasks/task-transition.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { nowMs } from '#lib/clock.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import type { BulkAction, BulkWay } from '#ui/table/full/bulk-action.ts';

/** The actions for several tasks at once; skipping is cancelling (specification, point 4). */
const BULK = [
  { action: 'close', needs: 'task.work', icon: IconCheck },
  { action: 'cancel', needs: 'task.manage', icon: IconPlayerSkipForward },
  { action: 'archive', needs: 'task.manage', icon: IconArchive },
] as const;
type Bulk = (typeof BULK)[number];

/** The number of tasks written at the same time. */
const AT_A_TIME = 10;

/**
 * Returns the actions that the list offers for the selected tasks. Tasks that do not allow an action are left
 * unchanged, and the question counts them. A task whose action fails stays selected, so that it can be tried again.
 */
export function useTaskBulk(): readonly BulkAction<Task>[] {
  const { t } = useTranslation(['task-details', 'words']);
  const actor = useActor();
  const dispatch = useAppDispatch();
  const demoError = useDemoError('task.work');
  const [change] = useTaskActionMutation();
  return useMemo(() => {
    const allowed = ({ action, needs }: Bulk, tasks: readonly Task[]) =>
      tasks.filter((task) => mayDo(actor, needs, task) && transition(task, action, actor.userId, nowMs()).ok);

    const run = async (bulk: Bulk, tasks: readonly Task[], { report, signal }: BulkWay): Promise<boolean> => {
      if (demoError !== null) {
        dispatch(noticeRaised({ kind: 'error', ...demoError }));
        return false;
      }
      const possible = allowed(bulk, tasks);
      const left = tasks.length - possible.length;
      const agreed = await confirm({
        title: t(`values.bulkQuestion.${bulk.action}`, { count: possible.length }),
        text: [t(`values.bulkConsequence.${bulk.action}`), left > 0 ? t('bulk.left', { count: left }) : '']
          .filter(Boolean)
          .join(' '),
        confirmLabel: t(`values.bulk.${bulk.action}`),
        cancelLabel: t('words:back'),
        tone: bulk.action === 'cancel' ? 'danger' : 'normal',
      });
      if (!agreed) return false;
      let failed = 0;
      let done = 0;
      for (let start = 0; start < possible.length && !signal.aborted; start += AT_A_TIME) {
        const some = possible.slice(start, start + AT_A_TIME);
        // oxlint-disable-next-line no-await-in-loop -- some at a time, so that it can be stopped
        const answers = await Promise.all(
          some.map((task) => change({ task, action: bulk.action, userId: actor.userId })),
        );
        failed += answers.filter(({ error }) => error !== undefined).length;
        done += some.length;
        report(done);
      }
      if (failed > 0) dispatch(noticeRaised({ kind: 'error', ...appError('task/bulk-failed') }));
      else
        dispatch(
          noticeRaised({ kind: 'success', messageKey: 'task-details:values.done.bulk', params: { count: done } }),
        );
      return failed === 0;
    };
    return BULK.map((bulk) => ({
      id: bulk.action,
      label: t(`values.bulk.${bulk.action}`),
      icon: bulk.icon,
      ...(bulk.action === 'cancel' ? { color: 'red' } : {}),
      refusal: (tasks: readonly Task[]) => (allowed(bulk, tasks).length === 0 ? t('bulk.nothing') : null),
      run: async (tasks: readonly Task[], way: BulkWay) => run(bulk, tasks, way),
    }));
  }, [t, actor, dispatch, demoError, change]);
}
