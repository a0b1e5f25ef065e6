import { useTranslation } from 'react-i18next';
import { useMoveAnimalsMutation } from '#data/animals/animals.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { nowMs } from '#lib/clock.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import { waysBack } from './former-places.ts';
import { inParts } from './in-parts.ts';

/** Returns a function that reports moved animals; a toast offers to bring them back to their former places. */
export function useToldMove() {
  const { t } = useTranslation(['animals', 'common']);
  const { zooId } = useActor();
  const dispatch = useAppDispatch();
  const [move] = useMoveAnimalsMutation();

  const bringBack = async (ways: NonNullable<ReturnType<typeof waysBack>>) => {
    for (const { animalIds, ...place } of ways) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction after the other: each holds the register
      const { error } = await inParts(
        animalIds,
        async (ids): Promise<{ error?: Parameters<typeof queryError>[0] | undefined }> =>
          move({ zooId, animalIds: ids, ...place, movedAtUnix: nowMs(), reason: '' }),
        () => undefined,
      );
      if (error !== undefined) return void dispatch(noticeRaised({ kind: 'error', ...queryError(error) }));
    }
  };

  return async (rows: readonly AnimalRow[], moved: Parameters<typeof waysBack>[1]) => {
    const ways = waysBack(rows, moved);
    const { showToast } = await import('#ui/toast/show-toast.tsx');
    showToast({
      tone: 'success',
      text: t('values.done.moved', { count: rows.length }),
      closeLabel: t('common:close'),
      ...(ways === null ? {} : { action: { label: t('form.undo'), onAction: () => void bringBack(ways) } }),
    });
  };
}
