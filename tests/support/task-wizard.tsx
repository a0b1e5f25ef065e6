import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { aSector, anEstablishment } from './builders/establishment.ts';
import { aUser } from './builders/user.ts';
import { fakeRepositories } from './fakes/repositories.ts';
import { openApp } from '#app/app-under-test.tsx';

/** The parts of a page are compiled at their first use. */
export const patient = { timeout: 20_000 };
export const WIZARD = '/TaskManagementView?new=task';

/** Opens the wizard in an establishment of two sectors. */
export async function open(address: string, more: Parameters<typeof fakeRepositories>[0] = {}) {
  const me = aUser({ userId: 'keeper-1', userRight: 'admin' });
  const fake = fakeRepositories({
    user: me,
    establishment: anEstablishment(),
    sectors: [aSector(), aSector({ sectorId: 'night', sectorName: 'Monde de la nuit', value: 'night' })],
    colleagues: [me, aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' })],
    tasks: [],
    ...more,
  });
  const app = await openApp(address, { repositories: fake.repositories, features: tasksRoutes });
  return { ...app, ...fake };
}

export const field = (name: RegExp | string) => screen.findByLabelText(name, {}, patient);
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, patient));
export async function choose(name: string, option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name }, patient));
  await userEvent.click(await screen.findByRole('option', { name: option }, patient));
}

/** Fills the first two steps. */
export async function toSchedule(title = 'Ronde du soir') {
  await userEvent.type(await field(/^Titre/), title);
  await press('Continuer');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Savane africaine/ }, patient));
  await press('Continuer');
  await screen.findByRole('combobox', { name: 'Récurrence' }, patient);
}
