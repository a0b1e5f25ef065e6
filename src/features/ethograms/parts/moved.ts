/** Returns the list with one item moved to another place; unchanged when there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.filter((_one, at) => at !== from).toSpliced(to, 0, item);
}
