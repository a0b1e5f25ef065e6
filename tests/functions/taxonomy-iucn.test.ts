import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IucnRow } from '../../src/domain/taxonomy/iucn-row.ts';
import { aWord } from './support/catalogue.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { database } from './support/suite.ts';

type Outcome = { success: boolean; data?: { written: number }; error?: { code: string; field?: string } };
let staff: Person;
beforeAll(async () => {
  const zooId = await createPark({ isProvider: true, zooTiers: 'global' });
  staff = await person(zooId, { akongoStaff: true, userRight: 'superAdmin' });
});
afterAll(closeAll);

const importRows = async (rows: unknown) => (await staff.call('importIucnSpecies', { rows })) as unknown as Outcome;
const aRow = (differences: Partial<IucnRow> = {}): IucnRow => ({
  iucnId: aWord(),
  latinName: `Leo ${aWord()}`,
  className: 'MAMMALIA',
  orderLatinName: 'CARNIVORA',
  familyLatinName: 'FELIDAE',
  category: 'VU',
  commonNames: { fr: 'Lion d’Afrique', de: 'Löwe' },
  ...differences,
});

describe('a list of the IUCN', () => {
  it('is stored with its search keys, and the same lines again change nothing', async () => {
    const rows = Array.from({ length: 400 }, () => aRow());
    expect(await importRows(rows)).toEqual({ success: true, data: { written: 400 } });
    const kept = await stored(`iucnSpecies/${rows[0]!.iucnId}`);
    expect(kept).toMatchObject({ ...rows[0], latinKey: rows[0]!.latinName.toLowerCase() });
    expect(kept!['nameKeys']).toEqual(expect.arrayContaining(['leo', 'lion', 'afrique', 'lowe', 'low']));
    const written = (await database.doc(`iucnSpecies/${rows[0]!.iucnId}`).get()).updateTime;
    const again = rows.map((row, place) => (place === 1 ? { ...row, category: 'EN' as const } : row));
    expect(await importRows(again)).toEqual({ success: true, data: { written: 1 } });
    expect((await database.doc(`iucnSpecies/${rows[0]!.iucnId}`).get()).updateTime).toEqual(written);
    expect(await stored(`iucnSpecies/${rows[1]!.iucnId}`)).toMatchObject({ category: 'EN' });
  });

  it.each([
    ['a wrong Latin name', () => [aRow(), aRow({ latinName: 'lion' })]],
    ['an id that leads elsewhere', () => [aRow({ iucnId: '../users/x' })]],
    ['one species twice', () => [aRow({ iucnId: 'a' }), aRow({ iucnId: 'a' })]],
    ['a name of 10,000 characters', () => [aRow({ commonNames: { fr: 'x'.repeat(10_000) } })]],
    ['no lines', () => []],
    ['more lines than one call takes', () => Array.from({ length: 401 }, () => aRow())],
    ['a category that is none', () => [{ ...aRow(), category: 'RARE' }]],
  ])('with %s is refused as a whole', async (_what, rows) => {
    const before = (await database.collection('iucnSpecies').count().get()).data().count;
    expect((await importRows(rows())).error?.code).toBe('generic/invalid-input');
    expect((await database.collection('iucnSpecies').count().get()).data().count).toBe(before);
  });
});
