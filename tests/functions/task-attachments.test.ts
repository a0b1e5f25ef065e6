import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepTaskFiles } from '../../functions/src/tasks/sweep-task-files.ts';
import { attachmentPath } from '../../src/domain/tasks/attachment-place.ts';
import type { Attachment } from '../../src/domain/tasks/attachment.ts';
import type { Task } from '../../src/domain/tasks/task.ts';
import { createPictureCast, files, type PictureCast, place } from './support/files.ts';
import { createPerson, type Person } from './support/park.ts';
import { aJpeg, aNoisyJpeg, aPng, aWidePng } from './support/picture-files.ts';
import { type Browser, database, runSchedule } from './support/suite.ts';
import { anAttachment, createTask, createTaskWithFile } from './support/tasks.ts';

const DAY = 86_400_000;

let cast: PictureCast;
let other: Person;
let jpeg: Buffer;

beforeAll(async () => {
  cast = await createPictureCast();
  other = await createPerson(cast.zooId);
  jpeg = await aJpeg();
});
afterAll(() => Promise.all([cast.close(), other.close()]));

type Answer = { readonly success: boolean; readonly error?: { readonly code: string } };
const outcome = (answer: unknown) => {
  const { success, error } = answer as Answer;
  return success ? 'done' : error?.code;
};
const ask = async (who: Browser, name: string, request: object) => outcome(await who.call(name, request));
const isThere = async (path: string) => (await files.file(path).exists())[0];
const attachmentsOf = async (taskId: string): Promise<readonly Attachment[]> =>
  (await database.doc(`tasks/${taskId}`).get()).get('attachments');

const ourTask = (differences: Partial<Task> = {}) =>
  createTask(cast.zooId, { sectorId: cast.sectorId, sectorIds: [cast.sectorId], ...differences });
const add = (who: Browser, taskId: string, attachmentId: string, name = 'abreuvoir.jpg') =>
  ask(who, 'addAttachment', { zooId: cast.zooId, taskId, attachmentId, name });
/** Uploads a file as the browser does. */
async function put(taskId: string, attachmentId: string, content: Buffer | string = jpeg, type = 'image/jpeg') {
  const path = attachmentPath(cast.zooId, taskId, attachmentId);
  await place(path, content, type);
  return path;
}

