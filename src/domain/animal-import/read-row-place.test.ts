import { describe, expect, it } from 'vitest';
import { aGround } from '../../../tests/support/registers/ground.ts';
import type { ImportCell, MatchedValues } from './import-field.ts';
import { enclosureMatcher } from './match-enclosure.ts';
import { speciesMatcher } from './match-species.ts';
import { ownWordsOf } from './own-words.ts';
import { readEnclosure, readSpecies } from './read-row-place.ts';
import { RowCells } from './row-cells.ts';

const { enclosures, species } = aGround();
const reading = {
  species: speciesMatcher(species),
  speciesIds: new Set(species.map(({ specieId }) => specieId)),
  enclosure: enclosureMatcher(enclosures),
  enclosureById: new Map(enclosures.map((one) => [one.enclosureId, one])),
};
const cellsOf = (latin: ImportCell, common: ImportCell, enclosure: ImportCell, values: MatchedValues = {}) =>
  new RowCells(
    [latin, common, enclosure],
    new Map([
      ['specieLatinName', 0],
      ['specieCommonName', 1],
      ['enclosure', 2],
    ] as const),
    ownWordsOf(values),
  );

describe('the species of a row', () => {
  it('that is not in the catalogue is named in its column, and waits to be matched', () => {
    const cells = cellsOf('', 'Griffon', '');
    expect(readSpecies(cells, reading)).toEqual({ specieId: null, subspecies: null });
    expect(cells.faults).toMatchObject([
      { field: 'specieCommonName', value: 'Griffon', error: { code: 'import/species-unknown' } },
    ]);
    expect(cells.unmatched).toEqual([{ field: 'species', value: 'Griffon' }]);
  });
  it('with a common name of another species is that of its Latin name, and says so', () => {
    const cells = cellsOf('Panthera leo', 'Scarlet macaw', '');
    expect(readSpecies(cells, reading).specieId).toBe('panthera-leo');
    expect(cells.warnings).toMatchObject([
      { field: 'specieCommonName', value: 'Scarlet macaw', error: { code: 'import/names-differ' } },
    ]);
  });
  it('with a common name of its own species has no warning', () => {
    const cells = cellsOf('Panthera leo', 'Lion', '');
    readSpecies(cells, reading);
    expect(cells.warnings).toEqual([]);
  });
  it('is the one matched by hand, if the catalogue still has it', () => {
    expect(readSpecies(cellsOf('Leo leo', '', '', { species: { 'leo leo': 'panthera-leo' } }), reading).specieId).toBe(
      'panthera-leo',
    );
    expect(readSpecies(cellsOf('Leo leo', '', '', { species: { 'leo leo': 'gone' } }), reading).specieId).toBeNull();
  });
});

describe('the enclosure of a row', () => {
  it.each([
    ['Lagoon', 'import/enclosure-unknown'],
    ['Old house', 'import/enclosure-archived'],
    ['Clinic', 'import/enclosure-foreign'],
    ['', 'import/enclosure-missing'],
  ])('"%s" is wrong: %s', (name, code) => {
    const cells = cellsOf('', '', name);
    readEnclosure(cells, reading);
    expect(cells.faults.map(({ error }) => error.code)).toEqual([code]);
  });
  it('is the one matched by hand', () => {
    const cells = cellsOf('', '', 'Lagoon', { enclosure: { lagoon: 'savanna' } });
    expect(readEnclosure(cells, reading)?.enclosureId).toBe('savanna');
  });
});
