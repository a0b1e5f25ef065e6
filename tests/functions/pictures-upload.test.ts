import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerSchema } from '../../src/domain/callables/answer.ts';
import { uploadImageContract } from '../../src/domain/callables/pictures.ts';
import { thumbnailPath } from '../../src/domain/pictures/file-place.ts';
import { pictureIdOf, thumbnailAddress } from '../../src/domain/pictures/picture-address.ts';
import {
  ask,
  createPictureCast,
  files,
  namesUnder,
  outcomeOf,
  type PictureAnswer,
  type PictureCast,
} from './support/files.ts';
import { aJpeg, aNoisyJpeg, aPng } from './support/picture-files.ts';
import { database, openBrowser } from './support/suite.ts';

let cast: PictureCast;
let jpeg: string;

beforeAll(async () => {
  cast = await createPictureCast();
  jpeg = (await aJpeg()).toString('base64');
});
afterAll(() => cast.close());

const request = (folder: string, differences: Record<string, unknown> = {}) => ({
  name: 'plaine.jpg',
  folder,
  base64picture: jpeg,
  preset: 'photo',
  ...differences,
});
const sectorFolder = () => `${cast.zooId}/sectors/${cast.sectorId}`;
const enclosureFolder = () => `${cast.zooId}/enclosures/${cast.enclosureId}`;

describe('a picture that an admin puts into a sector', () => {
  let answer: PictureAnswer;
  let path: string;

  beforeAll(async () => {
    const sent = (await aJpeg({ width: 2400, height: 1200, exif: true })).toString('base64');
    answer = await ask(cast.admin, 'uploadImage', request(sectorFolder(), { base64picture: sent }));
    path = answer.data?.public_id ?? '';
  });

  it('is answered with its name and two addresses', () => {
    expect(answerSchema(uploadImageContract.data).parse(answer)).toEqual(answer);
    expect(path).toMatch(new RegExp(`^${sectorFolder()}/[0-9a-f-]{36}\\.jpg$`));
    expect(pictureIdOf(answer.data?.url)).toBe(path);
    expect(answer.data?.thumbnailUrl).toBe(thumbnailAddress(answer.data?.url ?? ''));
    expect(pictureIdOf(answer.data?.thumbnailUrl)).toBe(thumbnailPath(path));
  });

  it('is shown by its addresses as a browser shows it, for one hour without asking again', async () => {
    for (const address of [answer.data?.url ?? '', answer.data?.thumbnailUrl ?? '']) {
      const response = await fetch(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
      expect((await fetch(address.replace(/token=.*/, 'token=guess'))).status).toBe(403);
    }
  });

  it('stands upright, is no larger than a photo needs to be, and has a thumbnail', async () => {
    const [main] = await files.file(path).download();
    const [thumbnail] = await files.file(thumbnailPath(path)).download();
    // 2400 by 1200 lying on its side
    expect(await sharp(main).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 1600 });
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 320 });
    expect(main.length).toBeLessThanOrEqual(250_000);
  });

  it('no longer has the place, the time and the camera of its metadata', async () => {
    for (const name of [path, thumbnailPath(path)]) {
      const [bytes] = await files.file(name).download();
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(bytes.toString('latin1')).not.toMatch(/Exif|canary|GPS/i);
    }
  });
});