const ftyp = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0${brand}mp42`)]);
const webm = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84]),
  Buffer.from('webm'),
  Buffer.alloc(40),
]);

describe('an uploaded file', () => {
  it('is in the task, with its kind, its size and who added it when', async () => {
    const taskId = await ourTask();
    const path = await put(taskId, 'a1');
    const before = Date.now();
    expect(await add(cast.keeper, taskId, 'a1', ' abreuvoir\nnord.jpg ')).toBe('done');
    const [added] = await attachmentsOf(taskId);
    expect(added).toEqual({
      ...{ attachmentId: 'a1', kind: 'photo', name: 'abreuvoir nord.jpg', contentType: 'image/jpeg' },
      ...{
        bytes: Number((await files.file(path).getMetadata())[0].size),
        path,
        addedBy: cast.keeper.userId,
        addedAtUnix: expect.any(Number),
      },
    });
    expect(added?.addedAtUnix).toBeGreaterThanOrEqual(before);
  });

  it('tells the gallery when the latest file of its task was added, until the last one is removed', async () => {
    const taskId = await ourTask();
    const latest = async () => (await database.doc(`tasks/${taskId}`).get()).get('lastFileAtUnix');
    expect(await latest()).toBeUndefined();
    for (const id of ['a1', 'a2']) {
      await put(taskId, id);
      expect(await add(cast.keeper, taskId, id)).toBe('done');
      expect(await latest()).toBe((await attachmentsOf(taskId)).at(-1)?.addedAtUnix);
    }
    const remove = (attachmentId: string) =>
      ask(cast.keeper, 'removeAttachment', { zooId: cast.zooId, taskId, attachmentId });
    expect(await remove('a2')).toBe('done');
    expect(await latest()).toBe((await attachmentsOf(taskId)).at(-1)?.addedAtUnix);
    expect(await remove('a1')).toBe('done');
    expect(await latest()).toBeNull();
  });

  it.each([
    ['a PNG', 'image/png', () => aPng(), 'photo'],
    ['an MP4', 'video/mp4', () => ftyp('isom'), 'video'],
    ['a film of an iPad', 'video/quicktime', () => ftyp('qt  '), 'video'],
    ['a WebM film', 'video/webm', () => webm, 'video'],
    ['a WebM sound', 'audio/webm', () => webm, 'sound'],
    ['an M4A', 'audio/mp4', () => ftyp('M4A '), 'sound'],
    ['an MP3', 'audio/mpeg', () => Buffer.from('ID3\u0003\0\0\0\0\0\0'), 'sound'],
    ['an Ogg', 'audio/ogg', () => Buffer.from('OggS\0\u0002'), 'sound'],
    ['a WAV', 'audio/wav', () => Buffer.from('RIFF\0\0\0\0WAVEfmt '), 'sound'],
  ])('may be %s', async (_name, type, content, kind) => {
    const taskId = await ourTask({ status: 'DONE' });
    await put(taskId, 'a1', await content(), type);
    expect(await add(cast.keeper, taskId, 'a1')).toBe('done');
    // Photos are stored as JPEGs.
    expect(await attachmentsOf(taskId)).toMatchObject([{ kind, contentType: kind === 'photo' ? 'image/jpeg' : type }]);
  });

  it('is stored anew when it is a photo: upright, without its place, at most 1,600 pixels and 250,000 bytes', async () => {
    const taskId = await ourTask();
    const path = await put(taskId, 'a1', await aJpeg({ width: 2_400, height: 1_200, exif: true }));
    expect(await add(cast.keeper, taskId, 'a1')).toBe('done');
    const [stored] = await files.file(path).download();
    expect(await sharp(stored).metadata()).toMatchObject({ width: 800, height: 1_600 });
    expect(stored.includes('Canary')).toBe(false);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    const noisy = await put(taskId, 'a2', await aNoisyJpeg(1_200, 60));
    expect(await add(cast.keeper, taskId, 'a2')).toBe('done');
    expect(Number((await files.file(noisy).getMetadata())[0].size)).toBeLessThanOrEqual(250_000);
  });

  it('loses the place of its recording when it is a film, and keeps its length', async () => {
    const taskId = await ourTask();
    const note = Buffer.from('\0\0\0\u001axyz +48.8584+002.2945', 'latin1');
    const sized = (type: string, content: Buffer) => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(8 + content.length);
      head.write(type, 4);
      return Buffer.concat([head, content]);
    };
    const film = Buffer.concat([
      ftyp('isom'),
      sized('moov', sized('udta', note)),
      sized('mdat', Buffer.from('pictures')),
    ]);
    const path = await put(taskId, 'a1', film, 'video/mp4');
    expect(await add(cast.keeper, taskId, 'a1')).toBe('done');
    const [stored] = await files.file(path).download();
    expect(stored).toHaveLength(film.length);
    expect(stored.includes('48.85')).toBe(false);
    expect(stored.includes('pictures')).toBe(true);
    expect(await attachmentsOf(taskId)).toMatchObject([{ kind: 'video', bytes: film.length }]);
  });

  it.each([
    ['50,000,000 pixels', 10_000, 5_000, 'done'],
    ['a row more', 10_000, 5_001, 'picture/too-many-pixels'],
    ['65,000 times 60,000 pixels in 31 KB', 65_000, 60_000, 'picture/too-many-pixels'],
  ])('of a photo with %s is judged by its header', async (_what, width, height, expected) => {
    const taskId = await ourTask();
    const path = await put(taskId, 'a1', aWidePng(width, height), 'image/png');
    expect(await add(cast.keeper, taskId, 'a1')).toBe(expected);
    expect(await isThere(path)).toBe(expected === 'done');
  });

  it.each([
    ['a photo', 'image/jpeg', () => jpeg],
    ['a film', 'video/mp4', () => ftyp('isom')],
  ])(
    'is handed out as the server decides when it is %s, and its uploader’s token opens nothing',
    async (_what, type, content) => {
      const taskId = await ourTask();
      const path = await put(taskId, 'a1', content(), type);
      await files.file(path).setMetadata({
        ...{ cacheControl: 'public, max-age=31536000', contentDisposition: 'attachment; filename="invoice.exe"' },
        metadata: { firebaseStorageDownloadTokens: 'chosen-by-the-uploader' },
      });
      expect(await add(cast.keeper, taskId, 'a1')).toBe('done');
      const [{ cacheControl, contentDisposition, metadata }] = await files.file(path).getMetadata();
      expect({ cacheControl, contentDisposition }).toEqual({
        cacheControl: 'private, max-age=3600',
        contentDisposition: 'inline',
      });
      expect(metadata?.['firebaseStorageDownloadTokens']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    },
  );

  it.each([
    ['HTML that says it is a JPEG', 'image/jpeg', () => Buffer.from('<html><script>alert(1)</script>')],
    ['an MP4 that says it is a PNG', 'image/png', () => ftyp('isom')],
    ['a JPEG that says it is a film', 'video/mp4', () => jpeg],
    ['an SVG that says it is a PNG', 'image/png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML that says what it is', 'text/html', () => Buffer.from('<html>')],
    ['a HEIC photo', 'video/mp4', () => ftyp('heic')],
    ['nothing at all', 'image/jpeg', () => Buffer.alloc(0)],
  ])('is deleted when it is %s', async (_name, type, content) => {
    const taskId = await ourTask();
    const path = await put(taskId, 'a1', content(), type);
    expect(await add(cast.keeper, taskId, 'a1')).toBe('attachment/type-invalid');
    expect(await attachmentsOf(taskId)).toEqual([]);
    expect(await isThere(path)).toBe(false);
  });

  it('is deleted when it is compressed, whatever its content', async () => {
    const taskId = await ourTask();
    const path = await put(taskId, 'a1');
    await files.file(path).setMetadata({ contentEncoding: 'gzip' });
    expect(await add(cast.keeper, taskId, 'a1')).toBe('attachment/type-invalid');
    expect(await isThere(path)).toBe(false);
  });

  it('is deleted when it is longer than its kind may be, and accepted at exactly that length', async () => {
    const taskId = await ourTask();
    const ofLength = (length: number) => Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)]);
    const path = await put(taskId, 'long', ofLength(2_000_001));
    expect(await add(cast.keeper, taskId, 'long')).toBe('attachment/too-large');
    expect(await isThere(path)).toBe(false);
    await put(taskId, 'longest', ofLength(2_000_000));
    expect(await add(cast.keeper, taskId, 'longest')).toBe('done');
  });

  it('is in the task once, however often the call comes, also at the same time', async () => {
    const taskId = await ourTask();
    await put(taskId, 'a1');
    expect(await Promise.all([add(cast.keeper, taskId, 'a1'), add(cast.keeper, taskId, 'a1')])).toEqual([
      'done',
      'done',
    ]);
    expect(await add(cast.keeper, taskId, 'a1')).toBe('done');
    expect(await attachmentsOf(taskId)).toHaveLength(1);
  });

  it('stays when it is a PNG that two calls add at the same time, though the first one makes it a JPEG', async () => {
    const taskId = await ourTask();
    const path = await put(taskId, 'a1', await aPng(), 'image/png');
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(cast.keeper, taskId, 'a1')));
    expect(answers).toEqual(['done', 'done', 'done', 'done']);
    expect(await attachmentsOf(taskId)).toHaveLength(1);
    expect(await isThere(path)).toBe(true);
  });

  it('is all there when several come at the same time', async () => {
    const taskId = await ourTask();
    await Promise.all(['a1', 'a2', 'a3'].map((id) => put(taskId, id)));
    await Promise.all(['a1', 'a2', 'a3'].map((id) => add(cast.keeper, taskId, id)));
    const ids = (await attachmentsOf(taskId)).map(({ attachmentId }) => attachmentId);
    expect(new Set(ids)).toEqual(new Set(['a1', 'a2', 'a3']));
  });

  it('is the twentieth at most: another one is deleted', async () => {
    const attachments = Array.from({ length: 19 }, (_, index) => anAttachment({ attachmentId: `known-${index}` }));
    const taskId = await ourTask({ attachments });
    await put(taskId, 'twentieth');
    expect(await add(cast.keeper, taskId, 'twentieth')).toBe('done');
    const path = await put(taskId, 'late');
    expect(await add(cast.keeper, taskId, 'late')).toBe('attachment/too-many');
    expect(await isThere(path)).toBe(false);
    expect(await attachmentsOf(taskId)).toHaveLength(20);
  });

  it('is reported as missing when it never came', async () => {
    expect(await add(cast.keeper, await ourTask(), 'a1')).toBe('attachment/not-found');
  });

  it('is refused, and left alone, for a task that is foreign, cancelled or gone', async () => {
    const taskId = await ourTask();
    const path = await put(taskId, 'a1', 'no picture');
    expect(await add(cast.stranger, taskId, 'a1')).toBe('zoo/foreign');
    expect(await add(cast.pedago, taskId, 'a1')).toBe('generic/permission-denied');
    expect(await add(cast.visitor, taskId, 'a1')).toBe('demo/unauthorized-action');
    await database.doc(`tasks/${taskId}`).update({ status: 'DELETED' });
    expect(await add(cast.keeper, taskId, 'a1')).toBe('generic/permission-denied');
    expect(await add(cast.keeper, 'no-task', 'a1')).toBe('task/not-found');
    expect(await add(cast.keeper, 'a/b', 'a1')).toBe('task/not-found');
    expect(await isThere(path)).toBe(true);
    const foreign = await createTask(cast.otherZooId);
    expect(await add(cast.keeper, foreign, 'a1')).toBe('task/not-found');
  });
});

describe('an uploaded file that no call has added', () => {
  it('is deleted after a day; files that tasks name, files of yesterday and all others stay', async () => {
    const [told, named] = [await ourTask(), await createTaskWithFile(cast.zooId, cast.keeper.userId, 'a1')];
    const kept = [await put(told, 'told'), attachmentPath(cast.zooId, named, 'a1')];
    expect(await add(cast.keeper, told, 'told')).toBe('done');
    const forgotten = [await put(told, 'forgotten'), await put('no-task', 'forgotten'), await put(told, 'broken-off')];
    // The server looked at it, and its write of the task then broke off; or a browser claims so.
    await files.file(forgotten[2] ?? '').setMetadata({ cacheControl: 'private', metadata: { attached: 'yes' } });
    const elsewhere = `${cast.zooId}/sectors/${cast.sectorId}/forgotten.jpg`;
    await place(elsewhere);
    const areThere = (paths: readonly string[]) => Promise.all(paths.map(isThere));
    await sweepTaskFiles(Date.now() + DAY - 60_000);
    expect(await areThere(forgotten)).toEqual([true, true, true]);
    expect(await sweepTaskFiles(Date.now() + DAY + 60_000)).toBeGreaterThanOrEqual(3);
    expect(await areThere(forgotten)).toEqual([false, false, false]);
    expect(await areThere([...kept, elsewhere])).toEqual([true, true, true]);
    expect(await sweepTaskFiles(Date.now() + DAY + 60_000)).toBe(0);
    const late = [await put(told, 'late')];
    await sweepTaskFiles(Date.now() + 8 * DAY + 60_000);
    expect(await areThere(late)).toEqual([true]);
    await sweepTaskFiles(Date.now() + 8 * DAY - 60_000);
    expect(await areThere(late)).toEqual([false]);
    await runSchedule('sweepFiles');
    expect(await areThere(kept)).toEqual([true, true]);
  });
});

describe('a file of a task', () => {
  const remove = (who: Browser, taskId: string, attachmentId = 'a1') =>
    ask(who, 'removeAttachment', { zooId: cast.zooId, taskId, attachmentId });
  const withFile = async (differences: Partial<Task> = {}) => {
    const taskId = await createTaskWithFile(cast.zooId, cast.keeper.userId, 'a1');
    await database.doc(`tasks/${taskId}`).update({ sectorIds: [cast.sectorId], ...differences });
    return { taskId, path: attachmentPath(cast.zooId, taskId, 'a1') };
  };

  it.each(['keeper', 'lead', 'admin'] as const)('is removed, with its file and on record, by the %s', async (who) => {
    const { taskId, path } = await withFile();
    expect(await remove(cast[who], taskId)).toBe('done');
    expect(await attachmentsOf(taskId)).toEqual([]);
    expect(await isThere(path)).toBe(false);
    const { docs } = await database.collection(`zoo/${cast.zooId}/auditLog`).where('subjectId', '==', taskId).get();
    expect(docs.map((document) => document.data())).toMatchObject([
      {
        action: 'task.attachmentRemoved',
        by: cast[who].userId,
        details: { attachmentId: 'a1', addedBy: cast.keeper.userId },
      },
    ]);
    expect(await remove(cast[who], taskId)).toBe('attachment/not-found');
  });

  it('stays when another keeper, a stranger or a visitor of the demonstration would remove it', async () => {
    const { taskId, path } = await withFile();
    expect(await remove(other, taskId)).toBe('generic/permission-denied');
    expect(await remove(cast.stranger, taskId)).toBe('zoo/foreign');
    expect(await remove(cast.visitor, taskId)).toBe('demo/unauthorized-action');
    expect(await remove(cast.keeper, 'no-task')).toBe('task/not-found');
    expect(await attachmentsOf(taskId)).toHaveLength(1);
    expect(await isThere(path)).toBe(true);
  });

  it('stays when its task is archived', async () => {
    const { taskId } = await withFile({ status: 'ARCHIVED' });
    expect(await remove(cast.admin, taskId)).toBe('generic/permission-denied');
  });
});
