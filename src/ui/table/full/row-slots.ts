/** Gives each row drawn a place in the page; `held` is the row that has the focus. */
export type RowSlots = (list: readonly string[], drawn: readonly string[], held?: string) => readonly number[];

/**
 * Returns what gives each row drawn of a scrolled list a place in the page, as a number: a row stays in its place while it
 * is drawn, and one that comes into sight takes the place of one that has left, so that elements are filled anew instead
 * of being thrown away and made. Scrolled so far that few rows stay, all take the places in their order: filling an element
 * costs less than moving one. The row that has the focus always stays in its place, and once the list is another one
 * (sorted, searched) none is given away: what is under somebody's hand must not become another row.
 */
export function rowSlots(): RowSlots {
  let known: readonly string[] = [];
  let places: ReadonlyMap<string, number> = new Map();
  let made = 0;
  return (list, drawn, held) => {
    const staying = drawn.filter((id) => places.has(id));
    const isFar = staying.length * 2 < drawn.length;
    const keeping = new Set(list === known && isFar ? staying.filter((id) => id === held) : staying);
    const left = list === known ? [...places].flatMap(([id, place]) => (keeping.has(id) ? [] : [place])) : [];
    const next = new Map<string, number>();
    for (const id of drawn) {
      const own = keeping.has(id) ? places.get(id) : undefined;
      next.set(id, own ?? left.shift() ?? made++);
    }
    known = list;
    places = next;
    return drawn.map((id) => next.get(id) ?? -1);
  };
}
