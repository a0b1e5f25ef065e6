/** Rows that belong together, such as the groups of one species. */
export type Bundle<Row> = { readonly key: string; readonly rows: readonly Row[] };

/** Returns the rows by each of their keys, in the order in which the keys first come; a row of two keys is in both. */
export function bundlesOf<Row>(rows: readonly Row[], keysOf: (row: Row) => readonly string[]): Bundle<Row>[] {
  const found = new Map<string, Row[]>();
  for (const row of rows) for (const key of new Set(keysOf(row))) found.set(key, [...(found.get(key) ?? []), row]);
  return [...found].map(([key, some]) => ({ key, rows: some }));
}
