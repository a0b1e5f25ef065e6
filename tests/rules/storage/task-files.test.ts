import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  listAll,
  ref,
  type UploadMetadata,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTACHMENT_BYTES, ATTACHMENT_KINDS, ATTACHMENT_TYPES } from '../../../src/domain/tasks/attachment.ts';
import { place } from '../support/environment.ts';
import { storedUser, storedZoo } from '../support/stored-documents.ts';
import {
  FILE_PEOPLE,
  filesOf,
  isAllowed,
  openFileRules,
  placeFilePeople,
  placeFiles,
  REFUSED_PEOPLE,
} from './files.ts';

/** A file of an earlier version, whose id is no UUID. */
const KNOWN = 'zoo-1/tasks/t1/known';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openFileRules('demo-task-files');
  await environment.clearFirestore();
  await placeFilePeople(environment, 'fullcare');
  await place(environment, [storedZoo('zoo-small', { zooTiers: 'discovery' }), storedUser('small', 'zoo-small')]);
  await placeFiles(environment, [KNOWN, 'zoo-demo/tasks/t1/known', 'zoo-small/tasks/t1/known']);
});
afterAll(() => environment.cleanup());

const freshPath = (zooId = 'zoo-1') => `${zooId}/tasks/t1/${randomUUID()}`;
const mayRead = (userId: string | null, path: string) =>
  isAllowed(() => getBytes(ref(filesOf(environment, userId), path)));
const mayPut = (userId: string | null, path: string, contentType = 'image/jpeg', length = 10) =>
  isAllowed(() => uploadBytes(ref(filesOf(environment, userId), path), new Uint8Array(length), { contentType }));
const mayDeclare = (metadata: UploadMetadata) =>
  isAllowed(() =>
    uploadBytes(ref(filesOf(environment, 'user'), freshPath()), new Uint8Array(10), {
      contentType: 'image/jpeg',
      ...metadata,
    }),
  );

