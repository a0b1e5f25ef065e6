import type { QuickGroup } from '#domain/quick-groups/quick-group.ts';
import type { WorkWrite } from '#data/quick-groups/quick-work.endpoints.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { useUndoToast } from '#kit/undo/useUndoToast.ts';
import { useActor } from '#state/session/use-session.ts';
import { useMayEvaluate } from '../parts/useMayEvaluate.ts';

/** The sentences that confirm a change, in `quick-work:values.done`. */
type Done = 'archived' | 'restored' | 'changed';
type Answer = { readonly error?: unknown };

/**
 * Returns whether the person may write the work of a group, and the changes that have a button of their own. Each is
 * confirmed by a toast that takes it back.
 */
export function useWorkChanges<Fields extends object>(
  { groupId, zooId, ...group }: QuickGroup,
  save: (write: WorkWrite<Fields>) => PromiseLike<Answer>,
) {
  const { userId } = useActor();
  const refusedInDemo = useDemoRefusal('quickGroup.evaluate');
  const tell = useUndoToast();
  const mayWrite = useMayEvaluate({ groupId, zooId, ...group });
  type Change = Partial<Fields & { readonly isArchived: boolean }>;
  const write = async (id: string, fields: Change) =>
    (await save({ groupId, zooId, userId, id, isNew: false, fields })).error === undefined;
  const change = async (id: string, name: string, done: Done, fields: Change, before: Change) => {
    if (refusedInDemo() || !(await write(id, fields))) return;
    await tell({
      messageKey: `quick-work:values.done.${done}`,
      params: { name },
      undo: () => write(id, before),
    });
  };
  return {
    mayWrite,
    change: (id: string, name: string, fields: Change, before: Change) =>
      void change(id, name, 'changed', fields, before),
    archive: (id: string, name: string, isArchived: boolean) =>
      void change(
        id,
        name,
        isArchived ? 'restored' : 'archived',
        { isArchived: !isArchived } as Change,
        { isArchived } as Change,
      ),
  };
}
