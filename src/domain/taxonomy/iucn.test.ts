import { describe, expect, it } from 'vitest';
import { IUCN_COLUMNS, matchIucnColumns } from './iucn-columns.ts';
import { isThreatened, readIucnCategory } from './iucn-category.ts';
import { iucnKeys, searchKeys } from './iucn-keys.ts';
import { readIucnList } from './iucn-list.ts';
import { isIucnRow, readIucnRow } from './iucn-row.ts';
import { IUCN_CATEGORIES } from './taxonomy.ts';

const headings = [
  'internalTaxonId',
  'scientificName',
  'className',
  'orderName',
  'familyName',
  'redlistCategory',
  'Common name (fr)',
];
const mapping = matchIucnColumns(headings);
const lion = ['15951', 'Panthera leo', 'MAMMALIA', 'CARNIVORA', 'FELIDAE', 'Vulnerable', 'Lion'];

describe('the columns of a list', () => {
  it('are known by their headings, in any order', () => {
    expect(mapping).toMatchObject({
      iucnId: 0,
      latinName: 1,
      className: 2,
      orderLatinName: 3,
      familyLatinName: 4,
      category: 5,
    });
    expect(mapping['name.fr']).toBe(6);
    expect(matchIucnColumns(['Common Name', 'LATIN NAME'])).toMatchObject({ latinName: 1, 'name.en': 0, iucnId: null });
    expect(matchIucnColumns(['Nom scientifique', 'Ordre', 'Famille', 'Nom français'])).toMatchObject({
      latinName: 0,
      orderLatinName: 1,
      familyLatinName: 2,
      'name.fr': 3,
    });
  });
  it('of which two say the same are the first one', () =>
    expect(matchIucnColumns(['scientificName', 'Latin name']).latinName).toBe(0));
  it('of a file of something else are not found', () =>
    expect(IUCN_COLUMNS.filter((column) => matchIucnColumns(['Price', 'Colour', ''])[column] !== null)).toEqual([]));
});

describe('a category', () => {
  it.each([
    ['VU', 'VU'],
    [' vu ', 'VU'],
    ['Critically Endangered', 'CR'],
    ['Lower Risk/least concern', 'LC'],
    ['', null],
  ])('%j is %j', (cell, category) => expect(readIucnCategory(cell)).toBe(category));
  it.each(['Rare', 'XX', '=VU'])('%j is none', (cell) => expect(readIucnCategory(cell)).toBeUndefined());
  it('threatens with extinction from VU on', () =>
    expect(IUCN_CATEGORIES.filter(isThreatened)).toEqual(['VU', 'EN', 'CR', 'EW', 'EX']));
});

describe('a line of the list', () => {
  const read = (changed: Record<number, string>) =>
    readIucnRow(
      lion.map((cell, place) => changed[place] ?? cell),
      mapping,
    );
  const faults = (changed: Record<number, string>) => {
    const found = read(changed);
    return found !== null && 'faults' in found ? found.faults.map(({ column, problem }) => `${column} ${problem}`) : [];
  };
  it('is a species, which the server takes', () => {
    const found = read({});
    const row = {
      iucnId: '15951',
      latinName: 'Panthera leo',
      className: 'MAMMALIA',
      orderLatinName: 'CARNIVORA',
      familyLatinName: 'FELIDAE',
      category: 'VU',
      commonNames: { fr: 'Lion' },
    } as const;
    expect(found).toEqual({ row });
    expect(isIucnRow(row)).toBe(true);
    for (const wrong of [{ latinName: 'panthera' }, { iucnId: '../x' }, { className: 'x'.repeat(301) }])
      expect(isIucnRow({ ...row, ...wrong })).toBe(false);
  });
  it('without an identifier goes by its Latin name', () =>
    expect(read({ 0: '' })).toMatchObject({ row: { iucnId: 'panthera-leo' } }));
  it('of a subspecies is written as the catalogue writes it', () =>
    expect(read({ 1: 'Panthera leo ssp. persica' })).toMatchObject({ row: { latinName: 'Panthera leo persica' } }));
  it('that is blank is none', () => expect(readIucnRow(['', '  ', ''], mapping)).toBeNull());
  it.each([
    [{ 1: '' }, 'latinName latinMissing'],
    [{ 1: 'Lion' }, 'latinName latinInvalid'],
    [{ 0: 'a/b' }, 'iucnId idInvalid'],
    [{ 5: 'Rare' }, 'category categoryUnknown'],
    [{ 4: 'F'.repeat(301) }, 'familyLatinName tooLong'],
    [{ 6: 'L'.repeat(1_001) }, 'name.fr tooLong'],
  ])('%j is wrong: %s', (changed, fault) => expect(faults(changed)).toEqual([fault]));
});

it('a list gives its species and its wrong lines by their number', () => {
  const list = readIucnList([lion, [], ['1', 'x'], lion], mapping, 2);
  expect(list.rows).toHaveLength(1);
  expect(list.wrong.map(({ line, faults }) => [line, faults[0]?.problem])).toEqual([
    [4, 'latinInvalid'],
    [5, 'repeated'],
  ]);
  expect(readIucnList([lion], matchIucnColumns([]), 2)).toEqual({ rows: [], wrong: [] });
});

describe('the search in the list', () => {
  const { latinKey, nameKeys } = iucnKeys({
    latinName: 'Panthera leo',
    commonNames: { fr: 'Lion d’Afrique', de: 'Löwe' },
  });
  const finds = (typed: string) =>
    searchKeys(typed).length > 0 && searchKeys(typed).every((key) => nameKeys.includes(key));
  it.each(['pan', 'Panthera', 'leo', 'LION', 'löwe', 'lowe', 'lion afr', 'panthera leo'])(
    'finds the lion by %j',
    (typed) => expect(finds(typed)).toBe(true),
  );
  it.each(['', 'pa', 'd', 'tigris', 'lion tigre', 'rique'])('does not find it by %j', (typed) =>
    expect(finds(typed)).toBe(false),
  );
  it('orders by the Latin name', () => expect(latinKey).toBe('panthera leo'));
  it('looks for the longest word first', () => expect(searchKeys('leo panthera')).toEqual(['panthera', 'leo']));
  it('keeps no more keys than a document holds', () => {
    const commonNames = { en: Array.from({ length: 900 }, (_, n) => `word${n}`).join(' ') };
    expect(iucnKeys({ latinName: 'A b', commonNames }).nameKeys.length).toBeLessThanOrEqual(300);
  });
});
