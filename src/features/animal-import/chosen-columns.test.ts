import { expect, it } from 'vitest';
import { chosenColumns } from './chosen-columns.ts';

it('a meaning moves from its former column to the newly chosen one', () => {
  expect(chosenColumns(['animalName', null, 'notes'], 1, 'animalName')).toEqual([null, 'animalName', 'notes']);
});
it('a column that is left out leaves the others as they are', () => {
  expect(chosenColumns(['animalName', null, null], 0, null)).toEqual([null, null, null]);
});
