import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from './security/support/samples.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';

const SIDES = ['keeper', 'admin', 'partner-keeper', 'partner-admin'];
const OTHERS = ['partner-teacher', 'partner-pending', 'partner-disabled', 'of-a-third', 'small', 'nobody'];
const share = (id: string, differences: object = {}) => ({
  path: `animalShares/${id}`,
  data: {
    ...sampleOf('animalShares/{shareId}', { zooId: 'zoo-1', id, by: 'admin' }),
    partnerId: 'zoo-partner',
    ...differences,
  },
});

describe('a share of an animal', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-animal-shares');
    await environment.clearFirestore();
    await place(environment, [
      ...['zoo-1', 'zoo-partner', 'zoo-3'].map((zooId) => storedZoo(zooId)),
      storedZoo('zoo-small', { zooTiers: 'discovery' }),
      storedUser('keeper', 'zoo-1'),
      storedUser('admin', 'zoo-1', { userRight: 'admin' }),
      storedUser('partner-keeper', 'zoo-partner'),
      storedUser('partner-admin', 'zoo-partner', { userRight: 'admin' }),
      storedUser('partner-teacher', 'zoo-partner', { userRight: 'pedagoadmin' }),
      storedUser('partner-pending', 'zoo-partner', { userStatus: 'pending' }),
      storedUser('partner-disabled', 'zoo-partner', { isDisabled: true }),
      storedUser('of-a-third', 'zoo-3', { userRight: 'superAdmin' }),
      storedUser('small', 'zoo-small'),
      share('proposed'),
      share('with-small', { partnerId: 'zoo-small' }),
    ]);
  });
  afterAll(() => environment.cleanup());

  const shares = (person: string) => collection(seenBy(environment, person), 'animalShares');
  const mayList = (person: string, field: string, zooId: string) =>
    isAllowed(() =>
      getDocs(query(shares(person), where(field, '==', zooId), orderBy('updatedAt', 'desc'), limit(101))),
    );

  it.each(SIDES)('is read by %s, on either side', async (person) => {
    expect(await isAllowed(() => getDoc(doc(shares(person), 'proposed')))).toBe(true);
  });

  it.each(OTHERS)('is not read by %s', async (person) => {
    for (const id of ['proposed', 'with-small'])
      expect([id, await isAllowed(() => getDoc(doc(shares(person), id)))]).toEqual([id, false]);
    expect(await mayList(person, 'zooId', 'zoo-1')).toBe(false);
    expect(await mayList(person, 'partnerId', 'zoo-partner')).toBe(false);
  });

  it('is listed by each side through its own establishment alone', async () => {
    expect(await mayList('keeper', 'zooId', 'zoo-1')).toBe(true);
    expect(await mayList('partner-keeper', 'partnerId', 'zoo-partner')).toBe(true);
    expect(await mayList('keeper', 'partnerId', 'zoo-partner')).toBe(false);
    expect(await mayList('partner-keeper', 'zooId', 'zoo-1')).toBe(false);
    expect(await isAllowed(() => getDocs(shares('partner-admin')))).toBe(false);
  });

  it.each(['admin', 'partner-admin'])('is written by no browser, not by %s either', async (person) => {
    const there = doc(shares(person), 'proposed');
    expect(await isAllowed(() => updateDoc(there, { state: 'accepted' }))).toBe(false);
    expect(await isAllowed(() => setDoc(there, share('proposed', { state: 'accepted' }).data))).toBe(false);
    expect(await isAllowed(() => setDoc(doc(shares(person), 'new'), share('new').data))).toBe(false);
    expect(await isAllowed(() => deleteDoc(there))).toBe(false);
  });
});
