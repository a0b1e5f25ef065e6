import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  endAt,
  type Firestore,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  startAt,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';

type Question = (zooId: string) => (database: Firestore) => ReturnType<typeof query>;

/** Returns a query for the documents of an establishment, by their field. */
const of =
  (name: string, ...constraints: QueryConstraint[]): Question =>
  (zooId) =>
  (database) =>
    query(collection(database, name), where('zooId', '==', zooId), ...constraints);
const latest = orderBy('movedAtUnix', 'desc');
const latestPhotos = [orderBy('takenAt', 'desc'), limit(60)];

/** The queries of the park's screens for one establishment. */
const QUESTIONS: Record<string, Question> = {
  'the enclosures by name': of('enclosures', orderBy('enclosureName'), limit(1_000)),
  'the enclosures in use by name': of('enclosures', where('isArchived', '==', false), orderBy('enclosureName')),
  'the enclosures of a sector': of('enclosures', where('linkedSectorId', '==', 'savanna')),
  'the zones of an enclosure in their order': of('enclosures/plain/zones', orderBy('position'), limit(50)),
  'the groups by name': of('groups', orderBy('groupName'), limit(1_000)),
  'the groups in use by name': of('groups', where('isArchived', '==', false), orderBy('groupName')),
  'the animals of a group': of('groups/herd/animals'),
  'the animals of an enclosure': of('animals', where('animalEnclosureData.enclosureId', '==', 'plain')),
  'the animal of a registry': of('animals', where('registryId', '==', 'A1')),
  'the register of animals': (zooId) => (database) =>
    query(collection(database, `zoo/${zooId}/animalRegister`), orderBy('part'), limit(100)),
  'the moves, the latest first': of('movements', latest, limit(100)),
  'the moves of a period': of('movements', where('movedAtUnix', '>=', 1), latest),
  'the moves of an animal': of('movements', where('animalId', '==', 'nala'), latest),
  'the moves into an enclosure': of('movements', where('toEnclosureId', '==', 'plain'), latest),
  'the moves out of an enclosure': of('movements', where('fromEnclosureId', '==', 'plain'), latest),
  'the moves of a sector': of('movements', where('sectorIds', 'array-contains', 'savanna'), latest),
  'the photos, the latest first': of('photos', ...latestPhotos),
  'the photos of an animal': of('photos', where('animalId', '==', 'nala'), ...latestPhotos),
  'the photos of an enclosure': of('photos', where('enclosureId', '==', 'plain'), ...latestPhotos),
  'the photos of a sector': of('photos', where('sectorId', '==', 'savanna'), ...latestPhotos),
  'the photos of a sector itself, without its animals': of(
    'photos',
    where('subjectId', '==', 'savanna'),
    ...latestPhotos,
  ),
  'the nutrition notes of a sector': of('nutritionNotes', where('sectorId', '==', 'savanna')),
  'the nutrition notes of a sector, the latest first': of(
    'nutritionNotes',
    where('sectorId', '==', 'savanna'),
    orderBy('updatedAt', 'desc'),
  ),
  'the nutrition notes of an animal': of(
    'nutritionNotes',
    where('animalId', '==', 'nala'),
    orderBy('updatedAt', 'desc'),
  ),
};
/** The queries for the provider's knowledge. */
const SHARED: Record<string, (database: Firestore) => ReturnType<typeof query>> = {
  'the IUCN list by the beginning of a Latin name': (database) =>
    query(
      collection(database, 'iucnSpecies'),
      orderBy('latinKey'),
      startAt('panthera'),
      endAt('panthera\uf8ff'),
      limit(30),
    ),
  'the IUCN list by a common name': (database) =>
    query(
      collection(database, 'iucnSpecies'),
      where('nameKeys', 'array-contains', 'lion'),
      orderBy('latinKey'),
      limit(30),
    ),
};
const PEOPLE = ['keeper', 'pedago', 'admin', 'guest', 'staff', 'stranger', 'small', 'pending', 'nobody'];

describe('a query of the park’s screens', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-park-queries');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1', { staffAccess: ['guest'] }),
      storedZoo('zoo-2'),
      storedZoo('zoo-small', { zooTiers: 'discovery' }),
      storedUser('keeper', 'zoo-1'),
      storedUser('pedago', 'zoo-1', { userRight: 'pedagoadmin' }),
      storedUser('admin', 'zoo-1', { userRight: 'admin' }),
      storedUser('guest', 'zoo-2'),
      storedUser('staff', 'zoo-2', { userRight: 'superAdmin', akongoStaff: true }),
      storedUser('stranger', 'zoo-2', { userRight: 'superAdmin' }),
      storedUser('small', 'zoo-small', { userRight: 'superAdmin' }),
      storedUser('pending', 'zoo-1', { userRight: 'admin', userStatus: 'pending', eula: 0 }),
    ]);
  });
  afterAll(() => environment.cleanup());

  /** Returns the people whose query is answered, for lists and counts alike. */
  const answeredOf = async (asked: (database: Firestore) => ReturnType<typeof query>) => {
    const listed: string[] = [];
    const counted: string[] = [];
    for (const person of PEOPLE) {
      const database = seenBy(environment, person);
      if (await isAllowed(() => getDocs(asked(database)))) listed.push(person);
      if (await isAllowed(() => getCountFromServer(asked(database)))) counted.push(person);
    }
    expect(counted).toEqual(listed);
    return listed;
  };

  it.each(Object.entries(QUESTIONS))('is answered to the people of the establishment: %s', async (_what, asked) => {
    expect(await answeredOf(asked('zoo-1'))).toEqual(['keeper', 'admin', 'guest', 'staff']);
  });

  it.each(Object.entries(QUESTIONS))('is not answered about a discovery establishment: %s', async (_what, asked) => {
    expect(await answeredOf(asked('zoo-small'))).toEqual(['staff']);
  });

  it.each(Object.entries(SHARED))('is answered to every account in use: %s', async (_what, asked) => {
    expect(await answeredOf(asked)).toEqual(['keeper', 'pedago', 'admin', 'guest', 'staff', 'stranger', 'small']);
  });

  it('is not answered for every establishment at once', async () => {
    for (const name of ['enclosures', 'animals', 'movements', 'groups', 'photos', 'nutritionNotes'])
      expect([name, await answeredOf((database) => query(collection(database, name), limit(1)))]).toEqual([
        name,
        ['staff'],
      ]);
  });
});
