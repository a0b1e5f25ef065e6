/** The lines of a file, read in chunks: a journal may be larger than the memory. */
import fs from 'node:fs';

const PIECE_BYTES = 4 * 1024 * 1024;
const NEWLINE = 10;

/** `ended` is false for the text after the last line end: a truncated write. */
export type FileLine = { readonly start: number; readonly bytes: Buffer; readonly ended: boolean };

/**
 * All lines of the file in order; none when the file does not exist. A line is valid until the next one is requested.
 */
export function* linesOf(file: string, pieceBytes = PIECE_BYTES): Generator<FileLine> {
  if (!fs.existsSync(file)) return;
  const handle = fs.openSync(file, 'r');
  try {
    let held = Buffer.alloc(0);
    let start = 0;
    for (;;) {
      const piece = Buffer.allocUnsafe(pieceBytes);
      const length = fs.readSync(handle, piece, 0, pieceBytes, null);
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
