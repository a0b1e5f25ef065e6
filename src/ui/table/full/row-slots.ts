/**
 * Returns what gives each row drawn of a scrolled list a place in the page, as a number: a row stays in its place while it
 * is drawn, and one that comes into sight takes the place of one that has left, so that elements are filled anew instead
 * of being thrown away and made. Once the list is another one (sorted, searched), rows that come get places of their own:
 * what had the focus must not become another row under somebody's hand.
 */
export function rowSlots(): (list: readonly string[], drawn: readonly string[]) => readonly number[] {
  let known: readonly string[] = [];
  let places: ReadonlyMap<string, number> = new Map();
  let made = 0;
  return (list, drawn) => {
    const staying = new Set(drawn);
    const left = list === known ? [...places].flatMap(([id, place]) => (staying.has(id) ? [] : [place])) : [];
    const next = new Map<string, number>();
    for (const id of drawn) next.set(id, places.get(id) ?? left.shift() ?? made++);
    known = list;
    places = next;
    return drawn.map((id) => next.get(id) ?? -1);
  };
}
