import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, deleteField, doc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowed, place, seenBy } from './support/environment.ts';
import { aDocumentOf, OTHER_PARK, openPark, PARK } from './support/park.ts';
import { documentId } from '../../scripts/seed/document-id.ts';

const NOTES = 'nutritionNotes/{noteId}';
const MINUTE = 60_000;
const stamp = (name: string, unix: number, twin = unix) => ({
  [name]: Timestamp.fromMillis(unix),
  [`${name}Unix`]: twin,
});

describe('a nutrition note', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openPark('demo-nutrition');
  });
  afterAll(() => environment.cleanup());

  const fresh = (by: string, differences: Record<string, unknown> = {}) => {
    serial += 1;
    return aDocumentOf(NOTES, { id: documentId(`note ${serial}`), by }, differences);
  };
  const create = (differences: Record<string, unknown>, by = 'admin') => {
    const { path, data } = fresh(by, differences);
    return isAllowed(() => setDoc(doc(seenBy(environment, by), path), data));
  };
  const rewritten = (by: string, text = 'Luzerne le soir') => ({
    text,
    updatedBy: by,
    ...stamp('updatedAt', Date.now()),
  });

  it.each([
    ['as the product makes it', {}, true],
    ['a field nobody knows', { unheardOf: 1 }, false],
    ['an id that is not the document’s', { noteId: 'another' }, false],
    ['the longest text', { text: 'x'.repeat(5_000) }, true],
    ['a text one character longer', { text: 'x'.repeat(5_001) }, false],
    ['lines', { text: 'foin\nluzerne' }, true],
    ['no text', { text: '' }, false],
    ['a text of spaces', { text: ' \n ' }, false],
    ['no sector', { sectorId: null }, false],
    ['a sector that is not there', { sectorId: 'gone' }, false],
    ['a sector of another establishment', { sectorId: 'foreign' }, false],
    ['no enclosure', { enclosureId: null }, true],
    ['an enclosure that is not there', { enclosureId: 'gone' }, false],
    ['an enclosure of another establishment', { enclosureId: 'foreign' }, false],
    ['no animal', { animalId: null }, true],
    ['an animal that is not there', { animalId: 'gone' }, false],
    ['an animal of another establishment', { animalId: 'foreign' }, false],
    ['a path for an animal', { animalId: 'a/b' }, false],
    ['a path for an enclosure', { enclosureId: 'a/b' }, false],
    ['another author', { createdBy: 'feeder' }, false],
    ['another editor', { updatedBy: 'feeder' }, false],
    ['a stamp unlike its twin', stamp('createdAt', 1_800_000_000_000, 1), false],
    ['a stamp in the future', stamp('createdAt', Date.now() + 30 * MINUTE), false],
    ['a change in the future', stamp('updatedAt', Date.now() + 30 * MINUTE), false],
  ])('with %s', async (_what, differences, expected) => {
    expect(await create(differences)).toBe(expected);
  });

  it('is not created with an unknown field in place of a known one', async () => {
    const { path, data } = fresh('admin');
    const { zooId: _zooId, animalId: _animalId, ...rest } = data;
    const database = seenBy(environment, 'admin');
    const written = (fields: Record<string, unknown>) =>
      isAllowed(() => setDoc(doc(database, path), { ...rest, zooId: PARK, ...fields }));
    expect(await written({ unheardOf: '' })).toBe(false);
    expect(await written({ animalId: null })).toBe(true);
  });

  it.each([
    ['admin', true],
    ['feeder', true],
    ['birdFeeder', false],
    ['lead', false],
    ['keeper', false],
    ['vet', false],
    ['teacher', false],
    ['colleague', false],
  ])('is written, changed and removed by %s: or not', async (by, expected) => {
    expect(await create({}, by)).toBe(expected);
    const written = fresh('admin');
    await place(environment, [written]);
    const there = doc(seenBy(environment, by), written.path);
    expect(await isAllowed(() => updateDoc(there, rewritten(by)))).toBe(expected);
    expect(await isAllowed(() => deleteDoc(there))).toBe(expected);
  });

  it.each(['foreign', 'gone'])('of the sector %s is changed and removed by an admin alone', async (sectorId) => {
    const written = fresh('feeder', { sectorId });
    await place(environment, [written]);
    const there = (by: string) => doc(seenBy(environment, by), written.path);
    expect(await isAllowed(() => updateDoc(there('feeder'), rewritten('feeder')))).toBe(false);
    expect(await isAllowed(() => deleteDoc(there('feeder')))).toBe(false);
    expect(await isAllowed(() => updateDoc(there('admin'), rewritten('admin')))).toBe(true);
  });

  it('is changed in its text alone, under the name of the person who changes it', async () => {
    const written = fresh('feeder');
    await place(environment, [written]);
    const change = (difference: Record<string, unknown>) =>
      isAllowed(() => updateDoc(doc(seenBy(environment, 'feeder'), written.path), difference));
    expect(await change(rewritten('feeder'))).toBe(true);
    expect(await change(rewritten('admin'))).toBe(false);
    expect(await change(rewritten('feeder', ' '))).toBe(false);
    expect(await change({ text: 'x', updatedBy: 'feeder', ...stamp('updatedAt', 1_600_000_000_000) })).toBe(false);
    for (const difference of [
      { sectorId: 'aviary' },
      { animalId: null },
      { createdBy: 'admin' },
      { zooId: OTHER_PARK },
      { text: deleteField() },
    ])
      expect([difference, await change({ ...rewritten('feeder'), ...difference })]).toEqual([difference, false]);
  });
});
