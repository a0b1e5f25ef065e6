import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteObject, getBytes, listAll, ref, updateMetadata, uploadString } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { place } from '../support/environment.ts';
import { storedUser, storedZoo } from '../support/stored-documents.ts';
import { filesOf, isAllowed, openFileRules, placeFiles } from './files.ts';

const FILES = [
  'zoo-1/users/user/a.jpg',
  'zoo-1/users/user/thumbnails/a.jpg',
  'zoo-1/logo/a.png',
  'zoo-1/logo/thumbnails/a.png',
];
const SMALL = ['zoo-small/users/small/a.jpg', 'zoo-small/logo/a.png'];
const EXPORTS = ['zoo-1/exports/user/a.csv', 'zoo-1/exports/admin/a.csv', 'zoo-1/exports/a.csv'];
const ELSEWHERE = ['users/user/a.jpg', 'logo/a.png', 'zoo-1/logos/a.png'];

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openFileRules('demo-people-and-logos');
  await environment.clearFirestore();
  await place(environment, [
    storedZoo('zoo-1', { staffAccess: ['guest'] }),
    storedZoo('zoo-2'),
    storedZoo('zoo-small', { zooTiers: 'discovery' }),
    ...['user', 'admin', 'superAdmin', 'pedagoadmin'].map((role) =>
      storedUser(role, 'zoo-1', { userRight: role as 'user' }),
    ),
    storedUser('guest', 'zoo-2'),
    storedUser('stranger', 'zoo-2', { userRight: 'superAdmin' }),
    storedUser('staff', 'zoo-2', { akongoStaff: true }),
    storedUser('small', 'zoo-small'),
    storedUser('small-teacher', 'zoo-small', { userRight: 'pedagoadmin' }),
    storedUser('pending', 'zoo-1', { userStatus: 'pending' }),
    storedUser('unaccepted', 'zoo-1', { eula: 3 }),
    storedUser('disabled', 'zoo-1', { isDisabled: true }),
    storedUser('deleted', 'zoo-1', { isDeleted: true }),
  ]);
  await placeFiles(environment, [...FILES, ...SMALL, ...EXPORTS, ...ELSEWHERE]);
});
afterAll(() => environment.cleanup());

const mayRead = (userId: string | null, path: string) =>
  isAllowed(() => getBytes(ref(filesOf(environment, userId), path)));

describe.each(FILES)('the file %s', (path) => {
  it.each(['user', 'admin', 'superAdmin', 'pedagoadmin', 'guest', 'staff'])('is read by %s', async (person) =>
    expect(await mayRead(person, path)).toBe(true),
  );

  it.each([null, 'nobody', 'stranger', 'small', 'pending', 'unaccepted', 'disabled', 'deleted'])(
    'is not read by %s',
    async (person) => expect(await mayRead(person, path)).toBe(false),
  );
});

describe.each(SMALL)('in a discovery establishment the file %s', (path) => {
  it.each(['small', 'small-teacher', 'staff'])('is read by %s', async (person) =>
    expect(await mayRead(person, path)).toBe(true),
  );

  it.each([null, 'user', 'stranger', 'guest'])('is not read by %s', async (person) =>
    expect(await mayRead(person, path)).toBe(false),
  );
});

describe.each(EXPORTS)('the export %s', (path) => {
  it.each([null, 'user', 'admin', 'superAdmin', 'staff'])('is not read by %s', async (person) =>
    expect(await mayRead(person, path)).toBe(false),
  );
});

it.each(ELSEWHERE)('a file at a place that is nobody’s is read by nobody: %s', async (path) => {
  for (const person of ['user', 'superAdmin', 'staff']) expect(await mayRead(person, path)).toBe(false);
});

describe('nobody, not even for themselves, from a browser', () => {
  it.each([...FILES, ...SMALL, ...EXPORTS, ...ELSEWHERE, 'zoo-1/users/user/new.jpg', 'zoo-1/logo/new.png'])(
    'uploads, changes or deletes %s',
    async (path) => {
      for (const person of ['user', 'superAdmin', 'small', 'staff']) {
        const file = ref(filesOf(environment, person), path);
        expect(await isAllowed(() => uploadString(file, 'x'))).toBe(false);
        expect(await isAllowed(() => updateMetadata(file, { contentType: 'text/html' }))).toBe(false);
        expect(await isAllowed(() => deleteObject(file))).toBe(false);
      }
    },
  );

  it.each(['zoo-1/users', 'zoo-1/users/user', 'zoo-1/logo', 'zoo-1/exports', 'zoo-1/exports/user'])(
    'lists the folder %s',
    async (path) => {
      for (const person of ['user', 'superAdmin', 'staff'])
        expect(await isAllowed(() => listAll(ref(filesOf(environment, person), path)))).toBe(false);
    },
  );
});
