import { expect, it } from 'vitest';
import { aRegisterAnimal } from '../../../../tests/support/builders/register-animal.ts';
import { animalsToObserve, enclosuresToObserve } from './animals-to-observe.ts';

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

it('sessions of a campaign by individual take place where its animals live', () => {
  const campaign = {
    concernedBy: 'individual',
    enclosureIds: [],
    animalIds: ['simba', 'elsewhere', 'departed'],
  } as const;
  const places = (differences: object) =>
    enclosuresToObserve(
      { ...campaign, animalIds: [...campaign.animalIds], enclosureIds: [], ...differences },
      register,
    );
  expect(places({})).toEqual(['plain', 'lake']);
  expect(places({ concernedBy: 'enclosure', enclosureIds: ['hill'] })).toEqual(['hill']);
});
