import { useCallback, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';

/**
 * A part of the layout whose code comes when it is first wanted. `fetch` resolves to whether it is there; where it cannot
 * come, for want of a network, the person is told and may ask again.
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const dispatch = useAppDispatch();
  const fetch = useCallback(async () => {
    try {
      const part = await load();
      // Shown closed first: what is open from its first moment on knows not where the focus was before.
      flushSync(() => setPart(() => part));
      return true;
    } catch {
      dispatch(noticeRaised({ kind: 'error', code: 'generic/offline' }));
      return false;
    }
  }, [load, dispatch]);
  return { Part, fetch };
}
