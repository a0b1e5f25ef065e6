const SLICE_MS = 6;
const PAUSE_MS = 20;

/**
 * Folds the texts of a list little by little, before somebody types; returns a function that stops it. Two short slices
 * in a row leave the page a frame between them.
 */
export function foldAhead<Row>(rows: readonly Row[], foldedOf: (row: Row) => string): () => void {
  let at = 0;
  let timer = setTimeout(slice, PAUSE_MS);
  function slice(): void {
    const end = performance.now() + SLICE_MS;
    for (; at < rows.length && performance.now() < end; at += 1) {
      const row = rows[at];
      if (row !== undefined) foldedOf(row);
    }
    if (at < rows.length) timer = setTimeout(slice, PAUSE_MS);
  }
  return () => clearTimeout(timer);
}
