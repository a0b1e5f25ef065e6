import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerSchema } from '../../src/domain/callables/answer.ts';
import { uploadProfilePictureContract } from '../../src/domain/callables/pictures.ts';
import { pictureIdOf } from '../../src/domain/pictures/picture-address.ts';
import { ask, createPictureCast, files, namesUnder, outcomeOf, place, type PictureCast } from './support/files.ts';
import { createPerson, type Person } from './support/park.ts';
import { aJpeg, aPng } from './support/picture-files.ts';
import { type Browser, database, openBrowser } from './support/suite.ts';

let cast: PictureCast;
let jpeg: string;

beforeAll(async () => {
  cast = await createPictureCast();
  jpeg = (await aJpeg({ width: 900, height: 900, exif: true })).toString('base64');
});
afterAll(() => cast.close());

type Type = 'user' | 'zoo' | 'sector';
const upload = (who: Browser, type: Type, id: string, zooId = cast.zooId, base64picture = jpeg) =>
  ask(who, 'uploadProfilePicture', { type, id, zooId, base64picture });
const fieldOf = async (path: string, field: string) => (await database.doc(path).get()).get(field) as unknown;

describe('a person who gives themselves a picture', () => {
  it('has it in their account, small, with a thumbnail, and nothing of where it was taken', async () => {
    const answer = await upload(cast.keeper, 'user', cast.keeper.userId);
    expect(answerSchema(uploadProfilePictureContract.data).parse(answer)).toEqual(answer);
    const { public_id: path = '', url } = answer.data ?? {};
    expect(path).toMatch(new RegExp(`^${cast.zooId}/users/${cast.keeper.userId}/[0-9a-f-]{36}\\.jpg$`));
    expect(await fieldOf(`users/${cast.keeper.userId}`, 'userProfilePicture')).toEqual({ url });
    const [bytes] = await files.file(path).download();
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512 });
    expect(bytes.toString('latin1')).not.toContain('Exif');
  });

  it('has only the new one afterwards', async () => {
    const answer = await upload(cast.keeper, 'user', cast.keeper.userId);
    const folder = `${cast.zooId}/users/${cast.keeper.userId}/`;
    const { public_id: path = '' } = answer.data ?? {};
    expect(await namesUnder(folder)).toEqual([path, path.replace(folder, `${folder}thumbnails/`)]);
  });

  it('has one picture, whichever, after five at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(cast.lead, 'user', cast.lead.userId)));
    expect(answers.map(outcomeOf)).toEqual(Array.from({ length: 5 }, () => 'done'));
    const { url } = (await fieldOf(`users/${cast.lead.userId}`, 'userProfilePicture')) as { url: string };
    expect(await namesUnder(`${cast.zooId}/users/${cast.lead.userId}/`)).toHaveLength(2);
    expect((await fetch(url)).status).toBe(200);
  });

  it('cannot have another person’s file deleted by writing its address into their own account', async () => {
    const victims = [
      `${cast.zooId}/users/${cast.admin.userId}/a.jpg`,
      `${cast.zooId}/sectors/${cast.sectorId}/a.jpg`,
      `${cast.otherZooId}/sectors/${cast.otherSectorId}/a.jpg`,
    ];
    for (const victim of victims) {
      await place(victim);
      const url = `http://127.0.0.1/v0/b/demo-zoo.appspot.com/o/${encodeURIComponent(victim)}?alt=media&token=x`;
      await database.doc(`users/${cast.keeper.userId}`).update({ userProfilePicture: { url } });
      expect(outcomeOf(await upload(cast.keeper, 'user', cast.keeper.userId))).toBe('done');
      expect((await files.file(victim).exists())[0]).toBe(true);
    }
  });
});

describe('the picture of a person', () => {
  it.each(['pedago', 'small', 'stranger'] as const)('may be changed by themselves, like %s', async (who) => {
    const zooId = { pedago: cast.zooId, small: cast.smallZooId, stranger: cast.otherZooId }[who];
    expect(outcomeOf(await upload(cast[who], 'user', cast[who].userId, zooId))).toBe('done');
  });

  it.each(['admin', 'guest', 'staff'] as const)('may be changed by %s', async (who) => {
    expect(outcomeOf(await upload(cast[who], 'user', cast.keeper.userId))).toBe('done');
  });

  it.each([
    ['lead', 'generic/permission-denied'],
    ['pedago', 'generic/permission-denied'],
    ['stranger', 'file/foreign'],
    ['small', 'file/foreign'],
    ['visitor', 'demo/unauthorized-action'],
    ['disabled', 'auth/disabled'],
  ] as const)('may not be changed by %s', async (who, code) => {
    const before = await fieldOf(`users/${cast.keeper.userId}`, 'userProfilePicture');
    expect(outcomeOf(await upload(cast[who], 'user', cast.keeper.userId))).toBe(code);
    expect(await fieldOf(`users/${cast.keeper.userId}`, 'userProfilePicture')).toEqual(before);
  });

  it('may not be changed in demonstration mode, nor by a visitor', async () => {
    expect(outcomeOf(await upload(cast.visitor, 'user', cast.visitor.userId, cast.demoZooId))).toBe(
      'demo/unauthorized-action',
    );
    const nobody = openBrowser();
    expect(outcomeOf(await upload(nobody, 'user', cast.keeper.userId))).toBe('auth/session-expired');
    await nobody.close();
  });

  it('is not put on a deleted account, one of another establishment or none', async () => {
    const gone: Person = await createPerson(cast.zooId, { isDeleted: true });
    await gone.close();
    for (const id of [gone.userId, cast.stranger.userId, 'none', '..', 'a/b', '__proto__'])
      expect(await upload(cast.admin, 'user', id)).toEqual({
        success: false,
        error: { code: 'file/foreign', field: 'id' },
      });
  });
});

