import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recountStorage } from '../../functions/src/files/recount-storage.ts';
import { deletePlacePictures } from '../../functions/src/places/delete-place-pictures.ts';
import { attachmentPath } from '../../src/domain/tasks/attachment-place.ts';
import { MAX_STORED_BYTES } from '../../src/domain/establishments/storage-quota.ts';
import { ask, createPictureCast, files, namesUnder, outcomeOf, type PictureCast, place } from './support/files.ts';
import { aJpeg } from './support/picture-files.ts';
import { database } from './support/suite.ts';
import { createTask } from './support/tasks.ts';

/** The tier of the cast's park. */
const LIMIT = MAX_STORED_BYTES.fullcare;
let cast: PictureCast;
let jpeg: Buffer;

beforeAll(async () => {
  cast = await createPictureCast();
  jpeg = await aJpeg();
});
afterAll(() => cast.close());
beforeEach(() => store(0));

const room = () => database.doc(`zoo/${cast.zooId}/private/storage`);
const store = (bytes: number) => room().set({ bytes, countedAt: null, countedAtUnix: null });
const stored = async (): Promise<number> => (await room().get()).get('bytes');
const bytesUnder = async (prefix: string) => {
  const [found] = await files.getFiles({ prefix });
  return found.reduce((sum, { metadata }) => sum + Number(metadata.size), 0);
};
const folder = () => `${cast.zooId}/enclosures/${cast.enclosureId}`;
const upload = () =>
  ask(cast.admin, 'uploadImage', {
    ...{ name: 'vue', folder: folder(), preset: 'photo' },
    base64picture: jpeg.toString('base64'),
  });

/** Uploads a photo for a task as the browser does, and has it added. */
async function attach(attachmentId: string, taskId: string): Promise<string> {
  await place(attachmentPath(cast.zooId, taskId, attachmentId), jpeg);
  return outcomeOf(
    await ask(cast.keeper, 'addAttachment', { zooId: cast.zooId, taskId, attachmentId, name: 'abreuvoir.jpg' }),
  );
}

describe('the room of an establishment', () => {
  it('is taken by a picture with its thumbnail, and given back with them', async () => {
    const before = await bytesUnder(folder());
    const { data } = await upload();
    const taken = await stored();
    expect(taken).toBe((await bytesUnder(folder())) - before);
    expect(taken).toBeGreaterThan(0);
    expect(outcomeOf(await ask(cast.admin, 'removePicture', { public_id: data?.public_id }))).toBe('done');
    expect(await stored()).toBe(0);
  });

  it('takes the last picture that fits, and not one byte more', async () => {
    await upload();
    const size = await stored();
    await store(LIMIT - size);
    expect(outcomeOf(await upload())).toBe('done');
    expect(await stored()).toBe(LIMIT);
    await store(LIMIT - size + 1);
    const names = await namesUnder(folder());
    expect(outcomeOf(await upload())).toBe('file/no-room');
    expect(await namesUnder(folder())).toEqual(names);
    expect(await stored()).toBe(LIMIT - size + 1);
  });

  it('is never overdrawn by two pictures at once', async () => {
    await upload();
    const size = await stored();
    await store(LIMIT - size);
    const outcomes = (await Promise.all([upload(), upload()])).map(outcomeOf);
    expect(outcomes.toSorted()).toEqual(['done', 'file/no-room']);
    expect(await stored()).toBe(LIMIT);
  });

  it('is taken by a file of a task once, and given back when the file is removed', async () => {
    const taskId = await createTask(cast.zooId, { sectorId: cast.sectorId, sectorIds: [cast.sectorId] });
    expect(await attach('a1', taskId)).toBe('done');
    const size = await stored();
    expect(size).toBe(await bytesUnder(attachmentPath(cast.zooId, taskId, 'a1')));
    const again = { zooId: cast.zooId, taskId, attachmentId: 'a1', name: 'abreuvoir.jpg' };
    expect(outcomeOf(await ask(cast.keeper, 'addAttachment', again))).toBe('done');
    expect(await stored()).toBe(size);
    await store(LIMIT);
    expect(await attach('a2', taskId)).toBe('file/no-room');
    expect(await namesUnder(attachmentPath(cast.zooId, taskId, 'a2'))).toEqual([]);
    expect(
      outcomeOf(await ask(cast.keeper, 'removeAttachment', { zooId: cast.zooId, taskId, attachmentId: 'a1' })),
    ).toBe('done');
    expect(await stored()).toBe(LIMIT - size);
  });

  it('is given back with all pictures of a place that is deleted', async () => {
    await upload();
    await upload();
    const size = await bytesUnder(`${folder()}/`);
    await store(size + 7);
    await deletePlacePictures(cast.zooId, 'enclosure', cast.enclosureId);
    expect(await stored()).toBe(7);
    expect(await namesUnder(`${folder()}/`)).toEqual([]);
  });

  it('is counted anew every night, whatever was counted before', async () => {
    await upload();
    await store(123_456_789_012);
    await recountStorage(1_700_000_000_000);
    expect((await room().get()).data()).toMatchObject({
      bytes: await bytesUnder(`${cast.zooId}/`),
      countedAtUnix: 1_700_000_000_000,
    });
  });

  it('depends on the tier of the establishment', async () => {
    await store(MAX_STORED_BYTES.essential);
    await database.doc(`zoo/${cast.zooId}`).update({ zooTiers: 'essential' });
    expect(outcomeOf(await upload())).toBe('file/no-room');
    await database.doc(`zoo/${cast.zooId}`).update({ zooTiers: 'fullcare' });
    expect(outcomeOf(await upload())).toBe('done');
  });
});
