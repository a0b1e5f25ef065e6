import { useCallback } from 'react';
import { isRefusedInDemo } from '#domain/access/operations.ts';
import { appError } from '#domain/errors/app-error.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';

/** Returns what asks, before anything is typed or confirmed, whether demonstration mode refuses the change, and then says so. */
export function useDemoRefusal(): () => boolean {
  const actor = useActor();
  const dispatch = useAppDispatch();
  return useCallback(() => {
    if (!isRefusedInDemo(actor, 'user.manage')) return false;
    dispatch(noticeRaised({ kind: 'error', ...appError('demo/unauthorized-action') }));
    return true;
  }, [actor, dispatch]);
}
