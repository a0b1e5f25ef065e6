import { describe, expect, it } from 'vitest';
import { type ColumnFilter, type FilterAnswers, matching } from './column-filter.ts';

type Animal = { name: string; sectors: string[]; weight: number | null };
const animals: Animal[] = [
  { name: 'Élan', sectors: ['forest'], weight: 300 },
  { name: 'Zoé', sectors: ['savanna', 'forest'], weight: null },
  { name: 'Kali', sectors: [], weight: 4 },
];
const columns: { id: string; filter?: ColumnFilter<Animal> }[] = [
  { id: 'name', filter: { kind: 'text', textOf: (animal) => animal.name } },
  { id: 'sectors', filter: { kind: 'choice', choices: [], valuesOf: (animal) => animal.sectors } },
  { id: 'weight', filter: { kind: 'number', numberOf: (animal) => animal.weight } },
  { id: 'photo' },
];
const names = (answers: FilterAnswers) => matching(animals, columns, answers).map((animal) => animal.name);

describe('a column’s filter', () => {
  it('finds a text whatever its accents', () => {
    expect(names({ name: { kind: 'text', text: ' ELA ' } })).toEqual(['Élan']);
  });
  it('keeps rows with any of the choices', () => {
    expect(names({ sectors: { kind: 'choice', values: ['savanna'] } })).toEqual(['Zoé']);
    expect(names({ sectors: { kind: 'choice', values: ['savanna', 'forest'] } })).toEqual(['Élan', 'Zoé']);
  });
  it('keeps numbers from the least to the most, both included; a row without a number is left out', () => {
    expect(names({ weight: { kind: 'number', least: 4, most: 300 } })).toEqual(['Élan', 'Kali']);
    expect(names({ weight: { kind: 'number', least: null, most: 299 } })).toEqual(['Kali']);
  });
  it('without an answer keeps every row, and the list itself', () => {
    const open: FilterAnswers = {
      name: { kind: 'text', text: ' ' },
      sectors: { kind: 'choice', values: [] },
      weight: { kind: 'number', least: null, most: null },
    };
    expect(matching(animals, columns, open)).toBe(animals);
  });
  it('counts together with the others; an answer for an unknown column, or of another kind, filters nothing', () => {
    expect(names({ name: { kind: 'text', text: 'l' }, weight: { kind: 'number', least: 100, most: null } })).toEqual([
      'Élan',
    ]);
    expect(names({ photo: { kind: 'text', text: 'x' }, gone: { kind: 'text', text: 'x' } })).toHaveLength(3);
    expect(names({ name: { kind: 'number', least: 4, most: null } })).toHaveLength(3);
  });
});
