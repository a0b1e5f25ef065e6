import { expect, it } from 'vitest';
import { animalBeside, nextAnimal } from './next-animal.ts';

const records = [
  { animalId: 'a', sighting: 'not_done' },
  { animalId: 'b', sighting: 'seen' },
  { animalId: 'c', sighting: 'not_done' },
] as const;

it.each([
  ['a', 'c'],
  ['c', 'a'],
])('after %s comes %s, which is still to be recorded', (one, next) => expect(nextAnimal(records, one)).toBe(next));

it('the last animal stays when all are recorded', () =>
  expect(nextAnimal([records[1], { animalId: 'd', sighting: 'not_visible' }], 'd')).toBe('d'));

it('the animal beside another ends at the ends', () =>
  expect([animalBeside(records, 'a', 1), animalBeside(records, 'a', -1), animalBeside(records, 'c', 1)]).toEqual([
    ...['b', 'a', 'c'],
  ]));
