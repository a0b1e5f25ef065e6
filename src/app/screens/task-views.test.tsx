import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };

const DAY = Date.parse('2031-03-10T10:00:00Z');
const lagoon = aSector({ sectorId: 'lagoon', sectorName: 'Lagune', label: 'Lagune', value: 'lagoon' });
const inSector = (sectorId: string) => ({ sectorId, sectorIds: [sectorId] });
const tasks = [
  aTask({ taskId: 'a', title: 'Foin', ...inSector('savanna'), animalIds: ['nala'], dueAtUnix: DAY }),
  aTask({ taskId: 'b', title: 'Ronde', ...inSector('savanna'), responsibleIds: ['bo'], dueAtUnix: DAY }),
  aTask({ taskId: 'c', title: 'Filtre', ...inSector('lagoon'), dueAtUnix: DAY + 86_400_000 }),
];

async function open(address: string) {
  const { repositories } = fakeRepositories({
    user: aUser(),
    establishment: anEstablishment(),
    sectors: [aSector(), lagoon],
    colleagues: [aUser(), aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' })],
    animals: [aRegisterAnimal()],
    tasks,
  });
  return openApp(address, { repositories, features: tasksRoutes });
}

describe('the task list in groups', () => {
  it.each([
    ['sector', ['Savane africaine2 tâches', 'Lagune1 tâche']],
    ['animal', ['Nala1 tâche', 'Sans animal2 tâches']],
    ['day', ['lundi 10 mars 20312 tâches', 'mardi 11 mars 20311 tâche']],
    ['person', ['Bo Lund1 tâche', 'Non attribuées2 tâches']],
  ])('by %s names each group, with the number of its tasks', async (grouping, headings) => {
    await open(`/TaskManagementView?group=${grouping}`);
    await screen.findByRole('link', { name: 'Foin' }, patient);
    const shown = () =>
      screen
        .getAllByRole('button', { expanded: true })
        .flatMap(({ textContent }) => textContent.match(/.*\d tâches?$/) ?? []);
    await vi.waitFor(() => expect(shown().toSorted()).toEqual(headings.toSorted()), patient);
  });
});

describe('the views of the task list', () => {
  const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'Vues' }, patient));

  it('keep the filters of the moment under a name, and bring them back', async () => {
    const { path } = await open('/TaskManagementView?due=overdue&sector=lagoon');
    await openMenu();
    await userEvent.type(await screen.findByLabelText('Nom de la vue', {}, patient), 'Retards du lac');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer la vue' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'À prendre' }));
    await vi.waitFor(() => expect(path()).toBe('/TaskManagementView?who=nobody'), patient);
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Retards du lac' }, patient));
    await vi.waitFor(() => expect(path()).toBe('/TaskManagementView?sector=lagoon&due=overdue'), patient);
  });
});
