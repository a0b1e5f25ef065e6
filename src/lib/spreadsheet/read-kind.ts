import { RefusedFile } from './read-result.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** The beginnings of other formats without a byte 0, which would distinguish them from text. */
const OTHERS = ['%PDF', '{\\rtf', '<!DOCTYPE', '<html', '<HTML', '<table', '<?xml', 'GIF8', 'Rar!'];
/** The part of an OLE file in which the names of its streams are searched. */
const DIRECTORY_REACH = 20_000_000;

/** Returns the kind of a file by its content, whatever its name and type are. Throws when it is no table. */
export function kindOf(bytes: Uint8Array): 'xlsx' | 'xls' | 'text' {
  if (bytes.byteLength === 0) throw new RefusedFile('empty');
  if (begins(bytes, ZIP)) return 'xlsx';
  if (begins(bytes, OLE)) return kindOfOle(bytes);
  const start = String.fromCharCode(...bytes.subarray(0, 64)).replace(/^\u00ef\u00bb\u00bf/, '');
  if (OTHERS.some((sign) => start.trimStart().startsWith(sign))) throw new RefusedFile('not-a-table');
  return 'text';
}

/** An OLE file is an old workbook, a protected new one, or another office document. */
function kindOfOle(bytes: Uint8Array): 'xls' {
  if (holdsName(bytes, 'EncryptedPackage')) throw new RefusedFile('encrypted');
  if (holdsName(bytes, 'Workbook') || holdsName(bytes, 'Book')) return 'xls';
  throw new RefusedFile(holdsName(bytes, 'Root Entry') ? 'not-a-table' : 'damaged');
}

/** Returns whether a name occurs in the file in the encoding of an OLE directory: two bytes a letter. */
function holdsName(bytes: Uint8Array, name: string): boolean {
  const end = Math.min(bytes.byteLength, DIRECTORY_REACH) - 2 * name.length;
  const first = name.charCodeAt(0);
  for (let at = bytes.indexOf(first); at !== -1 && at <= end; at = bytes.indexOf(first, at + 1)) {
    let place = 0;
    while (place < name.length && bytes[at + 2 * place] === name.charCodeAt(place) && bytes[at + 2 * place + 1] === 0)
      place += 1;
    if (place === name.length) return true;
  }
  return false;
}

function begins(bytes: Uint8Array, sign: readonly number[]): boolean {
  return sign.every((byte, place) => bytes[place] === byte);
}
