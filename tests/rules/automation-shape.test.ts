import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedSector, storedTemplate, storedUser, storedZoo } from './support/stored-documents.ts';

const RUN = { path: 'taskRuns/run', data: { zooId: 'zoo-1', taskId: 'run', templateId: 'ours', status: 'OPEN' } };

describe('an automation and its runs', () => {
  let environment: RulesTestEnvironment;
  const ours = storedTemplate({ templateId: 'ours', zooId: 'zoo-1', authorId: 'author' });
  beforeAll(async () => {
    environment = await openRules('demo-automations');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1'),
      storedZoo('zoo-2'),
      storedSector('savanna', 'zoo-1', { managementUserIds: ['lead'] }),
      storedUser('admin', 'zoo-1', { userRight: 'admin' }),
      storedUser('lead', 'zoo-1'),
      storedUser('author', 'zoo-1'),
      storedUser('keeper', 'zoo-1'),
      storedUser('stranger', 'zoo-2', { userRight: 'superAdmin' }),
      ours,
      RUN,
    ]);
  });
  afterAll(() => environment.cleanup());

  it.each([
    ['admin', true],
    ['lead', true],
    ['author', true],
    ['keeper', true],
    ['stranger', false],
  ])('are read by %s: %s', async (who, expected) => {
    const database = seenBy(environment, who);
    for (const { path } of [ours, RUN]) expect(await isAllowed(() => getDoc(doc(database, path)))).toBe(expected);
  });

  it.each(['admin', 'lead', 'author'])(
    'are written by the server alone, and not by %s who may change them',
    async (who) => {
      const database = seenBy(environment, who);
      const another = storedTemplate({ templateId: `new-${who}`, zooId: 'zoo-1', authorId: who });
      expect(await isAllowed(() => setDoc(doc(database, another.path), another.data))).toBe(false);
      expect(await isAllowed(() => setDoc(doc(database, 'taskRuns/another'), RUN.data))).toBe(false);
      for (const { path } of [ours, RUN]) {
        expect(await isAllowed(() => updateDoc(doc(database, path), { status: 'suspended' }))).toBe(false);
        expect(await isAllowed(() => deleteDoc(doc(database, path)))).toBe(false);
      }
    },
  );
});
