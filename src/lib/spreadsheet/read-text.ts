import { RefusedFile } from './read-result.ts';

/** `mixed`: parts of the text are in one encoding and parts in another. */
export type TextEncoding = 'utf8' | 'utf16' | 'latin1' | 'mixed';
export type DecodedText = { readonly text: string; readonly encoding: TextEncoding };

/** In a text of two bytes a character, nearly all bytes of one half are 0. */
const MOSTLY = 0.4;
/** The share of control characters beyond which a file is no text but a picture, an archive, a program. */
const MAX_CONTROLS = 0.01;
/** The share of wrong bytes among characters of several bytes: below it they are damage, above it another encoding. */
const DAMAGE = 0.25;

/**
 * Returns the text of bytes, with or without a byte order mark: UTF-8, UTF-16 of either order, else Western European.
 * UTF-8 in which a few bytes are wrong stays UTF-8; each wrong one is then U+FFFD, and the encoding 'mixed'. So is that
 * of a Western European text which holds characters of UTF-8. Bytes 0 at the end are left out, a few others stay in the
 * text. Throws 'not-a-table' for bytes that are no text.
 */
export function decodeText(whole: Uint8Array): DecodedText {
  const bytes = withoutPadding(whole);
  const utf16 = orderOfUtf16(bytes);
  if (utf16 !== null) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'utf16' };
  // Workbooks, pictures and archives are full of bytes 0; a text has a few where a program wrote a broken value.
  if (isFullOfControls(bytes) || countOfZeros(bytes) > bytes.byteLength * MAX_CONTROLS)
    throw new RefusedFile('not-a-table');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf8' };
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    const wrong = countOf(text, /\ufffd/g);
    const right = countOf(text, /[\u0080-\ufffc]/g);
    if (wrong <= right * DAMAGE) return { text, encoding: 'mixed' };
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: right > 0 ? 'mixed' : 'latin1' };
  }
}

function orderOfUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const looked = Math.min(bytes.byteLength, 2_000);
  for (let at = 0; at < looked; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > looked * MOSTLY && even * 20 < odd) return 'utf-16le';
  if (even > looked * MOSTLY && odd * 20 < even) return 'utf-16be';
  return null;
}

function isFullOfControls(bytes: Uint8Array): boolean {
  const beginning = bytes.subarray(0, 4_000);
  const controls = beginning.filter((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13).length;
  return controls > beginning.byteLength * MAX_CONTROLS;
}

/** Some programs reserve more room for a file than they fill. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.byteLength;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  // The last letter of a text of two bytes a character may end in a byte 0.
  return orderOfUtf16(bytes) === null ? bytes.subarray(0, end) : bytes;
}

function countOfZeros(bytes: Uint8Array): number {
  let zeros = 0;
  for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, at + 1)) zeros += 1;
  return zeros;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