describe('the logo of an establishment', () => {
  it.each(['admin', 'guest', 'staff'] as const)('is changed by %s, and stays transparent', async (who) => {
    const base64 = (await aPng({ width: 700, height: 300 })).toString('base64');
    const answer = await upload(cast[who], 'zoo', cast.zooId, cast.zooId, base64);
    expect(await fieldOf(`zoo/${cast.zooId}`, 'logoUrl')).toBe(answer.data?.url);
    expect(answer.data?.public_id).toMatch(new RegExp(`^${cast.zooId}/logo/[0-9a-f-]{36}\\.png$`));
    expect(await namesUnder(`${cast.zooId}/logo/`)).toHaveLength(2);
  });

  it('is changed by the admin of a discovery establishment too', async () => {
    expect(outcomeOf(await upload(cast.small, 'zoo', cast.smallZooId, cast.smallZooId))).toBe('done');
  });

  it.each([
    ['keeper', 'generic/permission-denied'],
    ['lead', 'generic/permission-denied'],
    ['pedago', 'generic/permission-denied'],
    ['stranger', 'file/foreign'],
    ['visitor', 'demo/unauthorized-action'],
  ] as const)('is not changed by %s', async (who, code) =>
    expect(outcomeOf(await upload(cast[who], 'zoo', cast.zooId))).toBe(code),
  );

  it('is its own: not that of another', async () => {
    for (const [id, zooId] of [
      [cast.otherZooId, cast.zooId],
      [cast.zooId, cast.otherZooId],
    ] as const)
      expect(outcomeOf(await upload(cast.admin, 'zoo', id, zooId))).toBe('file/foreign');
    expect(await namesUnder(`${cast.otherZooId}/logo`)).toEqual([]);
  });
});

describe('the main picture of a sector', () => {
  it.each(['lead', 'admin', 'staff'] as const)('is changed by %s', async (who) => {
    const answer = await upload(cast[who], 'sector', cast.sectorId);
    expect(await fieldOf(`sectors/${cast.sectorId}`, 'sectorProfilePicture')).toEqual({ url: answer.data?.url });
    expect(pictureIdOf(answer.data?.url)).toBe(answer.data?.public_id);
  });

  it('leaves the other pictures of the sector where they are', async () => {
    const other = `${cast.zooId}/sectors/${cast.sectorId}/other.jpg`;
    await place(other);
    const answer = await upload(cast.lead, 'sector', cast.sectorId);
    const names = await namesUnder(`${cast.zooId}/sectors/${cast.sectorId}/`);
    expect(names).toEqual(expect.arrayContaining([other, answer.data?.public_id]));
  });

  it.each([
    ['keeper', 'generic/permission-denied'],
    ['pedago', 'generic/permission-denied'],
    ['stranger', 'file/foreign'],
    ['visitor', 'demo/unauthorized-action'],
  ] as const)('is not changed by %s', async (who, code) =>
    expect(outcomeOf(await upload(cast[who], 'sector', cast.sectorId))).toBe(code),
  );

  it('is not put on the sector of another establishment', async () => {
    expect(outcomeOf(await upload(cast.admin, 'sector', cast.otherSectorId))).toBe('file/foreign');
    expect(await fieldOf(`sectors/${cast.otherSectorId}`, 'sectorProfilePicture')).toBeNull();
  });
});

it('a file that is no picture changes nothing', async () => {
  const before = await fieldOf(`users/${cast.keeper.userId}`, 'userProfilePicture');
  for (const bad of ['PHN2Zz48L3N2Zz4=', jpeg.slice(0, 400), '****'])
    expect(await upload(cast.keeper, 'user', cast.keeper.userId, cast.zooId, bad)).toEqual({
      success: false,
      error: { code: 'picture/invalid', field: 'base64picture' },
    });
  expect(await fieldOf(`users/${cast.keeper.userId}`, 'userProfilePicture')).toEqual(before);
});