describe('a picture', () => {
  it('of pure noise is shrunk until it has at most 250,000 bytes', async () => {
    const noisy = await aNoisyJpeg(1500, 60);
    expect(noisy.length).toBeGreaterThan(1_000_000);
    expect(noisy.length).toBeLessThan(2_000_000);
    const answer = await ask(
      cast.admin,
      'uploadImage',
      request(enclosureFolder(), { base64picture: noisy.toString('base64'), preset: 'plan' }),
    );
    const [stored] = await files.file(answer.data?.public_id ?? '').download();
    expect(stored.length).toBeLessThanOrEqual(250_000);
    expect(stored.length).toBeGreaterThan(100_000);
  });

  it('that is a PNG is stored as a photo on white, and as a PNG when it is a logo', async () => {
    const base64picture = (await aPng()).toString('base64');
    const ids = await Promise.all(
      ['photo', 'logo'].map(async (preset) => {
        const answer = await ask(cast.admin, 'uploadImage', request(sectorFolder(), { base64picture, preset }));
        return answer.data?.public_id ?? '';
      }),
    );
    const formats = await Promise.all(
      ids.map(async (id) => {
        const { format, hasAlpha } = await sharp((await files.file(id).download())[0]).metadata();
        return `${format} ${hasAlpha}`;
      }),
    );
    expect(formats).toEqual(['jpeg false', 'png true']);
  });

  it('may come with the beginning that browsers put before it', async () => {
    const base64picture = `data:image/jpeg;base64,${jpeg}`;
    expect(outcomeOf(await ask(cast.admin, 'uploadImage', request(sectorFolder(), { base64picture })))).toBe('done');
  });

  it('keeps its name, on one line, and the id of the person who sent it', async () => {
    const answer = await ask(cast.lead, 'uploadImage', request(sectorFolder(), { name: 'le\u0007 lion\n.jpg' }));
    const [metadata] = await files.file(answer.data?.public_id ?? '').getMetadata();
    expect(metadata.metadata).toMatchObject({ originalName: 'le lion .jpg', uploadedBy: cast.lead.userId });
  });
});

describe('putting a picture', () => {
  const codeFor = async (who: Parameters<typeof ask>[0], folder: string) => {
    const before = await namesUnder(folder);
    const outcome = outcomeOf(await ask(who, 'uploadImage', request(folder)));
    expect((await namesUnder(folder)).length - before.length).toBe(outcome === 'done' ? 2 : 0);
    return outcome;
  };

  it.each(['lead', 'admin', 'guest', 'staff'] as const)('into a sector and its enclosures is for %s', async (who) => {
    expect(await codeFor(cast[who], sectorFolder())).toBe('done');
    expect(await codeFor(cast[who], enclosureFolder())).toBe('done');
  });

  it.each([
    ['keeper', 'generic/permission-denied'],
    ['pedago', 'generic/permission-denied'],
    ['stranger', 'file/foreign'],
    ['small', 'file/foreign'],
    ['visitor', 'demo/unauthorized-action'],
    ['disabled', 'auth/disabled'],
    ['unaccepted', 'auth/terms-not-accepted'],
  ] as const)('is not for %s', async (who, code) => {
    expect(await codeFor(cast[who], sectorFolder())).toBe(code);
    expect(await codeFor(cast[who], enclosureFolder())).toBe(code);
  });

  it('needs somebody who is signed in', async () => {
    const nobody = openBrowser();
    expect(await codeFor(nobody, sectorFolder())).toBe('auth/session-expired');
    await nobody.close();
  });

  it('is nothing for an establishment whose tier has no sectors', async () => {
    expect(await codeFor(cast.small, `${cast.smallZooId}/sectors/${cast.smallSectorId}`)).toBe(
      'generic/permission-denied',
    );
  });

  it('into the demonstration establishment is for the staff alone', async () => {
    const folder = `${cast.demoZooId}/sectors/${cast.demoSectorId}`;
    expect(await codeFor(cast.visitor, folder)).toBe('demo/unauthorized-action');
    expect(await codeFor(cast.staff, folder)).toBe('done');
  });

  it('is nothing for a guest of the demonstration establishment, whose own is none', async () => {
    await database.doc(`zoo/${cast.demoZooId}`).update({ staffAccess: [cast.guest.userId] });
    const folder = `${cast.demoZooId}/sectors/${cast.demoSectorId}`;
    expect(await codeFor(cast.guest, folder)).toBe('demo/unauthorized-action');
  });
});
