import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteObject, getBytes, listAll, ref, type UploadMetadata, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTACHMENT_BYTES, ATTACHMENT_KINDS, ATTACHMENT_TYPES } from '../../../src/domain/tasks/attachment.ts';
import {
  FILE_PEOPLE,
  filesOf,
  isAllowed,
  openFileRules,
  placeFilePeople,
  placeFiles,
  REFUSED_PEOPLE,
} from './files.ts';

const KNOWN = 'zoo-1/evaluations/g1/e1/known';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openFileRules('demo-evaluation-files');
  await environment.clearFirestore();
  await placeFilePeople(environment, 'discovery');
  await placeFiles(environment, [KNOWN, 'zoo-demo/evaluations/g1/e1/known']);
});
afterAll(() => environment.cleanup());

const freshPath = (zooId = 'zoo-1') => `${zooId}/evaluations/g1/e1/${randomUUID()}`;
const mayRead = (userId: string | null, path: string) =>
  isAllowed(() => getBytes(ref(filesOf(environment, userId), path)));
const mayPut = (userId: string | null, path: string, more: UploadMetadata = {}, length = 10) =>
  isAllowed(() =>
    uploadBytes(ref(filesOf(environment, userId), path), new Uint8Array(length), {
      contentType: 'image/jpeg',
      ...more,
    }),
  );

describe('a file of a quick evaluation', () => {
  it.each(FILE_PEOPLE)('is uploaded and read at the discovery tier by %s', async (person) => {
    const path = freshPath();
    expect(await mayPut(person, path)).toBe(true);
    expect(await mayRead(person, path)).toBe(true);
  });

  it.each(REFUSED_PEOPLE)('is neither uploaded nor read by %s', async (person) => {
    expect(await mayPut(person, freshPath())).toBe(false);
    expect(await mayRead(person, KNOWN)).toBe(false);
  });

  it('is uploaded once, and neither replaced, deleted nor listed', async () => {
    const path = freshPath();
    const files = filesOf(environment, 'user');
    expect(await mayPut('user', path)).toBe(true);
    expect(await mayPut('user', path)).toBe(false);
    expect(await isAllowed(() => deleteObject(ref(files, path)))).toBe(false);
    expect(await isAllowed(() => listAll(ref(files, 'zoo-1/evaluations/g1/e1')))).toBe(false);
  });

  it('of another establishment is out of reach', async () => {
    expect(await mayPut('user', freshPath('zoo-2'))).toBe(false);
    expect(await mayRead('user', 'zoo-demo/evaluations/g1/e1/known')).toBe(false);
    expect(await mayPut('user', freshPath('zoo-unknown'))).toBe(false);
  });

  it('is read but not uploaded in demonstration mode, except by staff', async () => {
    expect(await mayRead('visitor', 'zoo-demo/evaluations/g1/e1/known')).toBe(true);
    expect(await mayPut('visitor', freshPath('zoo-demo'))).toBe(false);
    expect(await mayPut('staff', freshPath('zoo-demo'))).toBe(true);
  });

  it.each([
    ['under a UUID', true, `g1/e1/${randomUUID()}`],
    ['under another name', false, 'g1/e1/known-2'],
    ['under a UUID with a character more', false, `g1/e1/${randomUUID()}0`],
    ['of a group and an evaluation of 128 characters', true, `${'x'.repeat(128)}/${'y'.repeat(128)}/${randomUUID()}`],
    ['of a group of 129 characters', false, `${'x'.repeat(129)}/e1/${randomUUID()}`],
    ['of an evaluation of 129 characters', false, `g1/${'y'.repeat(129)}/${randomUUID()}`],
    ['of a group with a blank', false, `a b/e1/${randomUUID()}`],
    ['of an evaluation with a blank', false, `g1/a b/${randomUUID()}`],
    ['outside an evaluation', false, `g1/${randomUUID()}`],
  ])('is created %s: %s', async (_what, expected, path) => {
    expect(await mayPut('user', `zoo-1/evaluations/${path}`)).toBe(expected);
  });

  it.each(ATTACHMENT_KINDS)('that is a %s has a size of 1 byte to the limit of its kind', async (kind) => {
    const [contentType] = ATTACHMENT_TYPES[kind];
    const limit = ATTACHMENT_BYTES[kind];
    expect(await mayPut('user', freshPath(), { contentType }, limit)).toBe(true);
    expect(await mayPut('user', freshPath(), { contentType }, limit + 1)).toBe(false);
    expect(await mayPut('user', freshPath(), { contentType }, 0)).toBe(false);
    expect(await mayPut('user', freshPath(), { contentType }, 1)).toBe(true);
  });

  it.each<[string, UploadMetadata]>([
    ['of another type', { contentType: 'text/html' }],
    ['to be cached by everybody', { cacheControl: 'public, max-age=31536000' }],
    ['to be saved under another name', { contentDisposition: 'attachment; filename="invoice.exe"' }],
    ['to be unpacked', { contentEncoding: 'gzip' }],
    ['with custom metadata', { customMetadata: { note: 'anything' } }],
  ])('is refused %s', async (_what, metadata) => {
    expect(await mayPut('user', freshPath(), metadata)).toBe(false);
  });
});
