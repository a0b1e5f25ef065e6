export type PictureFormat = 'jpeg' | 'png';

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Returns the format of a file by its bytes, whatever its name: a JPEG or a still PNG from the first byte to the last.
 * Null for anything else: other formats, an animation, a file that goes on behind the picture's end or ends before it.
 * @source PNG specification (third edition), 5 "Datastream structure"; ITU-T T.81, annex B
 */
export function formatOf(bytes: Buffer): PictureFormat | null {
  if (bytes.subarray(0, PNG_START.length).equals(PNG_START)) return isWholePng(bytes) ? 'png' : null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return isWholeJpeg(bytes) ? 'jpeg' : null;
  return null;
}

function isWholePng(bytes: Buffer): boolean {
  let at = PNG_START.length;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (at === PNG_START.length && type !== 'IHDR') return false;
    // this chunk marks an animated PNG
    if (type === 'acTL') return false;
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'IEND') return at === bytes.length;
  }
  return false;
}

function isWholeJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length || isEnd(bytes, at)) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return isPadding(bytes, at + 2);
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else {
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === 0xda) at = endOfScan(bytes, at);
    }
  }
  return false;
}

function isEnd(bytes: Buffer, at: number): boolean {
  return bytes[at] === 0xff && bytes[at + 1] === 0xd9;
}

function standsAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/** Some cameras fill up the last block of their card. */
function isPadding(bytes: Buffer, from: number): boolean {
  return bytes.subarray(from).every((byte) => byte === 0);
}

/** Within a scan 0xff is data when a zero or a restart marker follows it. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
