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
