import { describe, expect, it } from 'vitest';
import { ownWordsOf } from './own-words.ts';
import { RowCells } from './row-cells.ts';

const placeOf = new Map([
  ['animalName', 0],
  ['notes', 1],
] as const);

describe('the cells of a row', () => {
  it('are trimmed; a missing cell, or the cell of a missing column, is empty', () => {
    const cells = new RowCells([' Nala '], placeOf, ownWordsOf({}));
    expect([cells.cell('animalName'), cells.cell('notes'), cells.cell('status')]).toEqual(['Nala', '', '']);
    expect(cells.faults).toEqual([]);
  });
  it.each([
    ['formula', 'import/formula'],
    ['error', 'import/cell-error'],
    ['precision', 'import/precision-lost'],
    ['characters', 'import/characters-broken'],
  ] as const)('without a text (%s) are named with their value', (fault, code) => {
    const cells = new RowCells([{ fault, text: '#' }], placeOf, ownWordsOf({}));
    expect(cells.cell('animalName')).toBe('');
    expect(cells.faults).toEqual([{ field: 'animalName', value: '#', error: { code } }]);
    expect(cells.isWrong('animalName')).toBe(true);
  });
  it('that are too long, or of several lines, are named', () => {
    const cells = new RowCells(['x'.repeat(11), 'a\nb'], placeOf, ownWordsOf({}));
    cells.line('animalName', 10);
    cells.line('notes', 10);
    expect(cells.faults.map(({ error }) => error.code)).toEqual(['import/too-long', 'import/control-characters']);
    expect([cells.isWrong('animalName'), cells.isWrong('notes'), cells.isWrong('status')]).toEqual([true, true, false]);
  });
  it('may have a meaning that people gave them, but none that every object inherits', () => {
    const cells = new RowCells([], placeOf, ownWordsOf({ enclosure: { 'enclos 12': 'e12' } }));
    expect(cells.matched('enclosure', 'ENCLOS  12')).toBe('e12');
    expect(cells.matched('enclosure', 'constructor')).toBeUndefined();
    expect(cells.matched('status', 'x')).toBeUndefined();
  });
});
