/** A box of an MP4 or QuickTime file: `start` is its first byte, `content` the first one behind its header. */
type Box = { readonly type: string; readonly start: number; readonly content: number; readonly end: number };

/** Boxes in which a camera notes the place of a recording, its own name and whatever else: none is needed to play. */
const NOTES = new Set(['udta', 'meta']);
/** Boxes that hold further boxes, as far as notes may be in them. */
const HOLDERS = new Set(['moov', 'trak', 'moof', 'traf']);
/** The `uuid` box of Adobe's XMP, which may have the place too. */
const XMP = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
const LONGEST_HEADER = 16;

/**
 * Overwrites the notes of an MP4 or QuickTime file with free space of the same length, so that every offset to its
 * pictures and sounds stays right; returns whether there were any. A file that breaks off is treated as far as it goes.
 * @source ISO/IEC 14496-12, 4.2 "Object Structure", 8.1.2 "Free Space Box", 8.10.1 "User Data Box"; QuickTime File Format,
 * "User data atoms"; XMP specification, part 3, 1.2.7
 */
export function blankNotes(file: Buffer): boolean {
  return blankWithin(file, 0, file.length, false);
}

function blankWithin(file: Buffer, from: number, to: number, isInMovie: boolean): boolean {
  let hasBlanked = false;
  for (const box of boxesIn(file, from, to)) {
    const isXmp = box.type === 'uuid' && file.subarray(box.content, box.content + XMP.length).equals(XMP);
    if (isXmp || (isInMovie && NOTES.has(box.type))) {
      file.write('free', box.start + 4, 'latin1');
      file.fill(0, box.content, box.end);
      hasBlanked = true;
    } else if (HOLDERS.has(box.type)) hasBlanked = blankWithin(file, box.content, box.end, true) || hasBlanked;
  }
  return hasBlanked;
}

/** The boxes between two places; one whose length cannot be is the last. */
function* boxesIn(file: Buffer, from: number, to: number): Generator<Box> {
  for (let start = from; start + 8 <= to;) {
    const said = file.readUInt32BE(start);
    const isLong = said === 1 && start + LONGEST_HEADER <= to;
    const header = isLong ? LONGEST_HEADER : 8;
    // 0 stands for all the rest.
    const length = isLong ? Number(file.readBigUInt64BE(start + 8)) : said === 0 ? to - start : said;
    if (length < header) return;
    const end = Math.min(to, start + length);
    yield { type: file.toString('latin1', start + 4, start + 8), start, content: start + header, end };
    start = end;
  }
}
