import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerSchema } from '../../src/domain/callables/answer.ts';
import { addPhotoContract } from '../../src/domain/callables/photos.ts';
import { createPictureCast, files, namesUnder, type PictureCast } from './support/files.ts';
import { createPark, createPerson, type Person } from './support/park.ts';
import { createPhoto } from './support/photos.ts';
import { aJpeg } from './support/picture-files.ts';
import { type Browser, database } from './support/suite.ts';

let cast: PictureCast;
let jpeg: string;
let keeper: Person;
let animalId: string;

beforeAll(async () => {
  cast = await createPictureCast();
  jpeg = (await aJpeg({ width: 400, height: 300, exif: true })).toString('base64');
  keeper = await createPerson(cast.zooId);
  await database.doc(`sectors/${cast.sectorId}`).update({ sectorKeeper: [keeper.userId] });
  animalId = await createAnimal();
});
afterAll(() => Promise.all([cast.close(), keeper.close()]));

/** Creates an animal in the enclosure of the sector, with its entry in the register. */
async function createAnimal(): Promise<string> {
  const id = `animal-${randomUUID()}`;
  const about = { zooId: cast.zooId, animalName: 'Nala', animalEnclosureData: { enclosureId: cast.enclosureId } };
  await database.doc(`animals/${id}`).set({ ...about, animalId: id, registerPart: 'part-0000', photo: null });
  await database
    .doc(`zoo/${cast.zooId}/animalRegister/part-0000`)
    .set(
      { part: 'part-0000', zooId: cast.zooId, entries: { [id]: { animalName: 'Nala', photoUrl: null } } },
      { merge: true },
    );
  return id;
}

type Answer = { readonly success: boolean; readonly data?: Record<string, unknown>; readonly error?: { code: string } };
const call = async (who: Browser, name: string, request: unknown) =>
  (await who.call(name, request)) as unknown as Answer;
const outcome = (answer: Answer) => (answer.success ? 'done' : answer.error?.code);
const add = (who: Browser, differences: Record<string, unknown> = {}) =>
  call(who, 'addPhoto', {
    ...{ zooId: cast.zooId, kind: 'animal', subjectId: animalId, base64picture: jpeg },
    ...{ caption: '', takenAtUnix: null, isMain: false, ...differences },
  });
const stored = async (path: string) => (await database.doc(path).get()).data();

describe('a photo of an animal', () => {
  it('is small, without the camera’s metadata, and has the animal’s places of that time', async () => {
    const answer = await add(keeper, { caption: ' Nala au repos\n', takenAtUnix: Date.UTC(2026, 4, 1) });
    expect(answerSchema(addPhotoContract.data).parse(answer)).toEqual(answer);
    const photo = await stored(`photos/${String(answer.data?.['photoId'])}`);
    expect(photo).toMatchObject({
      ...{ animalId, enclosureId: cast.enclosureId, sectorId: cast.sectorId, caption: 'Nala au repos' },
      ...{ takenAtUnix: Date.UTC(2026, 4, 1), uploadedBy: keeper.userId, width: 300, height: 400 },
    });
    const [bytes] = await files.file(String(photo?.['publicId'])).download();
    expect(bytes.length).toBe(photo?.['bytes']);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 400 });
    expect(bytes.toString('latin1')).not.toContain('Exif');
  });

  it('becomes its main picture, in the register of animals too', async () => {
    const { data } = await add(keeper, { isMain: true });
    expect(await stored(`animals/${animalId}`)).toMatchObject({ photo: { url: data?.['url'] } });
    const register = await stored(`zoo/${cast.zooId}/animalRegister/part-0000`);
    expect(register?.['entries'][animalId]).toEqual({ animalName: 'Nala', photoUrl: data?.['url'] });
  });

  it('is gone with its files when it is removed, and the animal has no main picture then', async () => {
    const own = await createAnimal();
    const { data } = await add(keeper, { subjectId: own, isMain: true });
    const photoId = String(data?.['photoId']);
    expect(outcome(await call(keeper, 'removePhoto', { zooId: cast.zooId, photoId }))).toBe('done');
    expect(await stored(`photos/${photoId}`)).toBeUndefined();
    expect(await namesUnder(`${cast.zooId}/animals/${own}/`)).toEqual([]);
    expect(await stored(`animals/${own}`)).toMatchObject({ photo: null });
    expect((await stored(`zoo/${cast.zooId}/animalRegister/part-0000`))?.['entries'][own]).toMatchObject({
      photoUrl: null,
    });
  });

  it('leaves the main picture alone when it was another one', async () => {
    const own = await createAnimal();
    const main = await add(keeper, { subjectId: own, isMain: true });
    const other = await add(keeper, { subjectId: own });
    await call(keeper, 'removePhoto', { zooId: cast.zooId, photoId: other.data?.['photoId'] });
    expect(await stored(`animals/${own}`)).toMatchObject({ photo: { url: main.data?.['url'] } });
  });
});

