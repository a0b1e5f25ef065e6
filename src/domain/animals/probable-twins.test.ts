import { expect, it } from 'vitest';
import { aKnownAnimal } from '../../../tests/support/registers/ground.ts';
import { twinFinder } from './probable-twins.ts';

const probableTwins = (animals: readonly ReturnType<typeof aKnownAnimal>[]) => {
  const twinOf = twinFinder<ReturnType<typeof aKnownAnimal>>();
  return animals.map(twinOf).filter((pair) => pair !== null);
};
const nala = aKnownAnimal({ registryId: 'M1', animalChipId: null });
const pairs = (...others: Partial<typeof nala>[]) =>
  probableTwins([nala, ...others.map((differences) => ({ ...nala, registryId: null, ...differences }))]).length;

it.each([
  ['the same name, sex and birth', {}, 1],
  ['a name with another accent and case', { animalName: 'NÁLA' }, 1],
  ['an unknown birth and no identifier', { animalBirthdate: null }, 1],
  ['an unknown birth and an identifier of its own', { animalBirthdate: null, registryId: 'M2' }, 0],
  ['the same birth and an identifier of its own', { registryId: 'M2' }, 1],
  ['another birth', { animalBirthdate: '04/2019' }, 0],
  ['the other sex', { animalSexe: 'Male' }, 0],
  ['an unknown sex', { animalSexe: null }, 0],
  ['another species', { specieId: 'ara-macao' }, 0],
  ['an unknown species', { specieId: null }, 0],
  ['a record in the archives', { isArchived: true }, 0],
  ['a record of a dead animal', { status: 'dead' }, 0],
] as const)('%s: pairs are %i', (_case, differences, count) => {
  expect(pairs(differences)).toBe(count);
});

it('one chip makes twins of two names, as a transponder too, but not of two species', () => {
  const chipped = { ...nala, animalChipId: '25020000000001' };
  const other = aKnownAnimal({ registryId: null, animalName: 'Zira', animalChipId: null, animalBirthdate: null });
  const otherIdentifiers = [{ kind: 'transponder' as const, value: '25020000000001' }];
  expect(probableTwins([chipped, { ...other, otherIdentifiers }])).toHaveLength(1);
  expect(probableTwins([chipped, { ...other, animalChipId: '25020000000001' }])).toHaveLength(1);
  expect(probableTwins([chipped, { ...other, otherIdentifiers, specieId: 'ara-macao' }])).toEqual([]);
});

it('the first of three records stands in both pairs', () => {
  const [second, third] = ['b', 'c'].map((animalId) => ({ ...nala, animalId, registryId: null }));
  expect(probableTwins([nala, second!, third!]).map((pair) => pair.map(({ animalId }) => animalId))).toEqual([
    [nala.animalId, 'b'],
    [nala.animalId, 'c'],
  ]);
});
