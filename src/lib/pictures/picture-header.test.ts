import { describe, expect, it } from 'vitest';
import { readPictureHeader } from './picture-header.ts';

const png = (width: number, height: number) => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};
/** A JPEG with a comment of some length before its frame. */
const jpeg = (width: number, height: number, comment: number, frame = 0xc0) => {
  const bytes = new Uint8Array(2 + 2 + comment + 20);
  bytes.set([0xff, 0xd8, 0xff, 0xfe, comment >> 8, comment & 0xff]);
  const at = 4 + comment;
  bytes.set([0xff, frame, 0, 17, 8, height >> 8, height & 0xff, width >> 8, width & 0xff], at);
  return bytes;
};

describe('the beginning of a picture', () => {
  it('shows its format and its size', () => {
    expect(readPictureHeader(png(20_000, 10))).toEqual({ format: 'png', width: 20_000, height: 10 });
    expect(readPictureHeader(jpeg(640, 480, 2))).toEqual({ format: 'jpeg', width: 640, height: 480 });
    expect(readPictureHeader(jpeg(640, 480, 60_000, 0xc2))).toEqual({ format: 'jpeg', width: 640, height: 480 });
  });

  it.each([
    ['nothing', []],
    ['a page', [0x3c, 0x21, 0x64, 0x6f, 0x63, 0x74, 0x79, 0x70, 0x65]],
    ['a GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
    ['a PNG cut off', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['a JPEG cut off', [0xff, 0xd8, 0xff]],
    ['a JPEG whose picture begins without a frame', [0xff, 0xd8, 0xff, 0xda, 0, 4, 0, 0, 0, 0, 0, 0]],
    ['a JPEG with something else inside', [0xff, 0xd8, 0x3c, 0x73, 0, 4, 0, 0, 0, 0, 0, 0]],
  ])('has no header when it is %s', (_what, bytes) => expect(readPictureHeader(new Uint8Array(bytes))).toBeNull());

  it('is read from the middle of a larger memory as well', () => {
    const whole = new Uint8Array(100);
    whole.set(png(3, 4), 50);
    expect(readPictureHeader(whole.subarray(50))).toMatchObject({ width: 3, height: 4 });
  });
});
