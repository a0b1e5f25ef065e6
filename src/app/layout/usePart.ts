import { useCallback, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';

/**
 * Returns a part of the layout that is loaded when it is first wanted. `fetch` resolves to whether it is there; after a
 * failure, for want of a network, the person is informed and may try again.
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const dispatch = useAppDispatch();
  const fetch = useCallback(async () => {
    try {
      const part = await load();
      // Rendered closed first: a part that is open from its first render does not know where the focus was before.
      flushSync(() => setPart(() => part));
      return true;
    } catch {
      dispatch(noticeRaised({ kind: 'error', code: 'generic/offline' }));
      return false;
    }
  }, [load, dispatch]);
  return { Part, fetch };
}
