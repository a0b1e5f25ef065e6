import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedSector, storedTask, storedTemplate, storedUser, storedZoo } from './support/stored-documents.ts';

const OURS = 'zoo-ours';
const THEIRS = 'zoo-theirs';
/** People of the other establishment, and people who are nobody here. */
const STRANGERS: Record<string, string | null> = {
  'a keeper of another establishment': 'their-keeper',
  'a pedagogical account of another establishment': 'their-pedago',
  'a manager of another establishment': 'their-admin',
  'a super manager of another establishment': 'their-super',
  'a signed-out visitor': null,
  'an account without a document': 'nobody',
  'a pending account of ours': 'our-pending',
  'a disabled account of ours': 'our-disabled',
  'a deleted account of ours': 'our-deleted',
  'an account of ours that has not accepted the terms': 'our-unaccepted',
  'an account of ours that accepted older terms': 'our-outdated',
};
const OUR_DOCUMENTS = [
  storedTask({ taskId: 'task', zooId: OURS }),
  storedSector('savanna', OURS),
  storedTemplate({ templateId: 'template', zooId: OURS, authorId: 'our-admin' }),
  { path: 'taskRuns/run', data: { zooId: OURS, taskId: 'task', templateId: 'template', status: 'OPEN' } },
  storedUser('our-admin', OURS, { userRight: 'admin' }),
  storedZoo(OURS, { staffAccess: ['provider-staff', 'invited'] }),
  { path: 'enclosures/plain', data: { zooId: OURS } },
  { path: 'animals/zebra', data: { zooId: OURS } },
  { path: 'temporaryPasswords/our-pending', data: { hash: 'secret' } },
];

describe('what belongs to one establishment', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-tenants');
    await environment.clearFirestore();
    await place(environment, [
      ...OUR_DOCUMENTS,
      storedZoo(THEIRS),
      storedUser('their-keeper', THEIRS),
      storedUser('their-pedago', THEIRS, { userRight: 'pedagoadmin' }),
      storedUser('their-admin', THEIRS, { userRight: 'admin' }),
      storedUser('their-super', THEIRS, { userRight: 'superAdmin' }),
      storedUser('our-keeper', OURS),
      storedUser('our-pending', OURS, { userStatus: 'pending', eula: 0, userRight: 'admin' }),
      storedUser('our-disabled', OURS, { isDisabled: true, userRight: 'admin' }),
      storedUser('our-deleted', OURS, { isDeleted: true, userRight: 'admin' }),
      storedUser('our-unaccepted', OURS, { eula: 0, userRight: 'admin' }),
      storedUser('our-outdated', OURS, { eula: 3, userRight: 'admin' }),
      storedUser('invited', THEIRS),
    ]);
  });
  afterAll(() => environment.cleanup());

  describe.each(Object.entries(STRANGERS))('is out of reach of %s', (_who, userId) => {
    it.each(OUR_DOCUMENTS.map((document) => document.path))('%s', async (path) => {
      const database = seenBy(environment, userId);
      const [name = '', id = ''] = path.split('/');
      const own = OUR_DOCUMENTS.find((document) => document.path === path)?.data ?? {};
      const listed = collection(database, name);
      const attempts: Record<string, () => Promise<unknown>> = {
        get: () => getDoc(doc(database, path)),
        'list bare': () => getDocs(listed),
        'list with our id': () => getDocs(query(listed, where('zooId', '==', OURS))),
        'list of the group': () => getDocs(query(collectionGroup(database, name), where('zooId', '==', OURS))),
        'create into': () => setDoc(doc(database, `${name}/${id}-new`), { ...own, taskId: `${id}-new` }),
        overwrite: () => setDoc(doc(database, path), own),
        update: () => updateDoc(doc(database, path), { title: 'x', sectorName: 'x', zooName: 'x' }),
        'move to theirs': () => updateDoc(doc(database, path), { zooId: THEIRS }),
        delete: () => deleteDoc(doc(database, path)),
      };
      const allowed: string[] = [];
      for (const [what, attempt] of Object.entries(attempts)) if (await isAllowed(attempt)) allowed.push(what);
      expect(allowed).toEqual([]);
    });
  });

  it('is readable by its own keeper', async () => {
    const database = seenBy(environment, 'our-keeper');
    for (const path of [
      'tasks/task',
      'sectors/savanna',
      'taskTemplates/template',
      'taskRuns/run',
      'users/our-admin',
      `zoo/${OURS}`,
    ])
      expect([path, await isAllowed(() => getDoc(doc(database, path)))]).toEqual([path, true]);
  });

  it('is readable by a person whom the establishment lists in staffAccess', async () => {
    const database = seenBy(environment, 'invited');
    expect(await isAllowed(() => getDoc(doc(database, 'tasks/task')))).toBe(true);
    expect(await isAllowed(() => getDoc(doc(database, `zoo/${OURS}`)))).toBe(true);
    expect(
      await isAllowed(() =>
        getDocs(query(collection(database, 'zoo'), where('staffAccess', 'array-contains', 'invited'))),
      ),
    ).toBe(true);
  });

  it('lets a pending account read nothing but itself', async () => {
    const database = seenBy(environment, 'our-pending');
    expect(await isAllowed(() => getDoc(doc(database, 'users/our-pending')))).toBe(true);
    expect(await isAllowed(() => getDoc(doc(database, 'users/our-keeper')))).toBe(false);
  });

  it('keeps the list of establishments from people who are not listed in each', async () => {
    expect(await isAllowed(() => getDocs(collection(seenBy(environment, 'our-keeper'), 'zoo')))).toBe(false);
  });

  it('keeps colleagues of another establishment out of a list of people', async () => {
    const people = (userId: string, zooId: string) =>
      isAllowed(() => getDocs(query(collection(seenBy(environment, userId), 'users'), where('zooId', '==', zooId))));
    expect(await people('our-keeper', OURS)).toBe(true);
    expect(await people('our-keeper', THEIRS)).toBe(false);
  });
});
