import { describe, expect, it } from 'vitest';
import { blankNotes } from './film-place.ts';

const PLACE = '+48.8584+002.2945/';
const bytes = (content: string | Buffer) => (typeof content === 'string' ? Buffer.from(content, 'latin1') : content);

function box(type: string, ...content: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(content.map(bytes));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + body.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

/** A box whose length has 64 bits. */
function longBox(type: string, content: string | Buffer): Buffer {
  const header = Buffer.alloc(16);
  header.writeUInt32BE(1);
  header.write(type, 4, 'latin1');
  header.writeBigUInt64BE(BigInt(16 + content.length), 8);
  return Buffer.concat([header, bytes(content)]);
}

const ftyp = box('ftyp', 'isom\0\0\0\0isom');
const mdat = box('mdat', 'pictures udta meta');
const udta = box('udta', box('\u00a9xyz', PLACE));
const xmp = box('uuid', Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), PLACE);

describe('the notes of a film', () => {
  it.each([
    ['beside its tracks', box('moov', box('mvhd', 'h'), udta)],
    ['in a track', box('moov', box('trak', box('tkhd', 'h'), udta))],
    ['in the metadata of Apple', box('moov', box('meta', PLACE))],
    ['in a box of 64 bits', longBox('moov', longBox('udta', PLACE))],
    ['in XMP', xmp],
    ['in a fragment', box('moof', box('traf', udta))],
  ])('are overwritten %s, and nothing moves', (_where, notes) => {
    const file = Buffer.concat([ftyp, notes, mdat]);
    const before = Buffer.from(file);
    expect(blankNotes(file)).toBe(true);
    expect(file.includes(PLACE)).toBe(false);
    expect(file).toHaveLength(before.length);
    expect(file.subarray(0, ftyp.length)).toEqual(ftyp);
    expect(file.subarray(-mdat.length)).toEqual(mdat);
    expect(file.includes('free')).toBe(true);
  });
  it('are overwritten behind the pictures, up to the end of the file, too', () => {
    const rest = box('moov', udta);
    rest.writeUInt32BE(0);
    const file = Buffer.concat([ftyp, mdat, rest]);
    expect(blankNotes(file)).toBe(true);
    expect(file.includes(PLACE)).toBe(false);
  });
  it('are overwritten as far as a file goes that breaks off', () => {
    const file = Buffer.concat([ftyp, box('moov', udta)]).subarray(0, -4);
    expect(blankNotes(file)).toBe(true);
    expect(file.includes('48.85')).toBe(false);
  });
  it.each([
    ['without any', Buffer.concat([ftyp, box('moov', box('mvhd', 'h')), mdat])],
    ['whose pictures look like notes', Buffer.concat([ftyp, box('mdat', udta)])],
    ['with a box of another owner', Buffer.concat([ftyp, box('uuid', 'x'.repeat(16), 'data')])],
    ['with a box shorter than its header', Buffer.concat([ftyp, Buffer.from([0, 0, 0, 7]), bytes('moov'), udta])],
    ['of no bytes', Buffer.alloc(0)],
    ['of seven bytes', Buffer.alloc(7)],
  ])('of a file %s change nothing', (_what, file) => {
    const before = Buffer.from(file);
    expect(blankNotes(file)).toBe(false);
    expect(file).toEqual(before);
  });
});
