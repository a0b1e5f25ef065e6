import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteField, doc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowed, place, seenBy } from './support/environment.ts';
import { aDocumentOf, OTHER_PARK, openPark } from './support/park.ts';
import { documentId } from '../../scripts/seed/document-id.ts';

const ENCLOSURES = 'enclosures/{enclosureId}';
const named = (name: string) => ({ enclosureName: name, label: name });
const LARGEST = 10_000_000;

describe('an enclosure', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openPark('demo-enclosures');
  });
  afterAll(() => environment.cleanup());

  const fresh = (differences: Record<string, unknown> = {}) => {
    serial += 1;
    return aDocumentOf(ENCLOSURES, { id: documentId(`enclosure ${serial}`), by: 'admin' }, differences);
  };
  const create = (differences: Record<string, unknown>, by = 'admin') => {
    const { path, data } = fresh(differences);
    return isAllowed(() => setDoc(doc(seenBy(environment, by), path), data));
  };
  /** Stores an enclosure, and returns a function that changes it as a person. */
  const placed = async (differences: Record<string, unknown> = {}) => {
    const { path, data } = fresh(differences);
    await place(environment, [{ path, data }]);
    return (change: Record<string, unknown>, by = 'admin') =>
      isAllowed(() => updateDoc(doc(seenBy(environment, by), path), change));
  };

  it.each([
    ['as the product makes it', {}, true],
    ['a field nobody knows', { unheardOf: 1 }, false],
    ['an id that is not the document’s', { enclosureId: 'another' }, false],
    ['a name of emoji', named('🦓🦓'), true],
    ['markup, which is shown as text', named('<b>Plaine</b>'), true],
    ['a name of one character', named('A'), true],
    ['the longest name', named('x'.repeat(100)), true],
    ['a name one character longer', named('x'.repeat(101)), false],
    ['a name of 10,000 characters', named('x'.repeat(10_000)), false],
    ['no name', named(''), false],
    ['a name of spaces', named('   '), false],
    ['a name of signs that nobody sees', named('\u200b\u200d'), false],
    ['a name in Chinese', named('大熊猫'), true],
    ['a space before its name', named(' Plaine'), false],
    ['a line break in its name', named('Plaine\nnord'), false],
    ['a control character in its name', named('Pla\u0000ine'), false],
    ['a control character of the second kind', named('Pla\u0085ine'), false],
    ['an escape in its name', named('Pla\u001bine'), false],
    ['a name that is no text', { enclosureName: 5, label: 5 }, false],
    ['a label unlike its name', { label: 'Savane' }, false],
    ['a value unlike its id', { value: 'another' }, false],
    ['no sector', { linkedSectorId: null }, true],
    ['a sector that is not there', { linkedSectorId: 'gone' }, false],
    ['a sector of another establishment', { linkedSectorId: 'foreign' }, false],
    ['a path for a sector', { linkedSectorId: 'savanna/x' }, false],
    ['the longest memo', { memo: 'x'.repeat(5_000) }, true],
    ['a memo one character longer', { memo: 'x'.repeat(5_001) }, false],
    ['lines and tabs in its memo', { memo: 'nord\r\n\tsud' }, true],
    ['a control character in its memo', { memo: 'nord\u0000' }, false],
    ['no indoor area', { indoorArea: null }, true],
    ['an indoor area of nothing', { indoorArea: 0 }, false],
    ['the smallest area', { indoorArea: 0.01 }, true],
    ['the largest outdoor area', { outdoorArea: LARGEST }, true],
    ['an outdoor area just beyond', { outdoorArea: LARGEST + 0.5 }, false],
    ['a negative area', { indoorArea: -0.1 }, false],
    ['an infinite area', { indoorArea: Number.POSITIVE_INFINITY }, false],
    ['an area that is no number', { outdoorArea: Number.NaN }, false],
    ['an area in words', { outdoorArea: '12' }, false],
    ['a plan of its own', { areas: [{ areaId: 'a' }] }, false],
    ['a picture of its own', { enclosureProfilePicture: { url: 'https://x/a' } }, false],
    ['animals', { animalsCount: 1 }, false],
    ['species', { speciesList: ['lion'] }, false],
    ['figures of its animals', { animalsData: [{ specieId: 'lion', count: 1 }] }, false],
    ['gaps of its own', { scanMissing: ['plan'] }, false],
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
    ['lead', 'savanna', true],
    ['leadOfBoth', 'aviary', true],
    ['lead', 'aviary', false],
    ['lead', 'foreign', false],
    ['lead', null, false],
    ['keeper', 'savanna', false],
    ['vet', 'savanna', false],
    ['teacher', 'savanna', false],
    ['colleague', 'savanna', false],
  ])('is created by %s in the sector %s: or not', async (by, linkedSectorId, expected) => {
    expect(await create({ linkedSectorId }, by)).toBe(expected);
  });

  it('is renamed and measured by its lead, name and label alike', async () => {
    const change = await placed();
    expect(await change({ ...named('Forêt'), memo: '', indoorArea: null, outdoorArea: 12.5 }, 'lead')).toBe(true);
    expect(await change({ enclosureName: 'Plaine' }, 'lead')).toBe(false);
    expect(await change({ memo: 'x' }, 'birdLead')).toBe(false);
    expect(await change({ memo: 'x' }, 'keeper')).toBe(false);
  });

  it('keeps its id, its establishment and all its fields', async () => {
    const change = await placed();
    expect(await change({ zooId: OTHER_PARK })).toBe(false);
    expect(await change({ enclosureId: 'other', value: 'other' })).toBe(false);
    expect(await change({ memo: deleteField() })).toBe(false);
    expect(await change({ linkedSectorId: deleteField() })).toBe(false);
  });

  it.each([
    ['plans', { areas: [] }],
    ['picture', { enclosureProfilePicture: null }],
    ['animals', { animalsCount: 3 }],
    ['readiness', { scanMissing: [] }],
    ['archiving', { isArchived: true }],
  ])('keeps its %s, which the server counts', async (_what, difference) => {
    const change = await placed({
      areas: [{ areaId: 'a' }],
      enclosureProfilePicture: { url: 'https://x/a' },
      animalsCount: 2,
      scanMissing: ['plan'],
    });
    expect(await change({ ...difference, memo: 'nord' })).toBe(false);
    expect(await change({ memo: 'nord' })).toBe(true);
  });

  it.each([
    ['admin', 'savanna', 'aviary', true],
    ['admin', 'savanna', null, true],
    ['admin', null, 'aviary', true],
    ['leadOfBoth', 'savanna', 'aviary', true],
    ['lead', 'savanna', 'aviary', false],
    ['lead', 'aviary', 'savanna', false],
    ['lead', 'savanna', null, false],
    ['lead', null, 'savanna', false],
    ['admin', 'savanna', 'foreign', false],
    ['admin', 'savanna', 'gone', false],
  ])('is moved by %s from the sector %s to %s: or not', async (by, from, to, expected) => {
    const change = await placed({ linkedSectorId: from });
    expect(await change({ linkedSectorId: to }, by)).toBe(expected);
  });

  it.each(['foreign', 'gone'])('of the sector %s is edited by an admin, by no lead', async (linkedSectorId) => {
    const change = await placed({ linkedSectorId });
    expect(await change({ memo: 'nord' }, 'lead')).toBe(false);
    expect(await change({ memo: 'nord' })).toBe(true);
    expect(await change({ linkedSectorId: 'savanna' })).toBe(true);
  });

  it('that is archived stays as it is', async () => {
    const change = await placed({ isArchived: true });
    expect(await change({ memo: 'nord' }, 'lead')).toBe(false);
    expect(await change({ memo: 'nord' })).toBe(false);
    expect(await change({ isArchived: false })).toBe(false);
  });

  it('stored before these fields existed is completed when it is edited', async () => {
    const path = 'enclosures/older';
    const older = { enclosureId: 'older', zooId: 'zoo-1', enclosureName: 'Ancienne' };
    await place(environment, [{ path, data: older }]);
    const change = (by: string, fields: Record<string, unknown>) =>
      isAllowed(() => updateDoc(doc(seenBy(environment, by), path), fields));
    expect(await change('lead', { memo: 'nord' })).toBe(false);
    expect(await change('admin', { memo: 'nord' })).toBe(true);
    expect(await change('admin', { linkedSectorId: 'savanna' })).toBe(true);
    expect(await change('lead', { indoorArea: 20 })).toBe(true);
  });
});
