import { IconCalendarDue, IconTag, IconUserShare } from '@tabler/icons-react';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditTaskMutation } from '#data/tasks/task-details.endpoints.ts';
import { appError } from '#domain/errors/app-error.ts';
import { type BulkEdit, bulkEditParts } from '#domain/tasks/bulk-edits.ts';
import { editBefore, type TaskEdit } from '#domain/tasks/task-edit.ts';
import type { Task } from '#domain/tasks/task.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { lazyForm } from '#kit/form/lazy-form.ts';
import { useUndoToast } from '#kit/undo/useUndoToast.ts';
import { nowMs } from '#lib/clock.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import type { BulkAction, BulkWay } from '#ui/table/full/bulk-action.ts';
import { someAtATime } from './some-at-a-time.ts';
import { useTaskNames } from './useTaskNames.ts';

const BulkEditDialog = lazyForm(async () => (await import('./BulkEditDialog.tsx')).BulkEditDialog);

/** The changes of several tasks at once that ask for a value first. */
export const BULK_EDITS = ['assign', 'postpone', 'tag'] as const;
export type BulkEditKind = (typeof BULK_EDITS)[number];

const ICONS = { assign: IconUserShare, postpone: IconCalendarDue, tag: IconTag } as const;

type Asked = {
  readonly kind: BulkEditKind;
  readonly tasks: readonly Task[];
  readonly resolve: (bulk: BulkEdit | null) => void;
};

/**
 * Returns the changes that the list offers for the selected tasks, and the dialog that asks for the people, the new day
 * or the tags. The dialog names the tasks that are left out; a toast offers to undo exactly the changes that were made.
 */
export function useTaskBulkEdits(): { readonly actions: readonly BulkAction<Task>[]; readonly dialog: ReactNode } {
  const { t } = useTranslation('task-details');
  const actor = useActor();
  const dispatch = useAppDispatch();
  const refusedInDemo = useDemoRefusal('task.manage');
  const [edit] = useEditTaskMutation();
  const tell = useUndoToast();
  const named = useTaskNames();
  const [asked, setAsked] = useState<Asked | null>(null);
  const write = useCallback(
    (task: Task, change: TaskEdit, before: TaskEdit) =>
      edit({ taskId: task.taskId, editedBy: actor.userId, edit: change, before }),
    [edit, actor.userId],
  );
  const actions = useMemo(() => {
    const ask = async (kind: BulkEditKind, tasks: readonly Task[]) =>
      new Promise<BulkEdit | null>((resolve) => {
        setAsked({ kind, tasks, resolve });
      });
    const run = async (kind: BulkEditKind, tasks: readonly Task[], { report, signal }: BulkWay) => {
      if (refusedInDemo()) return false;
      const bulk = await ask(kind, tasks);
      if (bulk === null) return false;
      const { possible } = bulkEditParts(actor, bulk, tasks, nowMs(), ZONE);
      const answers = await someAtATime(
        possible,
        async ({ task, edit: change }) => {
          const { error } = await write(task, change, editBefore(task, change));
          return { task, change, isDone: error === undefined };
        },
        report,
        signal,
      );
      const changed = answers.filter(({ isDone }) => isDone);
      const isWhole = changed.length === answers.length;
      if (!isWhole) dispatch(noticeRaised({ kind: 'error', ...appError('task/bulk-failed') }));
      if (changed.length > 0)
        await tell({
          messageKey: 'task-details:values.done.bulk',
          params: { count: changed.length },
          detail: named(changed.map(({ task }) => task)),
          undo: async () =>
            someAtATime(changed, async ({ task, change }) => write(task, editBefore(task, change), change)),
        });
      return isWhole;
    };
    const refusal = (tasks: readonly Task[]) => {
      const { notManaged, notAllowed } = bulkEditParts(actor, { kind: 'days', days: 1 }, tasks, nowMs(), ZONE);
      if (notManaged.length + notAllowed.length < tasks.length) return null;
      return t(notAllowed.length > 0 ? 'bulk.nothing' : 'bulk.noneManaged');
    };
    return BULK_EDITS.map((kind) => ({
      id: kind,
      label: t(`values.bulk.${kind}`),
      icon: ICONS[kind],
      isApart: kind === 'tag',
      refusal,
      run: async (tasks: readonly Task[], way: BulkWay) => run(kind, tasks, way),
    }));
  }, [t, actor, dispatch, refusedInDemo, write, tell, named]);
  const dialog = asked !== null && (
    <Suspense fallback={null}>
      <BulkEditDialog
        kind={asked.kind}
        tasks={asked.tasks}
        onAnswer={(bulk) => {
          asked.resolve(bulk);
          setAsked(null);
        }}
      />
    </Suspense>
  );
  return { actions, dialog };
}
