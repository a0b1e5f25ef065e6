/** Gives each drawn row a slot in the page; `held` is the focused row. */
export type RowSlots = (list: readonly string[], drawn: readonly string[], held?: string) => readonly number[];

/**
 * Returns a function that gives each drawn row of a scrolled list a slot in the page, as a number. A row keeps its slot
 * while it is drawn, and a row that comes into sight takes the slot of one that has left, so that its elements are
 * filled anew instead of being created. After a long scroll with few rows left, all take the slots in their order:
 * filling an element costs less than moving one. The focused row always keeps its slot, and in another list (sorted,
 * searched) no slot is given away: the row under somebody's hand must not become another one.
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
