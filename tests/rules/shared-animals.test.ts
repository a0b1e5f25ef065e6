import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, query, setDoc, updateDoc, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from './security/support/samples.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';

const animal = (id: string, authorizedFacilities: string[], differences: object = {}) => ({
  path: `animals/${id}`,
  data: { ...sampleOf('animals/{animalId}', { zooId: 'zoo-1', id, by: 'ours' }), authorizedFacilities, ...differences },
});
const FRIENDS = ['friend', 'friend-admin'];
const OTHERS = [
  'stranger',
  'friend-teacher',
  'friend-pending',
  'friend-disabled',
  'small',
  // Their own establishment is another one, which the animal does not list.
  'guest-of-friend',
  'nobody',
];

describe('an animal that is shared with another establishment', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-shared-animals');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1'),
      storedZoo('zoo-friend', { staffAccess: ['guest-of-friend'] }),
      storedZoo('zoo-small', { zooTiers: 'discovery' }),
      storedZoo('zoo-3'),
      storedUser('ours', 'zoo-1'),
      storedUser('friend', 'zoo-friend'),
      storedUser('friend-admin', 'zoo-friend', { userRight: 'admin' }),
      storedUser('friend-teacher', 'zoo-friend', { userRight: 'pedagoadmin' }),
      storedUser('friend-pending', 'zoo-friend', { userStatus: 'pending' }),
      storedUser('friend-disabled', 'zoo-friend', { isDisabled: true }),
      storedUser('small', 'zoo-small'),
      storedUser('stranger', 'zoo-3', { userRight: 'superAdmin' }),
      storedUser('guest-of-friend', 'zoo-3'),
      animal('shared', ['zoo-1', 'zoo-friend', 'zoo-small']),
      animal('archived', ['zoo-1', 'zoo-friend'], { isArchived: true, archivedAtUnix: 1 }),
      animal('own-of-friend', ['zoo-friend', 'zoo-1'], { zooId: 'zoo-friend' }),
      animal('own', ['zoo-1']),
      animal('listing-nobody', []),
    ]);
  });
  afterAll(() => environment.cleanup());

  const mayRead = (person: string, id: string) =>
    isAllowed(() => getDoc(doc(seenBy(environment, person), `animals/${id}`)));
  const sharedWith = (person: string, zooId: string) => {
    const animals = collection(seenBy(environment, person), 'animals');
    const listed = where('authorizedFacilities', 'array-contains', zooId);
    return getDocs(query(animals, listed, where('isArchived', '==', false), where('zooId', '!=', zooId)));
  };

  it.each(FRIENDS)('is read by %s, and the others are not', async (person) => {
    expect(await mayRead(person, 'shared')).toBe(true);
    expect(await mayRead(person, 'own')).toBe(false);
    expect(await mayRead(person, 'listing-nobody')).toBe(false);
  });

  it.each(OTHERS)('is not read by %s', async (person) => {
    expect(await mayRead(person, 'shared')).toBe(false);
    expect(await isAllowed(() => sharedWith(person, 'zoo-friend'))).toBe(false);
  });

  it.each(FRIENDS)('is found by %s among those shared with their own establishment', async (person) => {
    expect((await sharedWith(person, 'zoo-friend')).docs.map(({ id }) => id)).toEqual(['shared']);
  });

  it.each(FRIENDS)('is not read by %s once it is archived, and not found either', async (person) => {
    expect(await mayRead(person, 'archived')).toBe(false);
    const animals = collection(seenBy(environment, person), 'animals');
    const listed = where('authorizedFacilities', 'array-contains', 'zoo-friend');
    expect(await isAllowed(() => getDocs(query(animals, listed)))).toBe(false);
    expect(await isAllowed(() => getDocs(query(animals, listed, where('isArchived', '==', true))))).toBe(false);
  });

  it('is found by no query for those of another establishment, or for all', async () => {
    const animals = collection(seenBy(environment, 'friend'), 'animals');
    expect(await isAllowed(() => sharedWith('friend', 'zoo-1'))).toBe(false);
    expect(await isAllowed(() => getDocs(animals))).toBe(false);
    expect(await isAllowed(() => getDocs(query(animals, where('zooId', '==', 'zoo-1'))))).toBe(false);
    const both = where('authorizedFacilities', 'array-contains-any', ['zoo-friend', 'zoo-1']);
    expect(await isAllowed(() => getDocs(query(animals, both)))).toBe(false);
  });

  it('is read by its own establishment, also if the list lacks it', async () => {
    for (const id of ['shared', 'own', 'archived', 'listing-nobody']) expect(await mayRead('ours', id)).toBe(true);
  });

  it('is changed by none of its outside readers', async () => {
    const there = doc(seenBy(environment, 'friend-admin'), 'animals/shared');
    expect(await isAllowed(() => updateDoc(there, { notes: 'x' }))).toBe(false);
    expect(await isAllowed(() => updateDoc(there, { authorizedFacilities: ['zoo-friend'] }))).toBe(false);
    expect(await isAllowed(() => setDoc(there, animal('shared', []).data))).toBe(false);
    expect(await isAllowed(() => deleteDoc(there))).toBe(false);
  });

  it('opens nothing else of its establishment: no move, no photo, no register', async () => {
    await place(environment, [
      { path: 'movements/m', data: sampleOf('movements/{movementId}', { zooId: 'zoo-1', id: 'm', by: 'ours' }) },
      { path: 'photos/p', data: sampleOf('photos/{photoId}', { zooId: 'zoo-1', id: 'p', by: 'ours' }) },
      {
        path: 'zoo/zoo-1/animalRegister/part-0000',
        data: { part: 'part-0000', zooId: 'zoo-1', count: 0, entries: {} },
      },
    ]);
    const database = seenBy(environment, 'friend-admin');
    for (const path of ['movements/m', 'photos/p', 'zoo/zoo-1/animalRegister/part-0000'])
      expect([path, await isAllowed(() => getDoc(doc(database, path)))]).toEqual([path, false]);
  });
});
