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

it('a row that says the same changes nothing', () => expect(changesOf(row, aKnownAnimal())).toEqual([]));

it('what a row does not say stays', () => {
  expect(changesOf({ ...row, animalChipId: null, animalBirthdate: null }, aKnownAnimal({ subspecies: 'x' }))).toEqual(
    [],
  );
});

it('each field that differs is told with what it was and what it becomes', () => {
  expect(
    changesOf({ ...row, animalName: 'Nalla', enclosureId: 'aviary', subspecies: 'P. l. persica' }, aKnownAnimal()),
  ).toEqual([
    { field: 'animalName', from: 'Nala', to: 'Nalla' },
    { field: 'subspecies', from: null, to: 'P. l. persica' },
    { field: 'enclosureId', from: 'savanna', to: 'aviary' },
  ]);
});
