/** Returns the selection with this row added, or removed when it was in. */
export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Returns the selection with all shown rows added, or removed when all were in; other rows stay as they are. */
export function toggledAll(selected: ReadonlySet<string>, shown: readonly string[]): ReadonlySet<string> {
  const next = new Set(selected);
  const all = shown.every((id) => next.has(id));
  for (const id of shown) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return next;
}

/**
 * Returns the selection with every row from the one to the other added; when either is not shown, with the one row
 * toggled.
 */
export function withRange(
  selected: ReadonlySet<string>,
  shown: readonly string[],
  from: string | null,
  to: string,
): ReadonlySet<string> {
  const start = from === null ? -1 : shown.indexOf(from);
  const end = shown.indexOf(to);
  if (start < 0 || end < 0) return toggled(selected, to);
  return new Set([...selected, ...shown.slice(Math.min(start, end), Math.max(start, end) + 1)]);
}
