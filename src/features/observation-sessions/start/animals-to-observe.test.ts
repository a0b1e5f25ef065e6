import { expect, it } from 'vitest';
import { aRegisterAnimal } from '../../../../tests/support/builders/register-animal.ts';
import { animalsToObserve } from './animals-to-observe.ts';

const register = [
  aRegisterAnimal({ animalId: 'nala' }),
  aRegisterAnimal({ animalId: 'simba' }),
  aRegisterAnimal({ animalId: 'elsewhere', enclosureId: 'lake' }),
  aRegisterAnimal({ animalId: 'departed', status: 'departed' }),
  aRegisterAnimal({ animalId: 'archived', isArchived: true }),
];
const ids = (concernedBy: 'enclosure' | 'individual', animalIds: string[] = []) =>
  animalsToObserve({ concernedBy, animalIds }, 'plain', register).map(({ animalId }) => animalId);

it('a campaign by enclosure observes the animals that live there', () =>
  expect(ids('enclosure')).toEqual(['nala', 'simba']));

it('a campaign by individual observes those it names, where they live', () =>
  expect(ids('individual', ['simba', 'elsewhere', 'departed'])).toEqual(['simba']));
