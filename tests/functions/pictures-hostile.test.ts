import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, createPictureCast, namesUnder, outcomeOf, type PictureCast } from './support/files.ts';
import { aJpeg, anAnimatedPng, aPng, aWidePng, claiming, paddedTo } from './support/picture-files.ts';

const LIMIT = 2_000_000;
const counts = { refused: 0, accepted: 0 };
let cast: PictureCast;
let jpeg: Buffer;
let png: Buffer;

beforeAll(async () => {
  cast = await createPictureCast();
  jpeg = await aJpeg();
  png = await aPng();
});
afterAll(async () => {
  console.info(`hostile pictures: ${counts.refused} refused, ${counts.accepted} exactly within the limits accepted`);
  await cast.close();
});

const folder = () => `${cast.zooId}/sectors/${cast.sectorId}`;

/** Returns the outcome of an upload; a refusal must have left no file. */
async function outcome(base64picture: string, at = folder(), name = 'picture.jpg'): Promise<string> {
  const before = await namesUnder('');
  const answer = await ask(cast.admin, 'uploadImage', { name, folder: at, base64picture, preset: 'photo' });
  const what = outcomeOf(answer);
  expect((await namesUnder('')).length - before.length).toBe(what === 'done' ? 2 : 0);
  counts[what === 'done' ? 'accepted' : 'refused']++;
  return what;
}
const sent = (bytes: Buffer) => outcome(bytes.toString('base64'));

describe('of the bytes sent', () => {
  it.each([LIMIT - 1, LIMIT])('%i are taken', async (size) => {
    const file = paddedTo(jpeg, size);
    expect(file.length).toBe(size);
    expect(await sent(file)).toBe('done');
  });

  it.each([LIMIT + 1, LIMIT + 2, LIMIT + 3, 5_000_000])('%i are too many', async (size) => {
    const file = paddedTo(jpeg, size);
    expect(file.length).toBe(size);
    expect(await sent(file)).toBe('picture/invalid');
  });
});

describe('of the pixels', () => {
  it.each([
    [10_000, 4_999],
    [10_000, 5_000],
    [50_000_000 / 2_000, 2_000],
  ])('%i by %i are taken', async (width, height) => expect(await sent(aWidePng(width, height))).toBe('done'));

  it.each([
    [10_000, 5_001],
    [7_072, 7_072],
    [20_000, 20_000],
  ])('%i by %i are too many, as a photo that claims them and as a drawing that has them', async (width, height) => {
    expect(await sent(claiming(jpeg, width, height))).toBe('picture/too-many-pixels');
    expect(await sent(aWidePng(width, height))).toBe('picture/too-many-pixels');
  });

  it('as many as a header can claim are too many', async () => {
    const huge = aWidePng(8, 8);
    huge.writeUInt32BE(0x7f_ff_ff_ff, 16);
    huge.writeUInt32BE(0x7f_ff_ff_ff, 20);
    expect(await sent(huge)).toMatch(/^picture\/(invalid|too-many-pixels)$/);
  });
});