describe('a person who adds a photo', () => {
  it.each(['admin', 'lead', 'staff', 'guest'] as const)('may be %s', async (who) => {
    expect(outcome(await add(cast[who]))).toBe('done');
  });
  it.each([
    ['keeper', 'generic/permission-denied'],
    ['pedago', 'generic/permission-denied'],
    ['stranger', 'file/foreign'],
    ['small', 'file/foreign'],
    ['visitor', 'demo/unauthorized-action'],
    ['disabled', 'auth/disabled'],
    ['unaccepted', 'auth/terms-not-accepted'],
  ] as const)('is not %s: %s', async (who, code) => {
    expect(outcome(await add(cast[who]))).toBe(code);
  });

  it('cannot make it the main picture of a subject they may not change', async () => {
    const enclosure = { kind: 'enclosure', subjectId: cast.enclosureId };
    expect(outcome(await add(keeper, enclosure))).toBe('done');
    expect(outcome(await add(keeper, { ...enclosure, isMain: true }))).toBe('generic/permission-denied');
    expect(outcome(await add(cast.lead, { ...enclosure, isMain: true }))).toBe('done');
    expect(await stored(`enclosures/${cast.enclosureId}`)).toMatchObject({
      enclosureProfilePicture: { url: expect.any(String) },
    });
  });

  it.each([
    ['an animal that is not there', { subjectId: 'nobody' }],
    ['an animal of another path', { subjectId: '../x' }],
    ['an enclosure of another establishment', () => ({ kind: 'enclosure', subjectId: cast.otherEnclosureId })],
    ['a sector of another establishment', () => ({ kind: 'sector', subjectId: cast.otherSectorId })],
  ])('is refused for %s', async (_what, differences) => {
    const before = await namesUnder('');
    expect(outcome(await add(cast.admin, typeof differences === 'function' ? differences() : differences))).toBe(
      'file/foreign',
    );
    expect(await namesUnder('')).toEqual(before);
  });

  it('learns that a file is no picture, and that a day lies ahead', async () => {
    expect(outcome(await add(keeper, { base64picture: Buffer.from('hello').toString('base64') }))).toBe(
      'picture/invalid',
    );
    expect(outcome(await add(keeper, { takenAtUnix: Date.now() + 3 * 86_400_000 }))).toBe('generic/invalid-input');
    expect(outcome(await add(keeper, { takenAtUnix: Date.UTC(1989, 11, 31) }))).toBe('generic/invalid-input');
  });
});

