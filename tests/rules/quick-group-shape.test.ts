import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../scripts/seed/document-id.ts';
import { MAX_INDIVIDUALS } from '../../src/domain/quick-groups/quick-group.ts';
import { sampleOf } from './security/support/samples.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedSector, storedUser, storedZoo } from './support/stored-documents.ts';

const GROUPS = 'fastEvalGroups/{groupId}';
const PEOPLE = ['ana', 'bo', 'admin', 'teacher'];

describe('a group of quick evaluations', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openRules('demo-quick-groups');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1', { zooTiers: 'discovery' }),
      storedZoo('zoo-2'),
      storedUser('ana', 'zoo-1'),
      storedUser('bo', 'zoo-1'),
      storedUser('admin', 'zoo-1', { userRight: 'admin' }),
      storedUser('teacher', 'zoo-1', { userRight: 'pedagoadmin' }),
      storedUser('stranger', 'zoo-2', { userRight: 'superAdmin' }),
      storedSector('savanna', 'zoo-1', {}),
      storedSector('foreign', 'zoo-2', {}),
    ]);
  });
  afterAll(() => environment.cleanup());

  const aGroup = (differences: Record<string, unknown> = {}) => {
    serial += 1;
    const id = documentId(`group ${serial}`);
    const data = { ...sampleOf(GROUPS, { zooId: 'zoo-1', id, by: 'ana' }), memberIds: ['ana', 'bo'], ...differences };
    return { path: `fastEvalGroups/${id}`, data };
  };
  const create = (differences: Record<string, unknown> = {}, by = 'ana') => {
    const { path, data } = aGroup(differences);
    return isAllowed(() => setDoc(doc(seenBy(environment, by), path), data));
  };
  const change = async (fields: Record<string, unknown>, by = 'ana', before: Record<string, unknown> = {}) => {
    const group = aGroup(before);
    await place(environment, [group]);
    const now = Timestamp.now().toMillis();
    const whole = { ...fields, updatedBy: by, updatedAt: Timestamp.fromMillis(now), updatedAtUnix: now };
    return isAllowed(() => updateDoc(doc(seenBy(environment, by), group.path), whole));
  };

  it('is created at the discovery tier by its owner, who is one of its members', async () => {
    expect(await create()).toBe(true);
    expect(await create({ memberIds: ['bo'] })).toBe(false);
    expect(await create({ ownerId: 'bo', memberIds: ['ana', 'bo'] })).toBe(false);
    expect(await create({}, 'bo')).toBe(false);
    expect(
      await create(
        { ownerId: 'teacher', createdBy: 'teacher', updatedBy: 'teacher', memberIds: ['teacher'] },
        'teacher',
      ),
    ).toBe(false);
  });
  it('has a species, a sector of its establishment or none, and counts the animals that it names', async () => {
    expect(await create({ speciesIds: [] })).toBe(false);
    expect(await create({ sectorId: 'savanna' })).toBe(true);
    expect(await create({ sectorId: 'foreign' })).toBe(false);
    expect(await create({ animalIds: ['a', 'b'], individualCount: 2 })).toBe(true);
    expect(await create({ animalIds: ['a', 'b'], individualCount: 1 })).toBe(false);
    expect(await create({ individualCount: MAX_INDIVIDUALS })).toBe(true);
    expect(await create({ individualCount: MAX_INDIVIDUALS + 1 })).toBe(false);
  });
  it('is not created archived, nor with a result that the server has not computed', async () => {
    expect(await create({ isArchived: true })).toBe(false);
    expect(await create({ lastEvaluation: { overall: 100 } })).toBe(false);
    expect(await create({ runningId: 'one' })).toBe(false);
    // A field of another name in the place of one of its own.
    const group = aGroup({ rank: 1 });
    const { nextEvaluationAt, ...others }: Record<string, unknown> = group.data;
    expect(nextEvaluationAt).toBeNull();
    expect(await isAllowed(() => setDoc(doc(seenBy(environment, 'ana'), group.path), others))).toBe(false);
    expect(await change({ lastEvaluation: { overall: 100 } })).toBe(false);
  });
  it('has a day of its next evaluation, or none', async () => {
    const day = 1_800_000_000_000;
    const next = (nextEvaluationAt: unknown, nextEvaluationAtUnix: unknown) => ({
      nextEvaluationAt,
      nextEvaluationAtUnix,
    });
    expect(await change(next(Timestamp.fromMillis(day), day))).toBe(true);
    expect(await change(next(null, null), 'ana', next(Timestamp.fromMillis(day), day))).toBe(true);
    expect(await change(next(Timestamp.fromMillis(day), day + 1))).toBe(false);
    expect(await change(next(null, day))).toBe(false);
  });
  it('is changed and archived by its owner alone, not by another member or an admin', async () => {
    for (const by of ['bo', 'admin', 'stranger']) expect(await change({ groupName: 'Autre' }, by)).toBe(false);
    expect(await change({ groupName: 'Autre' })).toBe(true);
    expect(await change({ isArchived: true })).toBe(true);
    expect(await change({ isArchived: false }, 'ana', { isArchived: true })).toBe(true);
  });
  it('is handed over to a member, and never without an owner among its members', async () => {
    expect(await change({ ownerId: 'bo' })).toBe(true);
    expect(await change({ ownerId: 'admin' })).toBe(false);
    expect(await change({ memberIds: ['bo'] })).toBe(false);
    expect(await change({ memberIds: ['ana'] })).toBe(true);
    expect(await change({ groupName: 'Autre' }, 'ana', { ownerId: 'bo' })).toBe(false);
  });
  it('is read by its establishment but pedagogical accounts, and deleted by nobody', async () => {
    const group = aGroup();
    await place(environment, [group]);
    const reads = (by: string) => isAllowed(() => getDoc(doc(seenBy(environment, by), group.path)));
    expect(await Promise.all([...PEOPLE, 'stranger'].map(reads))).toEqual([true, true, true, false, false]);
    expect(await isAllowed(() => deleteDoc(doc(seenBy(environment, 'ana'), group.path)))).toBe(false);
  });
});