describe('a file of any name is no picture if it is', () => {
  const text = (content: string) => Buffer.from(content);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("/steal")</script></svg>';
  it.each([
    ['a drawing with a script', () => text(svg)],
    ['a drawing with an XML line before it', () => text(`<?xml version="1.0"?>${svg}`)],
    ['a page', () => text('<!doctype html><script>alert(1)</script>')],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a GIF that begins as a script', () => text('GIF89a/*<script>*/=1;alert(1)')],
    ['a WebP', () => Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')],
    ['a bitmap', () => text('BM0000000000')],
    ['a document', () => text('%PDF-1.7')],
    ['an archive', () => text('PK\u0003\u0004')],
    ['one byte', () => Buffer.from([0xff])],
    ['a beginning alone', () => Buffer.from([0xff, 0xd8, 0xff])],
    ['a beginning and an end', () => Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a page behind the beginning of a photo', () => Buffer.concat([jpeg.subarray(0, 4), text('<script>1</script>')])],
    ['a photo with a page behind it', () => Buffer.concat([jpeg, text('<script>alert(1)</script>')])],
    ['a photo with an archive behind it', () => Buffer.concat([jpeg, text('PK\u0003\u0004archive')])],
    ['a PNG with a page behind it', () => Buffer.concat([png, text('<script>alert(1)</script>')])],
    ['a PNG that moves', () => anAnimatedPng(png)],
    ['a photo cut in half', () => jpeg.subarray(0, jpeg.length / 2)],
    ['a photo without its last byte', () => jpeg.subarray(0, -1)],
    ['a photo whose data stop but which has an end', () => Buffer.concat([jpeg.subarray(0, -200), jpeg.subarray(-2)])],
    ['a PNG cut in half', () => png.subarray(0, png.length / 2)],
    ['a PNG without its last byte', () => png.subarray(0, -1)],
    ['a PNG whose data are damaged', () => damaged(png)],
    ['a PNG without data', () => Buffer.concat([png.subarray(0, 33), png.subarray(-12)])],
  ])('%s', async (_what, make) => expect(await sent(make())).toBe('picture/invalid'));

  it.each(['****', 'a', 'abc', '%%%%', '<script>', '../..', '/9j/\n', '=1+1', ' ', 'data:text/html;base64,PGI+'])(
    'text like %j',
    async (base64) => expect(await outcome(base64)).toBe('picture/invalid'),
  );

  it('zero bytes', async () => {
    expect(await outcome('')).toBe('generic/invalid-input');
    expect(await outcome('data:image/png;base64,')).toBe('picture/invalid');
  });

  function damaged(file: Buffer): Buffer {
    const copy = Buffer.from(file);
    copy.fill(0x5a, 50, 60);
    return copy;
  }
});

describe('no picture is put', () => {
  it.each([
    () => `${cast.otherZooId}/sectors/${cast.otherSectorId}`,
    () => `${cast.zooId}/sectors/${cast.otherSectorId}`,
    () => `${cast.otherZooId}/sectors/${cast.sectorId}`,
    () => `${cast.zooId}/enclosures/${cast.otherEnclosureId}`,
    () => `${cast.zooId}/enclosures/${cast.sectorId}`,
    () => `${cast.zooId}/sectors/none`,
    () => `none/sectors/${cast.sectorId}`,
    () => `${cast.zooId}/sectors/${cast.sectorId}/`,
    () => `${cast.zooId}/sectors/${cast.sectorId}/thumbnails`,
    () => `${cast.zooId}/sectors/${cast.sectorId}/../../../${cast.otherZooId}/sectors/${cast.otherSectorId}`,
    () => `${cast.zooId}/sectors/../sectors/${cast.sectorId}`,
    () => `${cast.zooId}/sectors/..`,
    () => `${cast.zooId}\\sectors\\${cast.sectorId}`,
    () => `${cast.zooId}%2Fsectors%2F${cast.sectorId}`,
    () => `/${cast.zooId}/sectors/${cast.sectorId}`,
    () => `gs://demo-zoo.appspot.com/${cast.zooId}/sectors/${cast.sectorId}`,
    () => `${cast.zooId}/users/${cast.admin.userId}`,
    () => `${cast.zooId}/logo`,
    () => `${cast.zooId}/exports/${cast.admin.userId}`,
    () => `${cast.zooId}/sectors/__proto__`,
    () => `__proto__/sectors/${cast.sectorId}`,
    () => `${cast.zooId}/constructor/${cast.sectorId}`,
    () => `${cast.zooId}/sectors/${cast.sectorId}\u0000`,
    () => '..',
    () => '/etc/passwd',
  ])('into folder %#, which is foreign or none', async (at) =>
    expect(await outcome(jpeg.toString('base64'), at())).toBe('file/foreign'),
  );

  it.each(['../../../x.jpg', '/etc/x.jpg', 'x.svg', 'x.html', 'CON', '<b>.jpg'])(
    'under the name %j: the server chooses one',
    async (name) => {
      expect(await outcome(jpeg.toString('base64'), folder(), name)).toBe('done');
      for (const stored of await namesUnder(folder()))
        expect(stored.slice(folder().length)).toMatch(/^(\/thumbnails)?\/[0-9a-f-]{36}\.jpg$/);
    },
  );
});
