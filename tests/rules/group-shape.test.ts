import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, deleteField, doc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowed, place, seenBy } from './support/environment.ts';
import { aDocumentOf, OTHER_PARK, openPark, PARK } from './support/park.ts';
import { parentIn } from './security/support/paths.ts';
import { documentId } from '../../scripts/seed/document-id.ts';

const GROUPS = 'groups/{groupId}';
const named = (name: string) => ({ groupName: name, label: name });
const species = (count: number) => Array.from({ length: count }, (_unused, at) => `species-${at}`);
const nextEvaluation = (unix: number, twin = unix) => ({
  nextEvaluationDate: Timestamp.fromMillis(unix),
  nextEvaluationDateUnix: twin,
});

describe('a group of animals', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openPark('demo-groups');
  });
  afterAll(() => environment.cleanup());

  const fresh = (differences: Record<string, unknown> = {}) => {
    serial += 1;
    return aDocumentOf(GROUPS, { id: documentId(`group ${serial}`), by: 'admin' }, differences);
  };
  const create = (differences: Record<string, unknown>, by = 'admin') => {
    const { path, data } = fresh(differences);
    return isAllowed(() => setDoc(doc(seenBy(environment, by), path), data));
  };
  const placed = async (differences: Record<string, unknown> = {}) => {
    const { path, data } = fresh(differences);
    await place(environment, [{ path, data }]);
    return (change: Record<string, unknown>, by = 'admin') =>
      isAllowed(() => updateDoc(doc(seenBy(environment, by), path), change));
  };

  it.each([
    ['as the product makes it', {}, true],
    ['a field nobody knows', { unheardOf: 1 }, false],
    ['an id that is not the document’s', { groupId: 'another' }, false],
    ['the longest name', named('x'.repeat(100)), true],
    ['a name one character longer', named('x'.repeat(101)), false],
    ['a name of spaces', named('  '), false],
    ['a name of emoji', named('🦁'), true],
    ['a control character in its name', named('Har\u0007de'), false],
    ['a label unlike its name', { label: 'Meute' }, false],
    ['a value unlike its id', { value: 'another' }, false],
    ['no species', { species: [] }, true],
    ['50 species', { species: species(50) }, true],
    ['51 species', { species: species(51) }, false],
    ['a species twice', { species: ['lion', 'lion'] }, false],
    ['a species without a name', { species: [''] }, false],
    ['no sector', { linkedSectorId: null }, true],
    ['a sector that is not there', { linkedSectorId: 'gone' }, false],
    ['a sector of another establishment', { linkedSectorId: 'foreign' }, false],
    ['counted animals in an enclosure', { enclosureId: parentIn(PARK), males: 2, females: 3, unsexed: 999_999 }, true],
    ['more counted animals', { unsexed: 1_000_000 }, false],
    ['more counted males', { males: 1_000_000 }, false],
    ['more counted females', { females: 1_000_000 }, false],
    ['fewer than no males', { males: -1 }, false],
    ['half a female', { females: 0.5 }, false],
    ['a number in letters', { unsexed: '25' }, false],
    ['an enclosure of another establishment', { enclosureId: 'foreign' }, false],
    ['an enclosure that is not there', { enclosureId: 'gone' }, false],
    ['an identifier of a register', { registryIds: ['G1'] }, false],
    ['the longest memo', { memo: 'x'.repeat(5_000) }, true],
    ['a memo one character longer', { memo: 'x'.repeat(5_001) }, false],
    ['no next evaluation', { nextEvaluationDate: null, nextEvaluationDateUnix: null }, true],
    ['a next evaluation unlike its twin', nextEvaluation(1_800_000_000_000, 1_800_000_000_001), false],
    ['a next evaluation in another age', nextEvaluation(1_000), false],
    ['an evaluation without its twin', { nextEvaluationDateUnix: null }, false],
    ['animals', { animalsCount: 1 }, false],
    ['an owner and members, as groups of quick evaluations have', { owner: 'admin', members: ['admin'] }, false],
    ['its archiving', { isArchived: true }, false],
    ['a stamp of its archiving', { archivedAt: Timestamp.fromMillis(1e12), archivedAtUnix: 1e12 }, false],
  ])('with %s', async (_what, differences, expected) => {
    expect(await create(differences)).toBe(expected);
  });

  it('is not created with an unknown field in place of a known one', async () => {
    const { path, data } = fresh();
    const { memo: _memo, ...rest } = data;
    const database = seenBy(environment, 'admin');
    expect(await isAllowed(() => setDoc(doc(database, path), { ...rest, unheardOf: '' }))).toBe(false);
    expect(await isAllowed(() => setDoc(doc(database, path), { ...rest, memo: '' }))).toBe(true);
  });

  it.each([
    ['admin', 'savanna', true],
    ['admin', null, true],
    ['keeper', 'savanna', true],
    ['lead', 'savanna', true],
    ['vet', 'savanna', true],
    ['birdKeeper', 'aviary', true],
    ['keeper', 'aviary', false],
    ['keeper', 'foreign', false],
    ['keeper', null, false],
    ['feeder', 'savanna', false],
    ['teacher', 'savanna', false],
    ['colleague', 'savanna', false],
  ])('is created by %s in the sector %s: or not', async (by, linkedSectorId, expected) => {
    expect(await create({ linkedSectorId }, by)).toBe(expected);
  });

  it.each([
    ['admin', 'savanna', 'aviary', true],
    ['admin', 'aviary', null, true],
    ['leadOfBoth', 'savanna', 'aviary', true],
    ['keeper', 'savanna', 'aviary', false],
    ['keeper', 'aviary', 'savanna', false],
    ['keeper', 'savanna', null, false],
    ['keeper', null, 'savanna', false],
    ['admin', 'savanna', 'foreign', false],
  ])('is moved by %s from the sector %s to %s: or not', async (by, from, to, expected) => {
    const change = await placed({ linkedSectorId: from });
    expect(await change({ linkedSectorId: to }, by)).toBe(expected);
  });

  it.each(['foreign', 'gone'])('of the sector %s is edited by an admin, by no keeper', async (linkedSectorId) => {
    const change = await placed({ linkedSectorId });
    expect(await change({ memo: 'x' }, 'keeper')).toBe(false);
    expect(await change({ memo: 'x' })).toBe(true);
  });

  it('is renamed and planned by its keeper, and keeps the server’s counts', async () => {
    const change = await placed({ animalsCount: 3 });
    expect(await change({ ...named('Meute'), ...nextEvaluation(1_800_000_000_000), species: [] }, 'keeper')).toBe(true);
    expect(await change({ groupName: 'Harde' }, 'keeper')).toBe(false);
    expect(await change({ memo: 'x' }, 'birdKeeper')).toBe(false);
    for (const difference of [
      { animalsCount: 4 },
      { registryIds: ['G1'] },
      { enclosureId: 'gone' },
      { isArchived: true },
      { owner: 'keeper' },
      { zooId: OTHER_PARK },
      { groupId: 'other' },
      { memo: deleteField() },
    ])
      expect([difference, await change(difference)]).toEqual([difference, false]);
  });

  it('is given an enclosure of its establishment, and counted anew', async () => {
    const change = await placed({ enclosureId: null });
    expect(await change({ enclosureId: parentIn(PARK), males: 1 })).toBe(true);
    expect(await change({ enclosureId: 'foreign' })).toBe(false);
  });

  it('that is archived stays as it is', async () => {
    const change = await placed({ isArchived: true });
    expect(await change({ memo: 'x' }, 'keeper')).toBe(false);
    expect(await change({ memo: 'x' })).toBe(false);
    expect(await change({ isArchived: false })).toBe(false);
  });

  it('stored before these fields existed is completed when it is edited', async () => {
    const path = 'groups/older';
    await place(environment, [{ path, data: { groupId: 'older', zooId: 'zoo-1', groupName: 'Ancienne' } }]);
    const change = (by: string, fields: Record<string, unknown>) =>
      isAllowed(() => updateDoc(doc(seenBy(environment, by), path), fields));
    expect(await change('keeper', { memo: 'x' })).toBe(false);
    expect(await change('admin', { linkedSectorId: 'savanna' })).toBe(true);
    expect(await change('keeper', { species: ['lion'] })).toBe(true);
  });

  it('gets its animals from the server alone, which alone deletes it', async () => {
    const { path, data } = fresh();
    await place(environment, [
      { path, data },
      { path: `${path}/animals/nala`, data: { animalId: 'nala', groupId: path.split('/')[1], zooId: 'zoo-1' } },
    ]);
    const database = seenBy(environment, 'admin');
    expect(await isAllowed(() => setDoc(doc(database, `${path}/animals/zara`), { zooId: 'zoo-1' }))).toBe(false);
    expect(await isAllowed(() => deleteDoc(doc(database, `${path}/animals/nala`)))).toBe(false);
    expect(await isAllowed(() => deleteDoc(doc(database, path)))).toBe(false);
  });
});
