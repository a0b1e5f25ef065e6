import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Returns a photo of one colour; with `exif`, it has the place where it was taken and lies on its side. */
export async function aJpeg({ width = 64, height = 48, exif = false } = {}): Promise<Buffer> {
  const photo = sharp({ create: { width, height, channels: 3, background: '#3a7d44' } }).jpeg();
  if (!exif) return photo.toBuffer();
  return photo
    .withExif({
      IFD0: { Make: 'CanaryCamera', ImageDescription: 'canary-description' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 17/1 40/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Returns a drawing with a transparent hole. */
export function aPng({ width = 64, height = 48 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 160, alpha: 0.5 } } })
    .png()
    .toBuffer();
}

/** Returns a photo of pure noise, the hardest for the server to shrink. */
export function aNoisyJpeg(side: number, quality: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 } as const;
  return sharp(randomBytes(side * side * 3), { raw })
    .jpeg({ quality })
    .toBuffer();
}

/** The same photo with comments added until the file has exactly this many bytes. */
export function paddedTo(jpeg: Buffer, size: number): Buffer {
  const parts = [jpeg.subarray(0, 2)];
  let missing = size - jpeg.length;
  while (missing > 0) {
    // a comment needs four bytes for itself: the last one must not get fewer
    const length = Math.min(missing, missing > 65_000 && missing < 65_004 ? 60_000 : 65_000);
    const comment = Buffer.alloc(length, 0x20);
    comment.writeUInt16BE(0xff_fe, 0);
    comment.writeUInt16BE(length - 2, 2);
    parts.push(comment);
    missing -= length;
  }
  return Buffer.concat([...parts, jpeg.subarray(2)]);
}

/** A photo whose header claims another size. */
export function claiming(jpeg: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(jpeg);
  const frame = claimed.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(claimed[at + 1] ?? 0));
  claimed.writeUInt16BE(height, frame + 5);
  claimed.writeUInt16BE(width, frame + 7);
  return claimed;
}

/** A black drawing of any size, which is a small file: each pixel takes one bit, and they compress to nothing. */
export function aWidePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([PNG_START, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]);
}

/** Returns an animated drawing. */
export function anAnimatedPng(still: Buffer): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  const behindHeader = PNG_START.length + 25;
  return Buffer.concat([still.subarray(0, behindHeader), chunk('acTL', control), still.subarray(behindHeader)]);
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
