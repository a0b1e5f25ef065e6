import { expect, it } from 'vitest';
import { matchIucnColumns } from './iucn-columns.ts';
import { readIucnList } from './iucn-list.ts';

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

it('a list gives its species and its wrong lines by their number', () => {
  const list = readIucnList([lion, [], ['1', 'x'], lion], mapping, 2);
  expect(list.rows).toHaveLength(1);
  expect(list.wrong.map(({ line, faults }) => [line, faults[0]?.problem])).toEqual([
    [4, 'latinInvalid'],
    [5, 'repeated'],
  ]);
  expect(readIucnList([lion], matchIucnColumns([]), 2)).toEqual({ rows: [], wrong: [] });
});
