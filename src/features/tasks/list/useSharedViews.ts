import { useEndTaskViewMutation, useShareTaskViewMutation } from '#data/task-views/task-views.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { mayShareWith, type SharedView } from '#domain/tasks/shared-view.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { useUndoToast } from '#kit/undo/useUndoToast.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { addressOf } from './task-views.ts';
import type { TaskFilters } from './task-filters.ts';

/** Returns the ways to share a view with a sector and to end its sharing. */
export function useSharedViews() {
  const actor = useActor();
  const { zooId, userId } = actor;
  const dispatch = useAppDispatch();
  const refusedInDemo = useDemoRefusal('taskView.share');
  const [write] = useShareTaskViewMutation();
  const [remove] = useEndTaskViewMutation();
  const tell = useUndoToast();
  const failed = (error: Parameters<typeof queryError>[0]) =>
    dispatch(noticeRaised({ kind: 'error', ...queryError(error) }));

  const share = async (name: string, sectorId: string, filters: TaskFilters) => {
    if (refusedInDemo()) return;
    const { error } = await write({ zooId, userId, sectorId, name, address: addressOf(filters) });
    if (error === undefined) await tell({ messageKey: 'task-details:values.done.shared', detail: name, undo: null });
    else failed(error);
  };
  const end = async (view: SharedView) => {
    if (refusedInDemo()) return;
    const { error } = await remove(view.viewId);
    if (error !== undefined) {
      failed(error);
      return;
    }
    const { sectorId, name, address } = view;
    const again = async () => write({ zooId, userId, sectorId, name, address });
    await tell({
      messageKey: 'task-details:values.done.unshared',
      detail: name,
      // People who may no longer share with the sector cannot bring the view back.
      undo: mayShareWith(actor, zooId, sectorId) ? again : null,
    });
  };
  return { share, end };
}
