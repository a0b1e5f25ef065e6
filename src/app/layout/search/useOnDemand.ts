import { type ComponentType, useState } from 'react';
import { loadNamespaces, type NamespaceName } from '#i18n/start.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';

/**
 * Returns a component that is fetched when it is first asked for, with its words, and what asks: null until it is
 * there. Where that failed the person is told, and asking again tries again.
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly NamespaceName[],
): [ComponentType<Props> | null, () => void] {
  const dispatch = useAppDispatch();
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const ask = () => {
    if (Loaded !== null) return;
    Promise.all([load(), loadNamespaces(namespaces)]).then(
      ([component]) => setLoaded(() => component),
      () => dispatch(noticeRaised({ kind: 'error', code: 'generic/offline' })),
    );
  };
  return [Loaded, ask];
}
