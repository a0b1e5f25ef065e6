const AMPERSAND = 0x26;
const NUMBER_SIGN = 0x23;
const LONGEST_REFERENCE = 12;
const REFERENCE = /^&#(?:x([0-9a-f]{5,6})|([0-9]{5,7}));/i;
const FIRST_OF_TWO_HALVES = 0x1_0000;
const LAST_CHARACTER = 0x10_ffff;

/**
 * Returns a part of a workbook in which every character above U+FFFF stands as itself instead of by its number
 * ('&#128038;'): the reader of workbooks cuts such numbers to sixteen bits. The same bytes where there is none.
 */
export function withPlainCharacters(part: Uint8Array): Uint8Array {
  let mended: Uint8Array | null = null;
  let read = 0;
  let written = 0;
  for (let at = part.indexOf(AMPERSAND); at !== -1; at = part.indexOf(AMPERSAND, at + 1)) {
    if (part[at + 1] !== NUMBER_SIGN) continue;
    const found = REFERENCE.exec(String.fromCharCode(...part.subarray(at, at + LONGEST_REFERENCE)));
    if (found === null) continue;
    const code = found[1] === undefined ? Number(found[2]) : Number.parseInt(found[1], 16);
    if (code < FIRST_OF_TWO_HALVES || code > LAST_CHARACTER) continue;
    mended ??= new Uint8Array(part.byteLength);
    mended.set(part.subarray(read, at), written);
    written += at - read;
    const character = new TextEncoder().encode(String.fromCodePoint(code));
    mended.set(character, written);
    written += character.byteLength;
    read = at + found[0].length;
  }
  if (mended === null) return part;
  mended.set(part.subarray(read), written);
  return mended.subarray(0, written + part.byteLength - read);
}
