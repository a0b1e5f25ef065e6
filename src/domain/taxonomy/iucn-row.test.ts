import { describe, expect, it } from 'vitest';
import { matchIucnColumns } from './iucn-columns.ts';
import { isIucnRow, readIucnRow } from './iucn-row.ts';
import { TAXON_NAME_LENGTH } from './latin-name.ts';

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
  it('is a species that the server accepts', () => {
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
    expect(isIucnRow({ ...row, className: 'x'.repeat(TAXON_NAME_LENGTH) })).toBe(true);
    expect(isIucnRow({ ...row, commonNames: { fr: 'x'.repeat(1_000), en: 'Lion' } })).toBe(true);
    for (const wrong of [
      { latinName: 'panthera' },
      { iucnId: '../x' },
      { className: 'x'.repeat(TAXON_NAME_LENGTH + 1) },
      { commonNames: { fr: 'x'.repeat(1_001) } },
      { commonNames: { fr: 'Lion\u0000' } },
      { commonNames: { fr: 'Lion', en: 'x'.repeat(1_001) } },
    ])
      expect(isIucnRow({ ...row, ...wrong })).toBe(false);
  });
  it('without an identifier gets its Latin name as one', () =>
    expect(read({ 0: '' })).toMatchObject({ row: { iucnId: 'panthera-leo' } }));
  it('of a subspecies is written as the catalogue writes it', () =>
    expect(read({ 1: 'Panthera leo ssp. persica' })).toMatchObject({ row: { latinName: 'Panthera leo persica' } }));
  it.each([
    [1, 'latinName', 300],
    [2, 'className', 300],
    [3, 'orderLatinName', 300],
    [4, 'familyLatinName', 300],
    [6, 'name.fr', 1_000],
  ])('with the cell %i has a %s of %i characters at most', (place, column, longest) => {
    const text = (length: number) => (place === 1 ? `Panthera ${'x'.repeat(length - 9)}` : 'x'.repeat(length));
    expect(faults({ [place]: text(longest) })).toEqual([]);
    expect(faults({ [place]: text(longest + 1) })).toEqual([`${column} tooLong`]);
  });
  it('that is blank is no species', () => expect(readIucnRow(['', '  ', ''], mapping)).toBeNull());
  it('that ends before its last columns has nothing in them', () => {
    const found = readIucnRow(lion.slice(0, -1), mapping);
    expect(found).toHaveProperty('row.latinName', 'Panthera leo');
    expect(found).toHaveProperty('row.commonNames', {});
  });
  it.each([
    [{ 1: '' }, 'latinName latinMissing'],
    [{ 1: 'Lion' }, 'latinName latinInvalid'],
    [{ 0: 'a/b' }, 'iucnId idInvalid'],
    [{ 5: 'Rare' }, 'category categoryUnknown'],
    [{ 4: 'F'.repeat(301) }, 'familyLatinName tooLong'],
    [{ 6: 'L'.repeat(1_001) }, 'name.fr tooLong'],
  ])('%j is wrong: %s', (changed, fault) => expect(faults(changed)).toEqual([fault]));
});
