import type { CSSProperties } from 'react';

/** Returns the attributes of a cell with its style; `at` is its place among the pinned columns, null outside of them. */
export function pinnedCell(at: number | null, style: CSSProperties) {
  return at === null ? { style } : { style: { ...style, insetInlineStart: `var(--start-${at})` }, 'data-pinned': at };
}
