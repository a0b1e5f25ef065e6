import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedSector, storedTask, storedTemplate, storedUser, storedZoo } from './support/stored-documents.ts';

const OURS = 'zoo-ours';
const THEIRS = 'zoo-theirs';
const OUR_DOCUMENTS = [
  storedTask({ taskId: 'task', zooId: OURS }),
  storedSector('savanna', OURS),
  storedTemplate({ templateId: 'template', zooId: OURS, authorId: 'our-admin' }),
  { path: 'taskRuns/run', data: { zooId: OURS, taskId: 'task', templateId: 'template', status: 'OPEN' } },
  storedUser('our-admin', OURS, { userRight: 'admin' }),
  storedZoo(OURS, { staffAccess: ['provider-staff', 'invited'] }),
];

describe('the documents that an establishment’s own people and guests read', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-tenants');
    await environment.clearFirestore();
    await place(environment, [
      ...OUR_DOCUMENTS,
      storedZoo(THEIRS),
      storedUser('our-keeper', OURS),
      storedUser('our-pending', OURS, { userStatus: 'pending', eula: 0, userRight: 'admin' }),
      storedUser('invited', THEIRS),
    ]);
  });
  afterAll(() => environment.cleanup());

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
