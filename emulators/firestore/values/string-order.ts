/** Compares strings by their UTF-8 bytes, which is the order of their code points. */

/** Compares two strings as their UTF-8 bytes would compare. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return compareCodeUnits(left, right);
  }
  return a.length - b.length;
}

/**
 * The first differing code units decide, except that surrogates (characters above U+FFFF)
 * come after U+E000…U+FFFF although their code units are smaller.
 */
export function compareCodeUnits(left: number, right: number): number {
  const leftSurrogate = isSurrogate(left);
  return leftSurrogate === isSurrogate(right) ? left - right : leftSurrogate ? 1 : -1;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}
