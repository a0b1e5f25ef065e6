import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { animalsRoutes } from '#features/animals/animals.routes.ts';
import { enclosuresRoutes } from '#features/enclosures/enclosures.routes.ts';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail } from '#domain/shared/result.ts';
import type { Task } from '#domain/tasks/task.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anAnimal, anEnclosure, aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { aTaskPage, fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };
beforeEach(() => sessionStorage.clear());

const OF_NALA = '/AnimalManagementView?id=nala&tab=tasks';
const OF_PLAIN = '/EnclosureManagementView?id=plain&tab=tools';

async function open(address: string, tasks: readonly Task[] | undefined) {
  const fake = fakeRepositories({
    user: aUser(),
    establishment: anEstablishment(),
    sectors: [aSector()],
    animals: [aRegisterAnimal(), aRegisterAnimal({ animalId: 'zoe', animalName: 'Zoé' })],
    animal: anAnimal(),
    enclosures: [anEnclosure()],
    taxonomy: aTaxonomy(),
    ...(tasks === undefined ? {} : { tasks }),
  });
  const watchList = vi.spyOn(fake.fakes.tasks, 'watchList');
  const app = await openApp(address, {
    repositories: fake.repositories,
    features: [...animalsRoutes, ...enclosuresRoutes, ...tasksRoutes],
  });
  const asked = () => watchList.mock.calls.map(([list]) => list);
  return { ...app, ...fake, asked };
}

describe('the tasks of a record', () => {
  it.each([
    [OF_NALA, { animalId: 'nala' }, 'animal=nala'],
    [OF_PLAIN, { enclosureId: 'plain' }, 'enclosure=plain'],
  ])('stand on the page %s, with the ways to their list and to a new one', async (address, record, named) => {
    const { asked } = await open(address, [aTask()]);
    expect(await screen.findByText('Nourrir les zèbres', {}, patient)).toBeVisible();
    expect(asked()).toContainEqual(expect.objectContaining({ ...record, status: 'unfinished', pageSize: 50 }));
    expect(screen.getByRole('link', { name: 'Créer une tâche' })).toHaveAttribute(
      'href',
      `/TaskManagementView?new=task&${named}`,
    );
    expect(screen.getByRole('link', { name: 'Voir dans la liste des tâches' })).toHaveAttribute(
      'href',
      `/TaskManagementView?${named}&later=1`,
    );
  });

  it('that are closed are read only when a person asks for them', async () => {
    const { asked } = await open(OF_NALA, []);
    expect(await screen.findByText('Rien à faire ici', {}, patient)).toBeVisible();
    expect(asked().every(({ status }) => status === 'unfinished')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Afficher les tâches clôturées' }));
    expect(await screen.findByText('Aucune tâche clôturée.', {}, patient)).toBeVisible();
    expect(asked()).toContainEqual(expect.objectContaining({ animalId: 'nala', status: 'done', pageSize: 20 }));
  });

  it('can be tried again when they could not be read, and say when there are more', async () => {
    const { sources } = await open(OF_NALA, undefined);
    await screen.findByRole('link', { name: 'Créer une tâche' }, patient);
    sources.tasks.say(fail(appError('generic/permission-denied')));
    const retry = await screen.findByRole('button', { name: 'Réessayer' }, patient);
    sources.tasks.show(aTaskPage([aTask()], { hasMore: true }));
    await userEvent.click(retry);
    expect(await screen.findByText('Seule 1 tâche est affichée ici.', {}, patient)).toBeVisible();
  });
});

it('a new task for an animal begins with that animal as its target', async () => {
  const { fakes } = await open('/TaskManagementView?new=task&animal=nala', []);
  const create = vi.spyOn(fakes.tasks, 'create');
  await userEvent.type(await screen.findByLabelText(/^Titre/, {}, patient), 'Peser Nala');
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(await screen.findByRole('checkbox', { name: /^Nala/ }, patient)).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Zoé/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Créer la tâche' }, patient));
  await vi.waitFor(() => expect(create).toHaveBeenCalled());
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    content: { title: 'Peser Nala', target: { level: 'ANIMAL', ids: ['nala'] } },
    places: { enclosureIds: ['plain'], animalIds: ['nala'] },
  });
});

it('the list of tasks names the animal by which it is filtered', async () => {
  const { asked } = await open('/TaskManagementView?animal=nala&enclosure=plain', [
    aTask({ animalIds: ['nala'], enclosureIds: ['plain'] }),
  ]);
  expect(await screen.findByText('Nourrir les zèbres', {}, patient)).toBeVisible();
  expect(asked()).toContainEqual(expect.objectContaining({ animalId: 'nala', enclosureId: 'plain' }));
  expect(await screen.findByText('Animal : Nala', {}, patient)).toBeVisible();
  expect(await screen.findByText('Enclos : Grande plaine', {}, patient)).toBeVisible();
});
