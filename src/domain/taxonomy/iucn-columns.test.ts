import { describe, expect, it } from 'vitest';
import { IUCN_COLUMNS, matchIucnColumns } from './iucn-columns.ts';

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

describe('the columns of a list', () => {
  it('are recognised by their headings, in any order', () => {
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
  it('are the first ones when two have the same meaning', () =>
    expect(matchIucnColumns(['scientificName', 'Latin name']).latinName).toBe(0));
  it('of a file about something else are not found', () =>
    expect(IUCN_COLUMNS.filter((column) => matchIucnColumns(['Price', 'Colour', ''])[column] !== null)).toEqual([]));
});
