/** The facts about a picture in the first bytes of its file. */
export type PictureHeader = {
  readonly format: 'jpeg' | 'png';
  readonly width: number;
  readonly height: number;
};

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Returns format and size of a JPEG or PNG from its first bytes, so that a huge one is refused before the browser
 * decodes it; null for anything else, whatever its name, and for too short a beginning.
 * @source PNG specification (third edition), 11.2.1; ITU-T T.81, annex B.2.2
 */
export function readPictureHeader(bytes: Uint8Array<ArrayBuffer>): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (PNG_START.every((byte, at) => bytes[at] === byte)) return pngHeader(view);
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegHeader(view) : null;
}

function pngHeader(view: DataView): PictureHeader | null {
  if (view.byteLength < 24) return null;
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

function jpegHeader(view: DataView): PictureHeader | null {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { format: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // the picture itself begins, or ends, without a frame
    if (marker === 0xda || marker === 0xd9) return null;
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** The frame headers are C0 to CF without tables (C4), reserved (C8) and arithmetic conditions (CC). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
