import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { itemsOf } from '#domain/tasks/checklist/item-text.ts';
import type { Task } from '#domain/tasks/task.ts';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { CHECKLIST, NUMBER, TICK } from '../../../tests/support/builders/checklist.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { field, open, patient, press, toSchedule, WIZARD } from '../../../tests/support/task-wizard.tsx';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => sessionStorage.clear());

const user = aUser({ userRight: 'admin' });
const sectors = [aSector()];
const sectorIds = [sectors[0]!.sectorId];
const LISTED = {
  ...{ zooId: user.zooId, sectorIds, target: { level: 'SECTOR' as const, ids: sectorIds } },
  ...{ checklist: CHECKLIST, requiredItems: [NUMBER] },
};

/** Opens the drawer of a task with a checklist, as a person who may work on it. */
async function openDrawer(differences: Partial<Task> = {}) {
  const tasks = [aTask({ ...LISTED, ...differences })];
  const fake = fakeRepositories({ user, establishment: anEstablishment(), sectors, colleagues: [user], tasks });
  const read = vi.spyOn(fake.fakes.taskDetails, 'read');
  await openApp('/TaskManagementView?id=task-1', { repositories: fake.repositories, features: tasksRoutes });
  const list = within(await screen.findByRole('region', { name: 'Liste de contrôle' }, patient));
  return { ...fake, read, list };
}

describe('the checklist of a task', () => {
  it('records a tick at once', async () => {
    const { list, read } = await openDrawer();
    await userEvent.click(await list.findByRole('checkbox', { name: 'Vérifier la clôture' }, patient));
    await waitFor(() => expect(read.mock.calls[0]?.[0].said).toEqual({ itemId: TICK, value: true, comment: '' }));
  });

  it('records a number with Enter, and asks for a comment when it is out of bounds', async () => {
    const { list, read } = await openDrawer();
    const number = await list.findByLabelText(/^Valeur de/, {}, patient);
    await userEvent.type(number, '20,5{Enter}');
    await waitFor(() => expect(read.mock.calls[0]?.[0].said).toEqual({ itemId: NUMBER, value: 20.5, comment: '' }));
    await userEvent.clear(number);
    await userEvent.type(number, '30{Enter}');
    expect(read).toHaveBeenCalledTimes(1);
    await userEvent.type(list.getByLabelText(/^Commentaire sur/), 'Chauffage en panne');
    const buttons = list.getAllByRole('button', { name: 'Relever «\u00a0Température de l’eau\u00a0»' });
    await userEvent.click(buttons.at(-1)!);
    await waitFor(() =>
      expect(read.mock.calls[1]?.[0].said).toEqual({ itemId: NUMBER, value: 30, comment: 'Chauffage en panne' }),
    );
  });

  it('shows what was read last, by whom, and that a number is out of bounds', async () => {
    const reading = { itemId: NUMBER, place: 1, by: user.userId, atUnix: 1_736_900_000_000, comment: 'Panne' };
    const { list } = await openDrawer({ readings: [{ ...reading, value: 30 }], doneItems: [NUMBER] });
    expect(await list.findByText('30 °C', {}, patient)).toBeVisible();
    expect(list.getByText('Hors limites')).toBeVisible();
    expect(list.getByText('Panne')).toBeVisible();
    expect(list.getByText('1 sur 4')).toBeVisible();
  });

  it('is only read once the task is closed', async () => {
    const { list } = await openDrawer({ status: 'DONE', completedAtUnix: 1, completedBy: 'bo' });
    expect(await list.findByRole('checkbox', { name: 'Vérifier la clôture' }, patient)).toBeDisabled();
    expect(list.queryByLabelText(/^Valeur de/)).toBeNull();
  });

  it('shows how far it is in the row of the task', async () => {
    await openDrawer({ doneItems: [TICK] });
    expect(
      (await screen.findAllByRole('img', { name: 'Liste de contrôle\u00a0: 1 sur 4', hidden: true }, patient)).length,
    ).toBeGreaterThan(0);
  });
});

describe('a new task', () => {
  it('is written with the items of its checklist, and asks for the words of an item at its step', async () => {
    const { fakes } = await open(WIZARD);
    const create = vi.spyOn(fakes.tasks, 'create');
    await userEvent.type(await field(/^Titre/), 'Ronde');
    await press('Ajouter un point');
    await press('Continuer');
    expect(await screen.findByText('Écrivez le point 1, ou retirez-le')).toBeVisible();
    await userEvent.type(await field('Point 1'), 'Vérifier la clôture');
    await userEvent.click(await screen.findByRole('switch', { name: 'Point 1 obligatoire' }));
    await userEvent.clear(await field(/^Titre/));
    await toSchedule();
    await press('Créer la tâche');
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(itemsOf(create.mock.calls[0]?.[0].content.checklist ?? [])).toMatchObject([
      { kind: 'tick', label: 'Vérifier la clôture', isRequired: true },
    ]);
  });
});
