import { expect, it } from 'vitest';
import { aKnownAnimal } from '../../../tests/support/registers/ground.ts';
import { changesOf } from './compare-row.ts';

const { animalName, animalChipId, animalBirthdate, animalSexe, specieId, subspecies, registryId } = aKnownAnimal();
const row = {
  line: 2,
  animalName,
  animalChipId,
  animalBirthdate,
  animalSexe,
  specieId,
  subspecies,
  registryId,
  enclosureId: 'savanna',
  notes: '',
};

it('an equal row changes nothing', () => expect(changesOf(row, aKnownAnimal())).toEqual([]));

it('fields that a row leaves empty stay as they are', () => {
  expect(changesOf({ ...row, animalChipId: null, animalBirthdate: null }, aKnownAnimal({ subspecies: 'x' }))).toEqual(
    [],
  );
});

it('each changed field is listed with its old and its new value', () => {
  expect(
    changesOf({ ...row, animalName: 'Nalla', enclosureId: 'aviary', subspecies: 'P. l. persica' }, aKnownAnimal()),
  ).toEqual([
    { field: 'animalName', from: 'Nala', to: 'Nalla' },
    { field: 'subspecies', from: null, to: 'P. l. persica' },
    { field: 'enclosureId', from: 'savanna', to: 'aviary' },
  ]);
});

it.each([
  ['registryId', 'M00009'],
  ['animalName', 'Nalla'],
  ['animalSexe', 'Male'],
  ['animalBirthdate', '04/2019'],
  ['animalChipId', '25020000000099'],
  ['specieId', 'ara-macao'],
  ['subspecies', 'P. l. persica'],
  ['enclosureId', 'aviary'],
] as const)('a row that changes %s alone lists it, and an empty text in its place changes nothing', (field, to) => {
  const known = aKnownAnimal({ subspecies: 'P. l. leo' });
  const same = { ...row, subspecies: 'P. l. leo' };
  expect(changesOf({ ...same, [field]: to }, known)).toEqual([{ field, from: known[field], to }]);
  expect(changesOf({ ...same, animalName: 'Nalla', [field]: '' }, known).map((change) => change.field)).toEqual(
    field === 'animalName' ? [] : ['animalName'],
  );
});

it('a row with a further identifier lists it and nothing else', () => {
  const otherIdentifiers = [{ kind: 'local' as const, value: 'L1' }];
  expect(changesOf({ ...row, otherIdentifiers }, aKnownAnimal())).toEqual([
    { field: 'otherIdentifiers', from: null, to: 'L1' },
  ]);
});
