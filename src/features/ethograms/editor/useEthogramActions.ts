import { useArchiveEthogramMutation, usePublishEthogramMutation } from '#data/ethograms/ethograms.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { Ethogram } from '#domain/ethograms/ethogram.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useUndoToast } from '#kit/undo/useUndoToast.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';

/** Returns what publishes, archives and restores an ethogram; archiving can be taken back from its toast. */
export function useEthogramActions({ ethogramId, zooId, updatedAtUnix }: Ethogram, name: string) {
  const dispatch = useAppDispatch();
  const tell = useUndoToast();
  const demoError = useDemoError(zooId === null ? 'ethogram.editOfficial' : 'reservedContent.edit');
  const [sendPublish, { isLoading: isPublishing }] = usePublishEthogramMutation();
  const [sendArchive, { isLoading: isArchiving }] = useArchiveEthogramMutation();
  const refuse = (error: AppError) => void dispatch(noticeRaised({ kind: 'error', ...error }));

  const publish = async () => {
    if (demoError !== null) return refuse(demoError);
    const answer = await sendPublish({ ethogramId, expectedUpdatedAtUnix: updatedAtUnix });
    if (answer.error !== undefined) return refuse(queryError(answer.error));
    const params = { name, number: answer.data.version };
    return void dispatch(noticeRaised({ kind: 'success', messageKey: 'ethograms:values.done.published', params }));
  };
  const setArchived = async (isArchived: boolean): Promise<void> => {
    if (demoError !== null) return refuse(demoError);
    const answer = await sendArchive({ ethogramId, isArchived });
    if (answer.error !== undefined) return refuse(queryError(answer.error));
    return tell({
      messageKey: isArchived ? 'ethograms:values.done.archived' : 'ethograms:done.restored',
      params: { name },
      undo: isArchived ? () => setArchived(false) : null,
    });
  };
  return { publish, setArchived, isBusy: isPublishing || isArchiving };
}
