import { describe, expect, it } from 'vitest';
import { isThreatened, readIucnCategory } from './iucn-category.ts';
import { IUCN_CATEGORIES } from './taxonomy.ts';

describe('a category', () => {
  it.each([
    ['VU', 'VU'],
    [' vu ', 'VU'],
    ['Least Concern', 'LC'],
    ['Near Threatened', 'NT'],
    ['Vulnerable', 'VU'],
    ['Endangered', 'EN'],
    ['Critically Endangered', 'CR'],
    ['Extinct in the Wild', 'EW'],
    ['Extinct', 'EX'],
    ['Data Deficient', 'DD'],
    ['Not Evaluated', 'NE'],
    ['Lower Risk/least concern', 'LC'],
    ['LR/lc', 'LC'],
    ['Lower Risk/near threatened', 'NT'],
    ['LR/nt', 'NT'],
    ['', null],
  ])('%j is %j', (cell, category) => expect(readIucnCategory(cell)).toBe(category));
  it.each(['Rare', 'XX', '=VU'])('%j is none', (cell) => expect(readIucnCategory(cell)).toBeUndefined());
  it('threatens with extinction from VU on', () =>
    expect(IUCN_CATEGORIES.filter(isThreatened)).toEqual(['VU', 'EN', 'CR', 'EW', 'EX']));
});
