import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import { rowAfterKey } from './row-keys.ts';
import type { ViewSelection } from './table-view.ts';
import { useLatest } from './useLatest.ts';

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';
/** The element of a row that takes the focus: its link; else its box or first button. */
const FOCUSABLE = ['[data-row-link]', 'input[type="checkbox"]', 'a[href], button'];

/**
 * The keys of a list: the arrows, Home, End, Page up and Page down move from row to row, with Shift they select on the
 * way; Space selects the row, Ctrl+A all of them; Enter opens it, because the focus is on its link.
 */
export function useRowKeys({
  frame,
  ids,
  selection,
  page = 10,
  reveal,
}: {
  readonly frame: RefObject<HTMLElement | null>;
  readonly ids: readonly string[];
  readonly selection: ViewSelection | undefined;
  /** rows of a page */
  readonly page?: number;
  /** draws a row that is not drawn yet, and focuses it then */
  readonly reveal?: (index: number) => void;
}) {
  const act = useLatest((event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (target.closest(FIELDS) !== null || event.altKey) return;
    const from = rowOf(target);
    if (isCommand(event) && event.key.toLowerCase() === 'a' && selection !== undefined && from >= 0) {
      event.preventDefault();
      selection.toggleAll();
      return;
    }
    if (isCommand(event)) return;
    const here = ids[from];
    if (event.key === ' ' && selection !== undefined && here !== undefined && target.matches('[data-row-link]')) {
      event.preventDefault();
      selection.toggle(here, event.shiftKey);
      return;
    }
    // The arrows of a box or a button beside the link move too, but not those of the heads.
    if (target.closest('thead') !== null) return;
    const to = rowAfterKey(event.key, from, ids.length, page);
    const there = to === null ? undefined : ids[to];
    if (to === null || there === undefined) return;
    event.preventDefault();
    if (event.shiftKey && selection !== undefined && here !== undefined) {
      if (!selection.selected.has(here)) selection.toggle(here, false);
      selection.toggle(there, true);
    }
    if (!focusRow(frame.current, to)) reveal?.(to);
  });
  return useCallback((event: KeyboardEvent<HTMLElement>) => act(event), [act]);
}

/** Focuses a row; returns false when the row is not drawn. */
export function focusRow(frame: HTMLElement | null, index: number): boolean {
  const row = frame?.querySelector(`[data-index="${index}"]`);
  if (row === null || row === undefined) return false;
  const target = FOCUSABLE.map((kind) => row.querySelector<HTMLElement>(kind)).find((one) => one !== null);
  target?.focus();
  return target !== undefined;
}

/** Returns the index of the row around an element; -1 outside of rows. */
export function rowOf(element: Element): number {
  return Number(element.closest('[data-index]')?.getAttribute('data-index') ?? -1);
}

function isCommand(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey;
}
