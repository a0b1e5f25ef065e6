/** Returns the selection with this row added, or taken out when it was in. */
export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Returns the selection with all rows shown added, or taken out when all were in; rows not shown stay as they are. */
export function toggledAll(selected: ReadonlySet<string>, shown: readonly string[]): ReadonlySet<string> {
  const next = new Set(selected);
  const all = shown.every((id) => next.has(id));
  for (const id of shown) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return next;
}
