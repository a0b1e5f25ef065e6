import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteObject, getBytes, getDownloadURL, listAll, ref, updateMetadata, uploadString } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../security/support/samples.ts';
import { place } from '../support/environment.ts';
import { storedUser, storedZoo } from '../support/stored-documents.ts';
import { filesOf, isAllowed, openFileRules, placeFiles } from './files.ts';

const ENCLOSURE = 'zoo-1/enclosures/e1/main.png';
const SECTOR = 'zoo-1/sectors/s1/main.png';
const ANIMAL = 'zoo-1/animals/a1/main.png';
const PICTURES = [
  ENCLOSURE,
  'zoo-1/enclosures/e1/thumbnails/main.png',
  SECTOR,
  'zoo-1/sectors/s1/thumbnails/main.png',
  ANIMAL,
  'zoo-1/animals/a1/thumbnails/main.png',
];
const ELSEWHERE = ['zoo-1/other/x.png', 'zoo-1/main.png', 'main.png', 'zoo-1/groups/g1/main.png'];
const UNREACHED = ['zoo-2/enclosures/e1/main.png', 'zoo-2/sectors/s1/main.png', 'zoo-2/animals/a1/main.png'];
const DISCOVERY = [
  'zoo-small/enclosures/e1/main.png',
  'zoo-small/sectors/s1/main.png',
  'zoo-small/animals/a1/main.png',
];

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openFileRules('demo-pictures');
  await environment.clearFirestore();
  await place(environment, [
    storedZoo('zoo-1', { staffAccess: ['guest'] }),
    storedZoo('zoo-2'),
    storedZoo('zoo-small', { zooTiers: 'discovery', staffAccess: ['guest'] }),
    ...['user', 'admin', 'superAdmin', 'pedagoadmin'].map((role) =>
      storedUser(role, 'zoo-1', { userRight: role as 'user' }),
    ),
    storedUser('guest', 'zoo-3'),
    storedUser('stranger', 'zoo-3'),
    storedUser('staff', 'zoo-3', { akongoStaff: true }),
    storedUser('teacher-of-staff', 'zoo-3', { akongoStaff: true, userRight: 'pedagoadmin' }),
    storedUser('small', 'zoo-small'),
    storedUser('pending', 'zoo-1', { userStatus: 'pending' }),
    storedUser('unaccepted', 'zoo-1', { eula: 3 }),
    storedUser('disabled', 'zoo-1', { isDisabled: true }),
    storedUser('deleted', 'zoo-1', { isDeleted: true }),
  ]);
  await placeFiles(environment, [...PICTURES, ...ELSEWHERE, ...UNREACHED, ...DISCOVERY]);
});
afterAll(() => environment.cleanup());

const mayRead = (userId: string | null, path: string) =>
  isAllowed(() => getBytes(ref(filesOf(environment, userId), path)));

it('the picture of an establishment that was never given a tier is read by its people', async () => {
  const { zooTiers: _none, ...untiered } = storedZoo('zoo-old').data as Record<string, unknown>;
  await place(environment, [{ path: 'zoo/zoo-old', data: untiered }, storedUser('old', 'zoo-old')]);
  await placeFiles(environment, ['zoo-old/animals/a1/main.png']);
  expect(await mayRead('old', 'zoo-old/animals/a1/main.png')).toBe(true);
});

describe.each(PICTURES)('the picture %s', (path) => {
  it.each(['user', 'admin', 'superAdmin', 'guest', 'staff'])('is read by %s', async (person) =>
    expect(await mayRead(person, path)).toBe(true),
  );

  it.each([
    null,
    'nobody',
    'stranger',
    'pedagoadmin',
    'teacher-of-staff',
    'pending',
    'unaccepted',
    'disabled',
    'deleted',
  ])('is not read by %s', async (person) => expect(await mayRead(person, path)).toBe(false));
});

describe('pictures of other establishments', () => {
  it.each(UNREACHED)('are not read by the people of the first: %s', async (path) => {
    for (const person of ['user', 'superAdmin', 'guest']) expect(await mayRead(person, path)).toBe(false);
    expect(await mayRead('staff', path)).toBe(true);
  });

  it.each(DISCOVERY)('without park features are read by the staff alone: %s', async (path) => {
    for (const person of ['small', 'guest']) expect(await mayRead(person, path)).toBe(false);
    expect(await mayRead('staff', path)).toBe(true);
  });
});

it.each(ELSEWHERE)('a file at any other place is read by nobody: %s', async (path) => {
  for (const person of ['superAdmin', 'staff']) expect(await mayRead(person, path)).toBe(false);
});

it('the picture of an animal is not read by people with whom the animal is shared', async () => {
  const data = { ...sampleOf('animals/{animalId}', { zooId: 'zoo-1', id: 'a1', by: 'user' }) };
  await place(environment, [{ path: 'animals/a1', data: { ...data, authorizedFacilities: ['zoo-1', 'zoo-3'] } }]);
  expect(await mayRead('stranger', ANIMAL)).toBe(false);
  expect(await mayRead('user', ANIMAL)).toBe(true);
});

it('only people who may read a picture learn whether it exists', async () => {
  const missing = 'zoo-1/enclosures/e1/none.png';
  await expect(mayRead('user', missing)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  expect(await mayRead('stranger', missing)).toBe(false);
});

describe('nobody, not even the staff, from a browser', () => {
  const people = ['user', 'superAdmin', 'staff'];

  it.each([
    ...PICTURES,
    'zoo-1/enclosures/e1/new.png',
    'zoo-1/sectors/s1/new.png',
    'zoo-1/animals/a1/new.png',
    ...ELSEWHERE,
  ])('uploads, changes or deletes %s', async (path) => {
    for (const person of people) {
      const file = ref(filesOf(environment, person), path);
      expect(await isAllowed(() => uploadString(file, 'x'))).toBe(false);
      expect(await isAllowed(() => updateMetadata(file, { contentType: 'text/html' }))).toBe(false);
      expect(await isAllowed(() => deleteObject(file))).toBe(false);
    }
  });

  it.each(['', 'zoo-1', 'zoo-1/enclosures', 'zoo-1/enclosures/e1', 'zoo-1/sectors/s1', 'zoo-1/animals/a1'])(
    'lists the folder "%s"',
    async (path) => {
      for (const person of people)
        expect(await isAllowed(() => listAll(ref(filesOf(environment, person), path)))).toBe(false);
    },
  );
});

it('the address of a picture can be handed on', async () => {
  const address = await getDownloadURL(ref(filesOf(environment, 'user'), ENCLOSURE));
  expect(await (await fetch(address)).text()).toBe('picture');
  const withoutToken = address.replace(/&token=.*/, '');
  expect((await fetch(withoutToken)).status).toBe(403);
});