describe('a file of a task', () => {
  it.each(FILE_PEOPLE)('is uploaded and read by %s', async (person) => {
    const path = freshPath();
    expect(await mayPut(person, path)).toBe(true);
    expect(await mayRead(person, path)).toBe(true);
  });

  it.each([
    ['a UUID', true, randomUUID()],
    ['a UUID in capitals', false, randomUUID().toUpperCase()],
    ['a UUID with a character more', false, `${randomUUID()}0`],
    ['a UUID with a character less', false, randomUUID().slice(1)],
    ['another text', false, 'known-2'],
    ['an encoded path', false, '..%2f..'],
    ['a name with an ending', false, `${randomUUID()}.html`],
    ['an invisible character', false, '\u200b'],
  ])('is created under %s: %s', async (_what, expected, id) => {
    expect(await mayPut('user', `zoo-1/tasks/t1/${id}`)).toBe(expected);
  });

  it.each([
    ['of an automation’s run', true, 'abc_DEF-20250131-0830'],
    ['of 127 characters', true, 'x'.repeat(127)],
    ['of 128 characters', true, 'x'.repeat(128)],
    ['of 129 characters', false, 'x'.repeat(129)],
    ['with an encoded path', false, '..%2f..'],
    ['with a blank', false, 'a b'],
  ])('is created for a task with the id %s: %s', async (_what, expected, taskId) => {
    expect(await mayPut('user', `zoo-1/tasks/${taskId}/${randomUUID()}`)).toBe(expected);
  });

  it.each(REFUSED_PEOPLE)('is neither uploaded nor read by %s', async (person) => {
    expect(await mayPut(person, freshPath())).toBe(false);
    expect(await mayRead(person, KNOWN)).toBe(false);
  });

  it('is uploaded in parts, too', async () => {
    const path = freshPath();
    const content = new Uint8Array(600_000);
    const send = () =>
      uploadBytesResumable(ref(filesOf(environment, 'user'), path), content, { contentType: 'audio/webm' });
    expect(await isAllowed(async () => send())).toBe(true);
    expect(await isAllowed(async () => send())).toBe(false);
  });

  it('of another establishment is out of reach', async () => {
    expect(await mayPut('user', freshPath('zoo-2'))).toBe(false);
    expect(await mayRead('user', 'zoo-demo/tasks/t1/known')).toBe(false);
    expect(await mayPut('user', freshPath('zoo-unknown'))).toBe(false);
  });

  it('is read but not uploaded in demonstration mode, except by staff', async () => {
    expect(await mayRead('visitor', 'zoo-demo/tasks/t1/known')).toBe(true);
    expect(await mayPut('visitor', freshPath('zoo-demo'))).toBe(false);
    expect(await mayPut('staff', freshPath('zoo-demo'))).toBe(true);
  });

  it('does not exist in an establishment without tasks, except for staff', async () => {
    expect(await mayRead('small', 'zoo-small/tasks/t1/known')).toBe(false);
    expect(await mayPut('small', freshPath('zoo-small'))).toBe(false);
    expect(await mayPut('staff', freshPath('zoo-small'))).toBe(true);
  });

  it.each<[string, UploadMetadata]>([
    ['to be cached by everybody', { cacheControl: 'public, max-age=31536000' }],
    ['to be cached for an hour', { cacheControl: 'private, max-age=3600' }],
    ['to be saved under another name', { contentDisposition: 'attachment; filename="invoice.exe"' }],
    ['to be shown under another name', { contentDisposition: "inline; filename*=utf-8''page.html" }],
    ['to be unpacked', { contentEncoding: 'gzip' }],
    ['for a language of 21 characters', { contentLanguage: 'a'.repeat(21) }],
    ['for custom metadata', { customMetadata: { note: 'anything' } }],
    ['for 8 KB of custom metadata', { customMetadata: { note: 'x'.repeat(8_000) } }],
  ])('is refused when it asks %s', async (_what, metadata) => {
    expect(await mayDeclare(metadata)).toBe(false);
  });

  it.each<[string, UploadMetadata]>([
    ['nothing', {}],
    ['to be shown', { contentDisposition: 'inline' }],
    ['no packing', { contentEncoding: 'identity' }],
    ['a language of 20 characters', { contentLanguage: 'a'.repeat(20) }],
    ['empty custom metadata', { customMetadata: {} }],
  ])('is taken when it asks for %s besides its type', async (_what, metadata) => {
    expect(await mayDeclare(metadata)).toBe(true);
  });

  it('is written once: nobody overwrites it, changes its metadata or deletes it', async () => {
    for (const person of FILE_PEOPLE) {
      const file = ref(filesOf(environment, person), KNOWN);
      expect(await mayPut(person, KNOWN)).toBe(false);
      expect(await isAllowed(() => updateMetadata(file, { contentType: 'text/html' }))).toBe(false);
      expect(await isAllowed(() => deleteObject(file))).toBe(false);
    }
  });

  it.each(['zoo-1/tasks', 'zoo-1/tasks/t1'])('is not listed: %s', async (path) => {
    for (const person of FILE_PEOPLE)
      expect(await isAllowed(() => listAll(ref(filesOf(environment, person), path)))).toBe(false);
  });

  it.each(['zoo-1/tasks/loose', 'zoo-1/tasks/t1/folder/deep', 'tasks/t1/file'])(
    'is uploaded nowhere else: %s',
    async (path) => {
      for (const person of ['user', 'staff']) expect(await mayPut(person, path)).toBe(false);
    },
  );
});

describe.each(ATTACHMENT_KINDS)('a %s', (kind) => {
  const limit = ATTACHMENT_BYTES[kind];

  it.each(ATTACHMENT_TYPES[kind])('may be %s', async (type) =>
    expect(await mayPut('user', freshPath(), type)).toBe(true),
  );

  it('is as long as it may be, and not a byte longer', async () => {
    const [type] = ATTACHMENT_TYPES[kind];
    expect(await mayPut('user', freshPath(), type, limit - 1)).toBe(true);
    expect(await mayPut('user', freshPath(), type, limit)).toBe(true);
    expect(await mayPut('user', freshPath(), type, limit + 1)).toBe(false);
  }, 120_000);
});

it.each(['text/html', 'image/svg+xml', 'image/gif', 'application/pdf', 'application/octet-stream', 'video/x-matroska'])(
  'a file that declares itself as %s is refused',
  async (type) => expect(await mayPut('user', freshPath(), type)).toBe(false),
);

it('a file without a byte is refused', async () =>
  expect(await mayPut('user', freshPath(), 'image/jpeg', 0)).toBe(false));
