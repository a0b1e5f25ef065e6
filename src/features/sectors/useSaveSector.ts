import { useState } from 'react';
import { queryError } from '#data/query-error.ts';
import type { ChangedSector } from '#data/sectors/sector-changes.ts';
import { useChangeSectorMutation } from '#data/sectors/sectors.endpoints.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';

/** What saves a change of a sector and says `done`; where it is refused, why. */
export function useSaveSector(done: 'saved' | 'team') {
  const dispatch = useAppDispatch();
  const demo = useDemoError('sector.edit');
  const [failure, setFailure] = useState<AppError | null>(null);
  const [change, { isLoading: isSaving }] = useChangeSectorMutation();
  return {
    failure,
    isSaving,
    forgive: () => setFailure(null),
    /** resolves to whether it is saved */
    save: async (wanted: ChangedSector): Promise<boolean> => {
      const answer = demo === null ? await change(wanted) : { error: demo };
      setFailure(answer.error === undefined ? null : queryError(answer.error));
      if (answer.error !== undefined) return false;
      dispatch(noticeRaised({ kind: 'success', messageKey: `sectors:values.done.${done}` }));
      return true;
    },
  };
}
