import { Zip, ZipDeflate } from 'fflate';

/** The characters of one packed piece: few enough not to block the page. */
const PIECE = 32_768;

/** An archive of files, written a piece at a time. */
export type ZipWriter = {
  /** begins a file; the one before it must have ended */
  readonly begin: (path: string) => void;
  /** packs the gathered text once it is as long as a piece */
  readonly write: (text: string) => void;
  readonly end: () => void;
  /** ends the archive and returns it */
  readonly finish: () => Blob;
};

/** Returns an empty archive. @throws from `finish` when packing failed */
export function writeZip(): ZipWriter {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error !== null) failure = error;
    else pieces.push(piece);
  });
  const encoder = new TextEncoder();
  let file: ZipDeflate | null = null;
  let gathered = '';
  const push = (isLast: boolean) => {
    file?.push(encoder.encode(gathered), isLast);
    gathered = '';
  };
  return {
    begin(path) {
      file = new ZipDeflate(path, { level: 6 });
      zip.add(file);
    },
    write(text) {
      gathered += text;
      if (gathered.length >= PIECE) push(false);
    },
    end() {
      push(true);
      file = null;
    },
    finish() {
      zip.end();
      if (failure !== null) throw failure;
      return new Blob(pieces, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
    },
  };
}
