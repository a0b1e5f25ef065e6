import { useMemo } from 'react';
import type { ViewSelection } from './table-view.ts';

/** Returns the state of the box that selects all shown rows; null when rows cannot be selected. */
export function useSelectAll(ids: readonly string[], selection: ViewSelection | undefined) {
  const selected = selection?.selected;
  const checked = useMemo(() => {
    if (selected === undefined || selected.size === 0) return 'none';
    const here = ids.reduce((count, id) => count + Number(selected.has(id)), 0);
    return here === 0 ? 'none' : here === ids.length ? 'all' : 'some';
  }, [ids, selected]);
  const label = selection?.allLabel;
  const onToggle = selection?.toggleAll;
  return useMemo(
    () => (label === undefined || onToggle === undefined ? null : ({ label, checked, onToggle } as const)),
    [label, checked, onToggle],
  );
}
