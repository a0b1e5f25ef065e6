import type { Operation } from '#domain/access/operations.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { useDemoError } from './useDemoError.ts';

/** Returns a function that says whether demonstration mode refuses the operation; a refusal becomes a notice. */
export function useDemoRefusal(operation: Operation): () => boolean {
  const dispatch = useAppDispatch();
  const demo = useDemoError(operation);
  return () => {
    if (demo !== null) dispatch(noticeRaised({ kind: 'error', ...demo }));
    return demo !== null;
  };
}
