import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { animalsRoutes } from '../../src/features/animals/animals.routes.ts';
import type { User } from '../../src/domain/users/user.ts';
import { aSector, anEstablishment } from './builders/establishment.ts';
import { aGroup, anAnimal, anEnclosure, aTaxonomy } from './builders/park.ts';
import { aRegisterAnimal } from './builders/register-animal.ts';
import { aUser } from './builders/user.ts';
import { fakeRepositories } from './fakes/repositories.ts';
import { openApp } from '../../src/app/app-under-test.tsx';

/** The parts of a page are compiled at their first use. */
export const patient = { timeout: 30_000 };

/** The animals of the register: two lions, a cheetah, and an archived one. */
export const ANIMALS = [
  aRegisterAnimal(),
  aRegisterAnimal({ animalId: 'zoe', animalName: 'Zoé', animalSexe: 'Male', registryId: null }),
  aRegisterAnimal({ animalId: 'kit', animalName: 'Kit', specieId: 'cheetah', animalSexe: null }),
  aRegisterAnimal({ animalId: 'old', animalName: 'Vieux', isArchived: true, enclosureId: null }),
];

/** Opens a screen of the animals for a person, with a register, a catalogue and places. */
export async function open(
  address: string,
  {
    user = {},
    zoo = {},
    animal = anAnimal(),
    animals = ANIMALS,
    sharedAnimals = [],
  }: {
    readonly user?: Partial<User>;
    readonly zoo?: object;
    readonly animal?: ReturnType<typeof anAnimal>;
    readonly animals?: typeof ANIMALS;
    readonly sharedAnimals?: typeof ANIMALS;
  } = {},
) {
  const fake = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(zoo),
    sectors: [aSector()],
    animals,
    sharedAnimals,
    animal,
    enclosures: [anEnclosure(), anEnclosure({ enclosureId: 'rock', enclosureName: 'Rocher' })],
    groups: [aGroup(), aGroup({ groupId: 'impalas', groupName: 'La harde', species: ['impala'] })],
    taxonomy: aTaxonomy(),
  });
  const app = await openApp(address, { repositories: fake.repositories, features: animalsRoutes });
  return { ...app, ...fake };
}

/** Opens the form of the animal from its page. */
export async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier' }, patient));
  return screen.findByRole('dialog', { name: /^Modifier / }, patient);
}

/** Chooses from a field that offers names. */
export async function choose(label: RegExp, name: RegExp) {
  await userEvent.click(await screen.findByRole('combobox', { name: label }, patient));
  await userEvent.click(await screen.findByRole('option', { name }, patient));
}
