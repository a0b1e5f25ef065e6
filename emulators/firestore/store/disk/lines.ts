/** The lines of a file, read in chunks: a journal may be larger than the memory. */
import fs from 'node:fs';
import { isMissing, unreadableFile } from '../../../unreadable-file.ts';

const PIECE_BYTES = 4 * 1024 * 1024;
const NEWLINE = 10;

/** `ended` is false for the text after the last line end: a truncated write. */
export type FileLine = { readonly start: number; readonly bytes: Buffer; readonly ended: boolean };

/**
 * All lines of the file in order; none when the file does not exist. A line is valid until the next one is requested.
 * @throws a sentence for the terminal when the file exists and cannot be read
 */
export function* linesOf(file: string, pieceBytes = PIECE_BYTES): Generator<FileLine> {
  const handle = opened(file);
  if (handle === null) return;
  try {
    let held = Buffer.alloc(0);
    let start = 0;
    for (;;) {
      const piece = Buffer.allocUnsafe(pieceBytes);
      const length = readInto(handle, piece, file);
      if (length === 0) break;
      held = held.length === 0 ? piece.subarray(0, length) : Buffer.concat([held, piece.subarray(0, length)]);
      let position = 0;
      for (;;) {
        const end = held.indexOf(NEWLINE, position);
        if (end === -1) break;
        yield { start: start + position, bytes: held.subarray(position, end), ended: true };
        position = end + 1;
      }
      held = held.subarray(position);
      start += position;
    }
    if (held.length > 0) yield { start, bytes: held, ended: false };
  } finally {
    fs.closeSync(handle);
  }
}

/** A handle of the file; null when it does not exist. */
function opened(file: string): number | null {
  try {
    return fs.openSync(file, 'r');
  } catch (error) {
    if (isMissing(error)) return null;
    throw unreadableFile('Firestore', file, error);
  }
}

function readInto(handle: number, piece: Buffer, file: string): number {
  try {
    return fs.readSync(handle, piece, 0, piece.length, null);
  } catch (error) {
    throw unreadableFile('Firestore', file, error);
  }
}
