import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { fail } from '#domain/shared/result.ts';
import type { Task } from '#domain/tasks/task.ts';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };
// Drafts stay in the tab: each test has its own.
beforeEach(() => sessionStorage.clear());

const user = aUser({ userRight: 'admin' });
const sectors = [aSector(), aSector({ sectorId: 'lagoon', sectorName: 'Lagune' })];
const colleagues = [user, aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' })];
const STORED = aTask({
  zooId: user.zooId,
  sectorIds: [sectors[0]!.sectorId],
  target: { level: 'SECTOR', ids: [sectors[0]!.sectorId] },
  scheduledForUnix: Date.parse('2025-01-15T07:00:30Z'),
  dueAtUnix: Date.parse('2025-01-15T16:00:45Z'),
});

/** Opens the drawer of a task as an admin, with the form behind one of its buttons. */
async function open(button: 'Modifier' | 'Changer l’attribution') {
  const fake = fakeRepositories({ user, establishment: anEstablishment(), sectors, colleagues, tasks: [STORED] });
  const edit = vi.spyOn(fake.fakes.taskDetails, 'edit');
  await openApp('/TaskManagementView?id=task-1', {
    ...{ repositories: fake.repositories, features: tasksRoutes },
  });
  await userEvent.click(await screen.findByRole('button', { name: button }, patient));
  const name = button === 'Modifier' ? 'Modifier la tâche' : button;
  const form = within(await screen.findByRole('form', { name }, patient));
  return {
    ...{ edit, form },
    save: () => userEvent.click(form.getByRole('button', { name: 'Enregistrer' })),
    /** somebody else changes the task */
    theirs: (differences: Partial<Task>) =>
      fake.sources.task.show({ task: { ...STORED, ...differences }, isWaiting: false }),
  };
}

describe('the edit form of a task', () => {
  it('sends only the changed fields, and leaves the seconds of an untouched time alone', async () => {
    const { edit, form, save } = await open('Modifier');
    expect(form.getByLabelText(/^Jour de début/)).toHaveValue('15/01/2025');
    expect(form.getByLabelText(/^Heure de début/)).toHaveValue('08:00');
    const due = form.getByLabelText(/^Heure d’échéance/);
    expect(due).toHaveValue('17:00');
    await userEvent.clear(due);
    await userEvent.type(due, '18:30');
    const start = form.getByLabelText(/^Heure de début/);
    await userEvent.clear(start);
    await userEvent.type(start, '08:00');
    await userEvent.type(form.getByRole('textbox', { name: /^Titre/ }), ' ');
    await save();
    await waitFor(() =>
      expect(edit).toHaveBeenCalledExactlyOnceWith({
        ...{ taskId: 'task-1', editedBy: user.userId },
        edit: { dueAtUnix: Date.parse('2025-01-15T17:30:00Z') },
        before: { dueAtUnix: STORED.dueAtUnix },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Modifier la tâche' })).toBeNull());
  });

  it('names a due time that is missing, at its field', async () => {
    const { edit, form, save } = await open('Modifier');
    await userEvent.clear(form.getByLabelText(/^Heure d’échéance/));
    await save();
    expect(form.getByLabelText(/^Jour d’échéance/)).toHaveFocus();
    expect(form.getByLabelText(/^Jour d’échéance/)).toBeInvalid();
    expect(form.getByLabelText(/^Jour d’échéance/)).toHaveValue('15/01/2025');
    expect(edit).not.toHaveBeenCalled();
  });

  it('shows both versions of a field that somebody else changes, and saves the chosen one over theirs', async () => {
    const { edit, form, save, theirs } = await open('Modifier');
    const description = form.getByRole('textbox', { name: 'Description' });
    await userEvent.clear(description);
    await userEvent.type(description, 'Deux seaux');
    theirs({ description: 'Trois seaux' });
    const conflict = await form.findByRole('group', { name: 'Description' }, patient);
    expect(conflict).toHaveTextContent('Trois seaux');
    expect(conflict).toHaveTextContent('Deux seaux');
    await save();
    expect(edit).not.toHaveBeenCalled();
    await userEvent.click(within(conflict).getByRole('button', { name: /^Garder ma saisie/ }));
    await save();
    await waitFor(() =>
      expect(edit).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ edit: { description: 'Deux seaux' }, before: { description: 'Trois seaux' } }),
      ),
    );
  });

  it('takes over what somebody else changes in another field, without a question', async () => {
    const { edit, form, save, theirs } = await open('Modifier');
    await userEvent.type(form.getByRole('textbox', { name: 'Description' }), ' frais');
    theirs({ title: 'Nourrir les girafes' });
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Titre/ })).toHaveValue('Nourrir les girafes'));
    expect(form.queryByRole('alert')).toBeNull();
    await save();
    await waitFor(() =>
      expect(edit).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          ...{ edit: { description: 'Foin et granulés frais' }, before: { description: 'Foin et granulés' } },
        }),
      ),
    );
  });

  it('names the sectors of two versions of the target', async () => {
    const { form, theirs } = await open('Modifier');
    await userEvent.click(form.getByRole('button', { name: 'Changer' }));
    await userEvent.click(await form.findByRole('checkbox', { name: 'Lagune' }, patient));
    theirs({ target: { level: 'SECTOR', ids: ['lagoon'] }, sectorIds: ['lagoon'] });
    const alert = await form.findByRole('alert', {}, patient);
    const conflict = within(alert).getByRole('group', { name: 'Pour quoi' });
    expect(conflict).toHaveTextContent('1 secteur · Lagune');
    expect(conflict).toHaveTextContent(`2 secteurs · ${sectors[0]!.sectorName} et Lagune`);
  });

  it('shows a refusal of the server until the newer version has come', async () => {
    const { edit, form, save, theirs } = await open('Modifier');
    edit.mockResolvedValueOnce(fail(appError('task/closed-meanwhile', { title: STORED.title })));
    await userEvent.type(form.getByRole('textbox', { name: 'Description' }), ' frais');
    await save();
    expect(await form.findByText(/Nourrir les zèbres.*entre-temps/, {}, patient)).toBeVisible();
    theirs({ description: 'Trois seaux' });
    expect(await form.findByRole('group', { name: 'Description' }, patient)).toHaveTextContent('Trois seaux');
    expect(form.queryByText(/Nourrir les zèbres.*entre-temps/)).toBeNull();
  });

  it('keeps what is typed when the task is closed meanwhile, and says so', async () => {
    const { edit, form, save, theirs } = await open('Modifier');
    await userEvent.type(form.getByRole('textbox', { name: 'Description' }), ' frais');
    theirs({ status: 'DONE', completedBy: 'bo', completedAtUnix: STORED.dueAtUnix });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Changer l’attribution' })).toBeNull());
    await save();
    expect(await form.findByRole('alert')).toHaveTextContent('Cette tâche est déjà clôturée');
    expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('Foin et granulés frais');
    expect(edit).not.toHaveBeenCalled();
  });

  it('forgets what was typed once it is cancelled', async () => {
    const { form } = await open('Modifier');
    await userEvent.type(form.getByRole('textbox', { name: 'Description' }), ' frais');
    await userEvent.click(form.getByRole('button', { name: 'Annuler' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Modifier' }, patient));
    expect(await screen.findByRole('textbox', { name: 'Description' }, patient)).toHaveValue('Foin et granulés');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('enclos.draft.'))).toEqual([]);
  });
});

describe('the people of a task', () => {
  it('shows both versions when somebody else has changed them too', async () => {
    const { edit, form, save, theirs } = await open('Changer l’attribution');
    await userEvent.click(form.getByRole('combobox', { name: 'Attribuée à' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bo Lund' }, patient));
    theirs({ responsibleIds: [user.userId] });
    const conflict = await form.findByRole('group', { name: 'Attribuée à' }, patient);
    expect(conflict).toHaveTextContent('Bo Lund');
    await userEvent.click(within(conflict).getByRole('button', { name: /^Garder ma saisie/ }));
    await save();
    await waitFor(() =>
      expect(edit).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ edit: { responsibleIds: ['bo'] }, before: { responsibleIds: [user.userId] } }),
      ),
    );
  });
});
