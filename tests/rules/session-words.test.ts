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
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { peopleOfRoles } from './support/people-of-roles.ts';
import { storedZoo } from './support/stored-documents.ts';

const READERS = ['admin', 'ethologist', 'correspondent', 'educationalAdmin'];
const OTHERS = [
  'keeper',
  'teacher',
  'supervisor',
  'auditor',
  'educational',
  'internal',
  'pending',
  'disabled',
  'stranger',
];
const wordsOf = (zooId: string) => `zoo/${zooId}/sessionWords`;
const REX = { kind: 'animal', words: [{ word: 'Rex', id: 'rex' }], updatedBy: 'admin', updatedAtUnix: 1 };

describe('the names of files of sessions', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-session-words');
    await environment.clearFirestore();
    await place(environment, [
      ...peopleOfRoles(),
      storedZoo('zoo-1', { staffAccess: ['ethologist'], referentEthologistIds: ['ethologist'] }),
      { path: `${wordsOf('zoo-1')}/animal`, data: REX },
      { path: `${wordsOf('zoo-2')}/animal`, data: REX },
    ]);
  });
  afterAll(() => environment.cleanup());

  const reads = async (userId: string | null, zooId = 'zoo-1') => {
    const all = collection(seenBy(environment, userId), wordsOf(zooId));
    return [
      await isAllowed(() => getDoc(doc(all, 'animal'))),
      await isAllowed(() => getDocs(query(all, orderBy('updatedAtUnix'), limit(5)))),
    ];
  };

  it.each(READERS)('are read by its %s, who may import sessions', async (userId) => {
    expect(await reads(userId)).toEqual([true, true]);
  });
  it.each([...OTHERS, null])('are not read by %s', async (userId) => {
    expect(await reads(userId)).toEqual([false, false]);
  });
  it('of another establishment are read by nobody here', async () => {
    for (const userId of READERS) expect([userId, await reads(userId, 'zoo-2')]).toEqual([userId, [false, false]]);
  });
  it('are written by no browser: not made, changed or deleted', async () => {
    for (const userId of READERS) {
      const all = collection(seenBy(environment, userId), wordsOf('zoo-1'));
      const attempts = [
        () => setDoc(doc(all, 'observer'), { ...REX, kind: 'observer', updatedBy: userId }),
        () => updateDoc(doc(all, 'animal'), { words: [] }),
        () => updateDoc(doc(all, 'animal'), { words: { __proto__: 'rex' } }),
        () => deleteDoc(doc(all, 'animal')),
      ];
      // oxlint-disable-next-line no-await-in-loop -- one person after the other
      const allowed = await Promise.all(attempts.map((attempt) => isAllowed(attempt)));
      expect([userId, allowed]).toEqual([userId, [false, false, false, false]]);
    }
  });
});
