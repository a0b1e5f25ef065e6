import { IconUserMinus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoveAnimalsMutation } from '#data/animals/animals.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import type { Group } from '#domain/groups/group.ts';
import { type AnimalRow, inParts, mayChangeAnimal } from '#features/animals/index.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { nowMs } from '#lib/clock.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import type { BulkAction } from '#ui/table/full/bulk-action.ts';

/** Returns the action that removes animals from a group; a toast offers to put them back. */
export function useRemoveFromGroup({ groupId, groupName }: Group): BulkAction<AnimalRow> {
  const { t } = useTranslation(['groups', 'common']);
  const actor = useActor();
  const dispatch = useAppDispatch();
  const [move] = useMoveAnimalsMutation();
  const demo = useDemoError('animal.edit');
  return useMemo(() => {
    const put = async (ids: readonly string[], into: string | null, report: (done: number) => void) => {
      const { error } = await inParts(
        ids,
        async (animalIds): Promise<{ error?: Parameters<typeof queryError>[0] | undefined }> =>
          move({ zooId: actor.zooId, animalIds, groupId: into, movedAtUnix: nowMs(), reason: '' }),
        report,
      );
      if (error !== undefined) dispatch(noticeRaised({ kind: 'error', ...queryError(error) }));
      return error === undefined;
    };
    return {
      id: 'remove',
      label: t('remove.action'),
      icon: IconUserMinus,
      refusal: (rows) => {
        const without = rows.filter(
          (row) => !mayChangeAnimal(actor, 'animal.edit', row.sector?.sectorId ?? null),
        ).length;
        return without === 0 ? null : t('remove.refused', { count: without });
      },
      run: async (rows, { report }) => {
        if (demo !== null) {
          dispatch(noticeRaised({ kind: 'error', ...demo }));
          return false;
        }
        const ids = rows.map(({ animalId }) => animalId);
        if (!(await put(ids, null, report))) return false;
        const { showToast } = await import('#ui/toast/show-toast.tsx');
        showToast({
          tone: 'success',
          text: t('remove.done', { count: ids.length, name: groupName }),
          closeLabel: t('common:close'),
          action: { label: t('remove.undo'), onAction: () => void put(ids, groupId, () => undefined) },
        });
        return true;
      },
    };
  }, [t, actor, dispatch, move, demo, groupId, groupName]);
}
