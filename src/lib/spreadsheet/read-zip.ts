import { Inflate, strFromU8, strToU8, zipSync } from 'fflate';
import type { ReadLimits } from './read-limits.ts';
import { RefusedFile } from './read-result.ts';
import { withPlainCharacters } from './read-xml-text.ts';

/** One file of an archive, as its directory declares it. */
type Entry = {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
};

const MAX_ENTRIES = 5_000;
const MAX_CONTENTS_LENGTH = 1_000_000;
/** The bytes that are unpacked at a time: they cannot become more than a thousand times as many. */
const BITE = 16_384;
/** Parts of a workbook that hold its cells; drawings, pivot tables, macros and comments are not even unpacked. */
const NEEDED =
  /^\/?(\[content_types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedstrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i;

/**
 * Returns a workbook that contains only the parts with its cells, unpacked, so that its reader has nothing left to
 * inflate. The limits apply to the declared sizes and again to the actual ones. Throws 'encrypted', 'bomb', 'damaged',
 * 'not-a-table'.
 */
export function unpackWorkbook(bytes: Uint8Array, limits: ReadLimits): Uint8Array {
  const entries = directoryOf(bytes);
  if (!entries.some(({ name }) => /^\/?xl\/workbook\.xml$/i.test(name.replaceAll('\\', '/'))))
    throw new RefusedFile('not-a-table');
  const needed = entries.filter(({ name }) => NEEDED.test(name.replaceAll('\\', '/')));
  if (needed.some((entry) => entry.isEncrypted)) throw new RefusedFile('encrypted');
  const budget = Math.min(limits.unpackedBytes, Math.max(limits.packedFreely, bytes.byteLength * limits.ratio));
  if (needed.reduce((sum, entry) => sum + entry.unpacked, 0) > budget) throw new RefusedFile('bomb');

  let left = budget;
  const parts: Record<string, Uint8Array> = {};
  for (const entry of needed) {
    const part = unpack(bytes, entry, left);
    left -= part.byteLength;
    parts[entry.name.replaceAll('\\', '/')] = withPlainCharacters(part);
  }
  return zipSync(withHonestContents(parts), { level: 0 });
}

/** The list of contents names parts that were left out; the reader of the workbook would look for them. */
function withHonestContents(parts: Readonly<Record<string, Uint8Array>>): Record<string, Uint8Array> {
  const kept = new Set(Object.keys(parts).map(partName));
  const list = Object.keys(parts).find((name) => partName(name) === '[content_types].xml');
  const bytes = list === undefined ? undefined : parts[list];
  if (list === undefined || bytes === undefined || bytes.byteLength > MAX_CONTENTS_LENGTH)
    throw new RefusedFile('damaged');
  const honest = strFromU8(bytes).replace(/<Override\b[^>]*?\bPartName="([^"]*)"[^>]*>/gi, (override, name: string) =>
    kept.has(partName(name)) ? override : '',
  );
  return { ...parts, [list]: strToU8(honest) };
}

function partName(name: string): string {
  return name.replace(/^\//, '').toLowerCase();
}

function directoryOf(bytes: Uint8Array): readonly Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endRecord(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new RefusedFile('bomb');
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > bytes.byteLength || view.getUint32(at, true) !== 0x02014b50) throw new RefusedFile('damaged');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Returns the record at the end of an archive; a file that was cut has none. */
function endRecord(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= earliest; at -= 1) if (view.getUint32(at, true) === 0x06054b50) return at;
  throw new RefusedFile('damaged');
}

function unpack(bytes: Uint8Array, { method, packed, at }: Entry, most: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > bytes.byteLength || view.getUint32(at, true) !== 0x04034b50) throw new RefusedFile('damaged');
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const data = bytes.subarray(start, start + packed);
  if (data.byteLength < packed) throw new RefusedFile('damaged');
  if (method === 0) {
    if (data.byteLength > most) throw new RefusedFile('bomb');
    return data;
  }
  if (method !== 8) throw new RefusedFile('damaged');
  return inflate(data, most);
}

function inflate(data: Uint8Array, most: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const stream = new Inflate((piece, isLast) => {
    size += piece.byteLength;
    if (size > most) throw new RefusedFile('bomb');
    pieces.push(piece);
    isWhole ||= isLast;
  });
  try {
    for (let at = 0; at < data.byteLength; at += BITE)
      stream.push(data.subarray(at, at + BITE), at + BITE >= data.byteLength);
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('damaged');
  }
  if (!isWhole) throw new RefusedFile('damaged');
  return joined(pieces, size);
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined) return only;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
