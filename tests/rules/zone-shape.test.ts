import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, deleteField, doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_ZONES, SHAPE_PATTERN } from '../../src/domain/enclosures/zone.ts';
import { isAllowed, place, seenBy } from './support/environment.ts';
import { aDocumentOf, OTHER_PARK, openPark } from './support/park.ts';
import { documentId } from '../../scripts/seed/document-id.ts';

const ENCLOSURES = 'enclosures/{enclosureId}';
const ZONES = 'enclosures/{enclosureId}/zones/{zoneId}';
/** Enclosures of the park, with their differences. */
const PLACES = {
  inSavanna: {},
  inAviary: { linkedSectorId: 'aviary' },
  inNone: { linkedSectorId: null },
  archived: { isArchived: true },
  elsewhere: { zooId: OTHER_PARK },
};
type Place = keyof typeof PLACES;
const corners = (count: number) => Array.from({ length: count }, (_unused, at) => `0.${at + 1},0.5`).join(' ');

describe('a zone', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openPark('demo-zones');
    await place(
      environment,
      Object.entries(PLACES).map(([id, differences]) => aDocumentOf(ENCLOSURES, { id, by: 'admin' }, differences)),
    );
  });
  afterAll(() => environment.cleanup());

  const fresh = (enclosureId: string, differences: Record<string, unknown> = {}) => {
    serial += 1;
    const id = documentId(`zone ${serial}`);
    const { data } = aDocumentOf(ZONES, { id, by: 'admin' }, { enclosureId, ...differences });
    return { path: `enclosures/${enclosureId}/zones/${id}`, data };
  };
  const create = (differences: Record<string, unknown>, by = 'admin', enclosureId = 'inSavanna') => {
    const { path, data } = fresh(enclosureId, differences);
    return isAllowed(() => setDoc(doc(seenBy(environment, by), path), data));
  };
  const placed = async (enclosureId: string) => {
    const written = fresh(enclosureId);
    await place(environment, [written]);
    return written.path;
  };

  it.each([
    ['as the product makes it', {}, true],
    ['a field nobody knows', { unheardOf: 1 }, false],
    ['an id that is not the document’s', { zoneId: 'another' }, false],
    ['another enclosure than it stands in', { enclosureId: 'inAviary' }, false],
    ['another establishment', { zooId: OTHER_PARK }, false],
    ['the longest name', { zoneName: 'x'.repeat(100) }, true],
    ['a name one character longer', { zoneName: 'x'.repeat(101) }, false],
    ['no name', { zoneName: '' }, false],
    ['a name of spaces', { zoneName: '  ' }, false],
    ['a tab in its name', { zoneName: 'Bas\tsin' }, false],
    ['no area', { areaM2: null }, true],
    ['a small area', { areaM2: 0.01 }, true],
    ['an area of nothing', { areaM2: 0 }, false],
    ['a negative area', { areaM2: -1 }, false],
    ['the largest area', { areaM2: 10_000_000 }, true],
    ['a larger area', { areaM2: 10_000_001 }, false],
    ['an infinite area', { areaM2: Number.POSITIVE_INFINITY }, false],
    ['no height', { heightM: null }, true],
    ['the greatest height', { heightM: 1_000 }, true],
    ['a greater height', { heightM: 1_000.1 }, false],
    ['a height of nothing', { heightM: 0 }, false],
    ['a height in words', { heightM: '2' }, false],
    ['a place indoors', { location: 'indoor' }, true],
    ['a place nobody knows', { location: 'underground' }, false],
    ['land', { type: 'terrestrial' }, true],
    ['a type nobody knows', { type: 'aerial' }, false],
    ['a hiding that is no yes or no', { isHiddenForQuestionnaires: 'yes' }, false],
    ['another hiding that is none', { isHiddenForScanSampling: null }, false],
    ['no plan', { areaId: null }, true],
    ['a path for a plan', { areaId: 'a/b' }, false],
    ['the first position', { position: 0 }, true],
    ['the last position', { position: 1_000 }, true],
    ['a position beyond', { position: 1_001 }, false],
    ['a position before the first', { position: -1 }, false],
    ['a position between two', { position: 1.5 }, false],
    ['no shape', { shape: null }, true],
    ['a shape that is a list', { shape: [0, 0] }, false],
  ])('with %s', async (_what, differences, expected) => {
    expect(await create(differences)).toBe(expected);
  });

  it.each([
    ['three corners', '0,0 1,0 0.5,1', true],
    ['two corners', '0,0 1,1', false],
    ['60 corners', corners(60), true],
    ['61 corners', corners(61), false],
    ['four decimals', '0.1234,0.4321 0.9999,0.0001 1,1', true],
    ['five decimals', '0.12345,0 1,0 1,1', false],
    ['a corner beyond the plan', '1.0001,0 1,0 1,1', false],
    ['a corner at 1.0', '1.0,0 1,0 1,1', false],
    ['a corner before the plan', '-0.1,0 1,0 1,1', false],
    ['a point without decimals', '0.,0 1,0 1,1', false],
    ['corners without blanks', '0,01,01,1', false],
    ['two blanks', '0,0  1,0 1,1', false],
    ['a blank at the end', '0,0 1,0 1,1 ', false],
    ['a line break at the end', '0,0 1,0 1,1\n', false],
    ['an empty shape', '', false],
    ['words', 'square', false],
  ])('with a shape of %s, as the domain reads it', async (_what, shape, expected) => {
    expect(await create({ shape })).toBe(expected);
    expect(SHAPE_PATTERN.test(shape)).toBe(expected);
  });

  it.each([
    ['admin', 'inSavanna', true],
    ['admin', 'inNone', true],
    ['lead', 'inSavanna', true],
    ['birdLead', 'inAviary', true],
    ['lead', 'inAviary', false],
    ['lead', 'inNone', false],
    ['keeper', 'inSavanna', false],
    ['vet', 'inSavanna', false],
    ['teacher', 'inSavanna', false],
    ['admin', 'archived', false],
    ['admin', 'elsewhere', false],
    ['admin', 'not-there', false],
  ] as const)('is drawn, changed and removed by %s in the enclosure %s: or not', async (by, where, expected) => {
    const database = seenBy(environment, by);
    const there = doc(database, await placed(where));
    expect(await create({}, by, where satisfies Place | 'not-there')).toBe(expected);
    expect(await isAllowed(() => updateDoc(there, { zoneName: 'Rocher' }))).toBe(expected);
    expect(await isAllowed(() => deleteDoc(there))).toBe(expected);
  });

  it('and 49 others are put in another order by their lead at once', async () => {
    const paths = await Promise.all(Array.from({ length: MAX_ZONES }, () => placed('inSavanna')));
    const order = (by: string) => {
      const database = seenBy(environment, by);
      const batch = writeBatch(database);
      for (const [position, path] of paths.toReversed().entries()) batch.update(doc(database, path), { position });
      return isAllowed(() => batch.commit());
    };
    expect(await order('birdLead')).toBe(false);
    expect(await order('lead')).toBe(true);
  });

  it('keeps its id, its enclosure, its establishment and all its fields', async () => {
    const there = doc(seenBy(environment, 'admin'), await placed('inSavanna'));
    const change = (difference: Record<string, unknown>) => isAllowed(() => updateDoc(there, difference));
    expect(await change({ zoneId: 'other' })).toBe(false);
    expect(await change({ enclosureId: 'inAviary' })).toBe(false);
    expect(await change({ zooId: OTHER_PARK })).toBe(false);
    expect(await change({ shape: deleteField() })).toBe(false);
    expect(await change({ shape: null, areaId: null })).toBe(true);
  });
});
