import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok } from '#domain/shared/result.ts';
import type { Task } from '#domain/tasks/task.ts';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };

const user = aUser();
const sector = aSector();
const ours = (taskId: string, differences: Partial<Task> = {}) =>
  aTask({
    taskId,
    title: `Ration ${taskId}`,
    zooId: user.zooId,
    sectorId: sector.sectorId,
    sectorIds: [sector.sectorId],
    authorId: user.userId,
    ...differences,
  });

async function open(tasks: readonly Task[], address = '/TaskManagementView') {
  const bo = aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' });
  const fake = fakeRepositories({
    user,
    establishment: anEstablishment(),
    sectors: [sector],
    colleagues: [user, bo],
    tasks,
  });
  await openApp(address, { repositories: fake.repositories, features: [...tasksRoutes] });
  return fake;
}

/** Chooses all tasks and answers the question about them with yes, or with `answer`. */
async function doToAll(action: string, answer = action) {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }, patient));
  await userEvent.click(await screen.findByRole('button', { name: action }, patient));
  const question = await screen.findByRole('dialog', {}, patient);
  const text = question.textContent;
  await userEvent.click(within(question).getByRole('button', { name: answer }));
  return text;
}

describe('many tasks at once', () => {
  it('are marked as done; tasks done already, and those of others, stay as they are and are named in the question', async () => {
    const { fakes } = await open([ours('a'), ours('b'), ours('c', { status: 'DONE' }), ours('d', { authorId: 'bo' })]);
    const change = vi.spyOn(fakes.tasks, 'change').mockReturnValue(ok({ confirmed: Promise.resolve(ok(null)) }));
    const question = await doToAll('Marquer comme faites');
    expect(question).toMatch(/Leur état ne le permet pas.*«\s?Ration c\s?»/);
    expect(question).toMatch(/Gérées par d’autres.*«\s?Ration d\s?»/);
    expect(await screen.findByText('2 tâches traitées', {}, patient)).toBeVisible();
    expect(change.mock.calls.map(([task, action]) => `${task.taskId} ${action}`).toSorted()).toEqual([
      'a close',
      'b close',
    ]);
  });

  it.each([
    ['Passer', 'cancel', 'Elles sont annulées et disparaissent des listes de tous.'],
    ['Archiver', 'archive', 'Elles quittent les listes et sont conservées.'],
  ])('are left out, or archived, after a question that says what follows: %s', async (name, action, consequence) => {
    const { fakes } = await open([ours('a'), ours('b'), ours('c', { authorId: 'bo' })]);
    const change = vi.spyOn(fakes.tasks, 'change').mockReturnValue(ok({ confirmed: Promise.resolve(ok(null)) }));
    expect(await doToAll(name)).toContain(consequence);
    expect(await screen.findByText('2 tâches traitées', {}, patient)).toBeVisible();
    expect(change.mock.calls.map((call) => call.slice(0, 2))).toEqual(
      ['a', 'b'].map((taskId) => [expect.objectContaining({ taskId }), action]),
    );
  });

  it.each(['Marquer comme faites', 'Passer', 'Archiver'])(
    'are for their author alone among keepers: %s',
    async (name) => {
      await open([ours('a', { authorId: 'bo' })]);
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }, patient));
      const button = await screen.findByRole('button', { name }, patient);
      expect(button).toHaveAccessibleDescription(/Seuls l’auteur d’une tâche/);
    },
  );

  it('stay as they are, and selected, when the question is answered with no', async () => {
    const { fakes } = await open([ours('a'), ours('b')]);
    const change = vi.spyOn(fakes.tasks, 'change');
    await doToAll('Passer', 'Retour');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(change).not.toHaveBeenCalled();
    expect(screen.getByRole('checkbox', { name: 'Sélectionner Ration a' })).toBeChecked();
  });

  it('say when some of them failed, and stay selected', async () => {
    const { fakes } = await open([ours('a'), ours('b')]);
    const refused = Promise.resolve(fail(appError('task/status-failed')));
    vi.spyOn(fakes.tasks, 'change').mockImplementation((task) =>
      ok({ confirmed: task.taskId === 'a' ? refused : Promise.resolve(ok(null)) }),
    );
    await doToAll('Marquer comme faites');
    expect(await screen.findByText(/traitement groupé|en masse|plusieurs/i, {}, patient)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Sélectionner Ration a' })).toBeChecked();
  });
});

describe('one task', () => {
  it.each([
    ['Démarrer', 'Démarrer', 'start', 'L’heure de début et votre nom sont enregistrés', 'Tâche démarrée'],
    ['Clôturer', 'Clôturer', 'close', 'La tâche est déclarée faite, à cette heure', 'Tâche clôturée'],
    ['Annuler', 'Annuler la tâche', 'cancel', 'Elle disparaît des listes de tout le monde', 'Tâche annulée'],
  ])('changes only once its question is answered with yes: %s', async (verb, button, action, consequence, done) => {
    const { fakes } = await open([ours('a', { responsibleIds: [user.userId] })]);
    const change = vi.spyOn(fakes.tasks, 'change').mockReturnValue(ok({ confirmed: Promise.resolve(ok(null)) }));
    const ask = async () => {
      const name = new RegExp(`^${verb} «\\s?Ration a\\s?»`);
      await userEvent.click(await screen.findByRole('button', { name }, patient));
      return screen.findByRole('dialog', {}, patient);
    };
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Retour' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(change).not.toHaveBeenCalled();
    const question = await ask();
    expect(question).toHaveTextContent(consequence);
    await userEvent.click(within(question).getByRole('button', { name: button }));
    expect(await screen.findByText(done, {}, patient)).toBeVisible();
    expect(change.mock.calls.map((call) => call.slice(1))).toEqual([[action, user.userId]]);
  });
  it('that is closed is archived by its author, after a question', async () => {
    const { fakes } = await open([ours('a', { status: 'DONE' })], '/TaskManagementView?status=done');
    const change = vi.spyOn(fakes.tasks, 'change').mockReturnValue(ok({ confirmed: Promise.resolve(ok(null)) }));
    await userEvent.click(await screen.findByRole('button', { name: /^Archiver «\s?Ration a\s?»/ }, patient));
    const question = await screen.findByRole('dialog', {}, patient);
    expect(question).toHaveTextContent('Elle quitte les listes et reste conservée.');
    await userEvent.click(within(question).getByRole('button', { name: 'Archiver' }));
    await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
    expect(change.mock.calls[0]?.slice(1)).toEqual(['archive', user.userId]);
    expect(await screen.findByText('Tâche archivée', {}, patient)).toBeVisible();
  });
});

describe('the people responsible for a task', () => {
  it('are chosen among colleagues by somebody who manages it', async () => {
    const { fakes } = await open([ours('a', { authorId: user.userId })], '/TaskManagementView?id=a');
    const edit = vi.spyOn(fakes.taskDetails, 'edit');
    await userEvent.click(await screen.findByRole('button', { name: 'Changer l’attribution' }, patient));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Attribuée à' }, patient));
    await userEvent.click(await screen.findByRole('option', { name: 'Bo Lund' }, patient));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await vi.waitFor(
      () =>
        expect(edit).toHaveBeenCalledExactlyOnceWith({
          taskId: 'a',
          editedBy: user.userId,
          edit: { responsibleIds: ['bo'] },
          before: { responsibleIds: [] },
        }),
      patient,
    );
  });
});
