import { folded } from '../text/folded.ts';

/** Longer texts are no names; the comparison takes the product of both lengths. */
const MAX_COMPARED_LENGTH = 60;
const MAX_NEAR = 3;

/**
 * Returns the names nearest to a text, at most three, the nearest first: those with few different letters (a quarter of
 * the length at most), and those that hold the text as a word or stand in it. Empty when none is near.
 */
export function nearNames<Name extends { readonly label: string }>(text: string, names: readonly Name[]): Name[] {
  const wanted = folded(text);
  if (wanted.length > MAX_COMPARED_LENGTH) return [];
  return names
    .flatMap((name) => {
      const distance = distanceOf(wanted, folded(name.label));
      return distance === null ? [] : [{ name, distance }];
    })
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MAX_NEAR)
    .map(({ name }) => name);
}

function distanceOf(wanted: string, name: string): number | null {
  if (name === '' || name.length > MAX_COMPARED_LENGTH) return null;
  const most = Math.floor(Math.max(wanted.length, name.length) / 4);
  const letters = Math.abs(wanted.length - name.length) > most ? most + 1 : editsBetween(wanted, name);
  if (letters <= most) return letters;
  const [short, long] = wanted.length < name.length ? [wanted, name] : [name, wanted];
  return short.length > 2 && ` ${long} `.includes(` ${short} `) ? most + 1 : null;
}

/** Returns how many letters have to be put in, taken out or replaced to make one text of the other. */
function editsBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      now.push(Math.min(replaced, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}
