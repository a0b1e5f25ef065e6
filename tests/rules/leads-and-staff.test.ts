import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, query, updateDoc, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTask } from '../support/builders/task.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedSector, storedTask, storedUser, storedZoo } from './support/stored-documents.ts';
import { changeFor } from './support/task-changes.ts';

const SECTORS = ['s1', 's2', 's3', 's4', 's5'];

describe('leads of sectors and the provider’s staff', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openRules('demo-leads');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1', { staffAccess: ['friend'] }),
      storedZoo('zoo-2'),
      storedZoo('zoo-demo', { isDemo: true }),
      storedUser('staff', 'zoo-2', { akongoStaff: true, akongoRank: 'board' }),
      storedUser('staff-demo', 'zoo-demo', { akongoStaff: true }),
      storedUser('outsider', 'zoo-1'),
      ...SECTORS.flatMap((sector) => [
        storedUser(`lead-${sector}`, 'zoo-1'),
        storedSector(sector, 'zoo-1', { managementUserIds: [`lead-${sector}`] }),
      ]),
      storedSector('elsewhere', 'zoo-2', { managementUserIds: ['outsider'] }),
    ]);
  });
  afterAll(() => environment.cleanup());

  const cancel = async (userId: string, sectorIds: string[]) => {
    serial += 1;
    const task = aTask({ taskId: `t${serial}`, zooId: 'zoo-1', authorId: 'author', sectorId: null, sectorIds });
    await place(environment, [storedTask(task)]);
    return isAllowed(() =>
      updateDoc(doc(seenBy(environment, userId), `tasks/${task.taskId}`), changeFor(task, 'cancel', userId)),
    );
  };

  it.each(SECTORS)('a task of five sectors is managed by the lead of %s', async (sector) => {
    expect(await cancel(`lead-${sector}`, SECTORS)).toBe(true);
  });

  it.each(SECTORS)('a task of four sectors is not managed by the lead of the fifth, %s', async (sector) => {
    expect(
      await cancel(
        `lead-${sector}`,
        SECTORS.filter((other) => other !== sector),
      ),
    ).toBe(false);
  });

  it.each([1, 2, 3, 4, 5])('a task of %i sectors is managed by the lead of its last one', async (count) => {
    expect(await cancel(`lead-s${count}`, SECTORS.slice(0, count))).toBe(true);
  });

  it.each([1, 2, 3, 4, 5])('leading the sector of another establishment at place %i gives no right', async (at) => {
    expect(await cancel('outsider', SECTORS.with(at - 1, 'elsewhere'))).toBe(false);
  });

  it('a task without sectors, or of a deleted sector, is managed by no lead', async () => {
    expect(await cancel('lead-s1', [])).toBe(false);
    expect(await cancel('lead-s1', ['gone'])).toBe(false);
  });

  it('leading a sector of another establishment gives no right', async () => {
    expect(await cancel('outsider', ['elsewhere'])).toBe(false);
    expect(await cancel('outsider', SECTORS)).toBe(false);
  });

  it('staff read and list every establishment, a listed person those that list them', async () => {
    const list = (userId: string, ...filters: Parameters<typeof where>[]) =>
      isAllowed(() =>
        getDocs(query(collection(seenBy(environment, userId), 'zoo'), ...filters.map((filter) => where(...filter)))),
      );
    expect(await isAllowed(() => getDoc(doc(seenBy(environment, 'staff'), 'zoo/zoo-1')))).toBe(true);
    expect(await list('staff')).toBe(true);
    expect(await list('outsider')).toBe(false);
    expect(await list('outsider', ['staffAccess', '==', ['friend']])).toBe(false);
  });

  it('staff change their own profile also in demonstration mode', async () => {
    const own = doc(seenBy(environment, 'staff-demo'), 'users/staff-demo');
    expect(await isAllowed(() => updateDoc(own, { language: 'en' }))).toBe(true);
  });
});
