import { expect, it } from 'vitest';
import { aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { foundChoices } from '#ui/fields/choice-search.ts';
import { animalChoice } from './animal-choice.ts';

const duma = animalChoice(
  aRegisterAnimal({ animalId: 'duma', animalName: 'Duma', specieId: 'cheetah' }),
  aTaxonomy().species,
  'fr',
);

it('an animal is named with its species in the language of the page', () => expect(duma.label).toBe('Duma · Guépard'));

it.each(['duma', 'guepard', 'CHEETAH', 'jubatus'])('an animal is found in French by "%s"', (search) =>
  expect(foundChoices({ options: [duma], search, limit: 10 })).toEqual([duma]),
);
