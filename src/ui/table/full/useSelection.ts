import { useMemo, useRef, useState } from 'react';
import { toggled, toggledAll, withRange } from '../selection.ts';
import type { ViewSelection } from '../table-view.ts';
import { useLatest } from '../useLatest.ts';

/** A selection kept by the page; without one the table keeps its own. */
export type OwnedSelection = {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
};

const NOTHING: ReadonlySet<string> = new Set();

/** The selection of a list: a click toggles a row, a click with Shift all rows from the last one on. */
export function useSelection(
  shown: readonly string[],
  owned: OwnedSelection | undefined,
  texts: Pick<ViewSelection, 'allLabel' | 'rowLabel'>,
): ViewSelection & { readonly clear: () => void } {
  const [own, setOwn] = useState(NOTHING);
  const anchor = useRef<string | null>(null);
  const selected = owned?.selected ?? own;
  const change = useLatest((next: ReadonlySet<string>) => (owned?.onChange ?? setOwn)(next));
  const toggle = useLatest((id: string, isRange: boolean) => {
    change(isRange ? withRange(selected, shown, anchor.current, id) : toggled(selected, id));
    anchor.current = id;
  });
  const toggleAll = useLatest(() => change(toggledAll(selected, shown)));
  const clear = useLatest(() => change(NOTHING));
  const { allLabel, rowLabel } = texts;
  return useMemo(
    () => ({ selected, toggle, toggleAll, clear, allLabel, rowLabel }),
    [selected, toggle, toggleAll, clear, allLabel, rowLabel],
  );
}
