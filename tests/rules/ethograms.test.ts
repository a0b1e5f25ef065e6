import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, query, setDoc, updateDoc, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEthogram, anEthogramVersion } from '../support/builders/ethogram.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';

const OF_OURS = ['keeper', 'teacher', 'admin'];
const ELSEWHERE = ['stranger', 'small', 'pending', 'disabled'];
const PATHS = ['ethograms/official', 'ethograms/official/versions/1', 'ethograms/ours', 'ethograms/ours/versions/1'];

describe('ethograms', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-ethograms');
    await environment.clearFirestore();
    const owned = (zooId: string | null, id: string) => [
      { path: `ethograms/${id}`, data: anEthogram({ ethogramId: id, zooId, version: 1 }) },
      { path: `ethograms/${id}/versions/1`, data: anEthogramVersion({ ethogramId: id, zooId }) },
    ];
    await place(environment, [
      ...['zoo-1', 'zoo-2'].map((zooId) => storedZoo(zooId)),
      storedZoo('zoo-small', { zooTiers: 'discovery' }),
      storedZoo('zoo-provider', { isProvider: true, zooTiers: 'global' }),
      storedUser('keeper', 'zoo-1'),
      storedUser('teacher', 'zoo-1', { userRight: 'pedagoadmin' }),
      storedUser('admin', 'zoo-1', { userRight: 'superAdmin' }),
      storedUser('pending', 'zoo-1', { userStatus: 'pending' }),
      storedUser('disabled', 'zoo-1', { isDisabled: true }),
      storedUser('stranger', 'zoo-2', { userRight: 'superAdmin' }),
      storedUser('small', 'zoo-small', { userRight: 'superAdmin' }),
      storedUser('staff', 'zoo-provider', { akongoStaff: true }),
      ...owned(null, 'official'),
      ...owned('zoo-1', 'ours'),
      { path: 'zoo/zoo-1/ethogramRegister/all', data: { ethograms: {}, updatedAtUnix: 1 } },
    ]);
  });
  afterAll(() => environment.cleanup());

  const reads = async (person: string) => {
    const database = seenBy(environment, person);
    const all = [...PATHS, 'zoo/zoo-1/ethogramRegister/all'];
    const asked = await Promise.all(all.map((path) => isAllowed(() => getDoc(doc(database, path)))));
    return all.filter((_path, at) => asked[at] === true);
  };

  it.each([...OF_OURS, 'staff'])(
    'that are official or reserved for the establishment are read by %s',
    async (person) => {
      expect(await reads(person)).toEqual([...PATHS, 'zoo/zoo-1/ethogramRegister/all']);
    },
  );
  it('that are official are read elsewhere, and reserved ones are not', async () => {
    expect(await reads('stranger')).toEqual(PATHS.slice(0, 2));
  });
  it.each(['small', 'pending', 'disabled'])('are closed to %s', async (person) => {
    expect(await reads(person)).toEqual([]);
  });
  it('are listed by their establishment alone', async () => {
    const mayList = (person: string) =>
      isAllowed(() =>
        getDocs(query(collection(seenBy(environment, person), 'ethograms'), where('zooId', '==', 'zoo-1'))),
      );
    expect(await Promise.all([...OF_OURS, ...ELSEWHERE].map(mayList))).toEqual([
      ...OF_OURS.map(() => true),
      ...ELSEWHERE.map(() => false),
    ]);
  });

  it.each([...OF_OURS, 'staff', 'stranger'])(
    'are not created, changed or deleted by %s, published or not',
    async (person) => {
      const database = seenBy(environment, person);
      const attempts = PATHS.flatMap((path) => [
        isAllowed(() => updateDoc(doc(database, path), { ethogramRef: 'MINE' })),
        isAllowed(() => setDoc(doc(database, path), anEthogram({ zooId: 'zoo-1' }))),
        isAllowed(() => deleteDoc(doc(database, path))),
        isAllowed(() => setDoc(doc(database, `${path.replace(/[^/]+$/, '')}new`), anEthogram({ zooId: 'zoo-1' }))),
      ]);
      expect((await Promise.all(attempts)).filter(Boolean)).toEqual([]);
    },
  );
});