describe('a photo that is there', () => {
  const aPhoto = (uploadedBy: string) =>
    createPhoto({ zooId: cast.zooId, kind: 'animal', subjectId: animalId, uploadedBy, trad: { de: 'Im Schatten' } });

  it('is captioned and removed by the person who added it, the team’s lead and the admins, and by nobody else', async () => {
    const change = (who: Browser, photoId: string) =>
      call(who, 'changePhoto', { zooId: cast.zooId, photoId, caption: 'Au soleil' });
    const remove = (who: Browser, photoId: string) => call(who, 'removePhoto', { zooId: cast.zooId, photoId });
    for (const who of [keeper, cast.lead, cast.admin]) {
      const photoId = await aPhoto(keeper.userId);
      expect(outcome(await change(who, photoId))).toBe('done');
      expect(await stored(`photos/${photoId}`)).toMatchObject({ caption: 'Au soleil' });
      expect(await stored(`photos/${photoId}`), 'the former words in other languages').toHaveProperty('trad', {});
      expect(outcome(await remove(who, photoId))).toBe('done');
    }
    const photoId = await aPhoto(cast.admin.userId);
    for (const who of [keeper, cast.keeper, cast.pedago]) {
      expect(outcome(await change(who, photoId))).toBe('generic/permission-denied');
      expect(outcome(await remove(who, photoId))).toBe('generic/permission-denied');
    }
    expect(outcome(await remove(cast.stranger, photoId))).toBe('file/foreign');
    expect(outcome(await remove(cast.visitor, photoId))).toBe('demo/unauthorized-action');
  });

  it('becomes the main picture', async () => {
    const photoId = await aPhoto(cast.admin.userId);
    expect(outcome(await call(keeper, 'changePhoto', { zooId: cast.zooId, photoId, isMain: true }))).toBe('done');
    const { url } = (await stored(`photos/${photoId}`)) as { url: string };
    expect(await stored(`animals/${animalId}`)).toMatchObject({ photo: { url } });
  });

  it('ceases to be the main picture, and leaves another main picture alone', async () => {
    const [photoId, other] = [await aPhoto(cast.admin.userId), await aPhoto(cast.admin.userId)];
    const set = async (id: string, isMain: boolean, who = keeper) =>
      outcome(await call(who, 'changePhoto', { zooId: cast.zooId, photoId: id, isMain }));
    expect(await set(photoId, true)).toBe('done');
    expect(await set(other, false)).toBe('done');
    const { url } = (await stored(`photos/${photoId}`)) as { url: string };
    expect(await stored(`animals/${animalId}`)).toMatchObject({ photo: { url } });
    expect(await set(photoId, false, cast.keeper)).toBe('generic/permission-denied');
    expect(await set(photoId, false)).toBe('done');
    expect(await stored(`animals/${animalId}`)).toMatchObject({ photo: null });
    expect(await stored(`photos/${photoId}`)).toMatchObject({ url });
  });

  it('is not found in another establishment, nor twice', async () => {
    const photoId = await aPhoto(keeper.userId);
    const ownZooId = cast.otherZooId;
    expect(outcome(await call(cast.stranger, 'removePhoto', { zooId: ownZooId, photoId }))).toBe('photo/not-found');
    expect(outcome(await call(keeper, 'removePhoto', { zooId: cast.zooId, photoId }))).toBe('done');
    expect(outcome(await call(keeper, 'removePhoto', { zooId: cast.zooId, photoId }))).toBe('photo/not-found');
  });

  it('of an animal that is gone is the admins’ to remove', async () => {
    const photoId = await createPhoto({ zooId: cast.zooId, kind: 'animal', subjectId: 'gone', uploadedBy: 'nobody' });
    expect(outcome(await call(cast.admin, 'changePhoto', { zooId: cast.zooId, photoId, isMain: true }))).toBe(
      'photo/not-found',
    );
    expect(outcome(await call(cast.admin, 'removePhoto', { zooId: cast.zooId, photoId }))).toBe('done');
  });
});

it('a file removed by its name is forgotten by the gallery', async () => {
  const photoId = await createPhoto({ zooId: cast.zooId, kind: 'sector', subjectId: cast.sectorId, uploadedBy: 'x' });
  const { publicId } = (await stored(`photos/${photoId}`)) as { publicId: string };
  expect(outcome(await call(cast.lead, 'removePicture', { public_id: publicId }))).toBe('done');
  expect(await stored(`photos/${photoId}`)).toBeUndefined();
});

it('a photo cannot be added in an establishment of the discovery tier', async () => {
  const small = await createPark({ zooTiers: 'discovery' });
  const admin = await createPerson(small, { userRight: 'admin' });
  await database.doc(`animals/${small}-a`).set({ zooId: small, animalId: `${small}-a`, animalName: 'Nala' });
  expect(outcome(await add(admin, { zooId: small, subjectId: `${small}-a` }))).toBe('generic/permission-denied');
  await admin.close();
});
