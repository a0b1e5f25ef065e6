import { contrastWithWhite, MIN_CONTRAST } from '../contrast.ts';

/** Colours on which white words are read well, for behaviours that come without one. */
const PALETTE = ['#3f7aa6', '#7f61d1', '#0d7da5', '#22872c', '#13846f', '#c12972', '#986108', '#cb480b', '#5b6ccf'];
/** Keys that are given in this order; 0 is that of "not visible". */
const KEYS = 'abcdefghijklmnopqrstuvwxyz123456789,;:!-+*/=<>()[]{}@#$%&~^|_?.\'"éèàùçñöüßôêîâœæåøìòáíóúý0';

/** Returns a function that gives free keys: the wanted one where it is a single free character, else the next free one. */
export function keyGiver(): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    const small = wanted.toLowerCase();
    const isFit = /^[^\s\p{C}]$/u.test(small) && !taken.has(small);
    const key = isFit ? small : (KEYS.split('').find((one) => !taken.has(one)) ?? '');
    taken.add(key);
    return key;
  };
}

/** Returns the colour if white words can be read on it, else one of the palette. */
export function fitColour(wanted: string, at: number): string {
  const small = wanted.toLowerCase();
  if (contrastWithWhite(small) >= MIN_CONTRAST) return small;
  return PALETTE[at % PALETTE.length] ?? '#3f7aa6';
}
