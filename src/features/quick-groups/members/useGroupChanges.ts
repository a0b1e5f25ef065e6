import { useTranslation } from 'react-i18next';
import { useChangeQuickGroupMutation } from '#data/quick-groups/quick-groups.endpoints.ts';
import type { QuickGroup } from '#domain/quick-groups/quick-group.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { useUndoToast } from '#kit/undo/useUndoToast.ts';
import { useActor } from '#state/session/use-session.ts';
import { confirm } from '#ui/confirm/confirm.ts';

type Change = Partial<Pick<QuickGroup, 'memberIds' | 'ownerId' | 'isArchived'>>;

/** The failure of each change, in its own words. */
const FAILURE = {
  archived: 'evaluation/group-archive-failed',
  restored: 'evaluation/group-archive-failed',
  memberAdded: 'evaluation/member-add-failed',
  memberRemoved: 'evaluation/member-remove-failed',
  handedOver: 'evaluation/group-update-failed',
} as const;
type Done = keyof typeof FAILURE;

/**
 * Returns the changes of a group that have a button of their own. Each is confirmed by a toast that takes it back, but
 * for handing over: the former owner has no right any more, so a question comes first.
 */
export function useGroupChanges(group: QuickGroup) {
  const { t } = useTranslation(['quick-groups', 'words']);
  const { userId } = useActor();
  const refusedInDemo = useDemoRefusal('quickGroup.edit');
  const tell = useUndoToast();
  const [change] = useChangeQuickGroupMutation();
  const write = async (fields: Change, done: Done) =>
    (await change({ id: group.groupId, userId, fields, otherwise: FAILURE[done] })).error === undefined;

  const run = async (fields: Change, done: Done, name: string, before: Change | null) => {
    if (refusedInDemo() || !(await write(fields, done))) return;
    await tell({
      messageKey: `quick-groups:values.done.${done}`,
      params: { name },
      undo: before === null ? null : () => write(before, done),
    });
  };
  const { memberIds, groupName } = group;
  return {
    archive: () => void run({ isArchived: true }, 'archived', groupName, { isArchived: false }),
    restore: () => void run({ isArchived: false }, 'restored', groupName, { isArchived: true }),
    addMember: (id: string, name: string) =>
      void run({ memberIds: [...memberIds, id] }, 'memberAdded', name, { memberIds }),
    removeMember: (id: string, name: string) =>
      void run({ memberIds: memberIds.filter((one) => one !== id) }, 'memberRemoved', name, { memberIds }),
    handOver: async (id: string, name: string) => {
      if (refusedInDemo()) return;
      const isSure = await confirm({
        title: t('members.handOverQuestion', { name }),
        text: t('members.handOverText'),
        confirmLabel: t('members.handOver'),
        cancelLabel: t('words:cancel'),
      });
      if (isSure) await run({ ownerId: id }, 'handedOver', name, null);
    },
  };
}
