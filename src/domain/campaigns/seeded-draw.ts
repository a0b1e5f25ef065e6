/**
 * Returns a source of numbers that follow from a text alone: each call returns a whole number from 0 to below `below`,
 * which is at least 1. Good enough to share work, not to keep secrets.
 * @source mulberry32 (Tommy Ettinger, public domain), begun by the FNV-1a hash of the text
 */
export function seededDraw(seed: string): (below: number) => number {
  let state = 2_166_136_261;
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 16_777_619);
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** Returns the ids in an order that a source of numbers decides; each once. */
export function shuffled(ids: readonly string[], draw: (below: number) => number): string[] {
  const left = [...ids];
  return ids.map(() => left.splice(draw(left.length), 1)[0] as string);
}
