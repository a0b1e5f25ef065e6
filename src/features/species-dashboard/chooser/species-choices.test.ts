import { expect, it } from 'vitest';
import { aTaxonomy } from '../../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../../tests/support/builders/register-animal.ts';
import { speciesChoices } from './species-choices.ts';

it('offers the species that live here by name in the language, with the number of their animals', () => {
  const animals = [
    aRegisterAnimal({ animalId: 'a' }),
    aRegisterAnimal({ animalId: 'b' }),
    aRegisterAnimal({ animalId: 'c', specieId: 'cheetah' }),
    aRegisterAnimal({ animalId: 'd', specieId: 'new', specieName: 'Zorille', specieLatinName: 'Ictonyx striatus' }),
    aRegisterAnimal({ animalId: 'e', specieId: 'impala', status: 'dead' }),
    aRegisterAnimal({ animalId: 'f', specieId: null }),
  ];
  const choices = speciesChoices(animals, aTaxonomy(), 'en');
  expect(choices.map(({ specieId, name, count }) => [specieId, name, count])).toEqual([
    ['cheetah', 'Cheetah', 1],
    ['lion', 'Lion', 2],
    ['new', 'Zorille', 1],
  ]);
  expect(choices[2]).toMatchObject({ latinName: 'Ictonyx striatus', searchText: expect.stringContaining('zorille') });
});
