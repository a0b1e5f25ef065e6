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

/** The actions that stand in a menu: beside those of every day they would be hit by mistake. */
const APART = ['Passer', 'Archiver', 'Étiqueter'];

/** Chooses all tasks; returns the button of an action on them, or its entry in the menu. */
async function buttonForAll(action: string) {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }, patient));
  if (!APART.includes(action)) return screen.findByRole('button', { name: action }, patient);
  await userEvent.click(await screen.findByRole('button', { name: 'Autres actions' }, patient));
  return screen.findByRole('menuitem', { name: action }, patient);
}

async function chooseAll(action: string) {
  await userEvent.click(await buttonForAll(action));
}

/** The same, and answers the question about tasks that are left out with yes, or with `answer`. */
async function doToAll(action: string, answer = action) {
  await chooseAll(action);
  const question = await screen.findByRole('dialog', {}, patient);
  const text = question.textContent;
  await userEvent.click(within(question).getByRole('button', { name: answer }));
  return text;
}

describe('many tasks at once', () => {
  it('are marked as done; tasks done already, and those of others, stay as they are and are named in the question', async () => {
    const { fakes } = await open([ours('a'), ours('b'), ours('c', { status: 'DONE' }), ours('d', { authorId: 'bo' })]);
    const change = vi.spyOn(fakes.tasks, 'change');
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
    const change = vi.spyOn(fakes.tasks, 'change');
    expect(await doToAll(name)).toContain(consequence);
    expect(await screen.findByText('2 tâches traitées', {}, patient)).toBeVisible();
    expect(change.mock.calls.map((call) => call.slice(0, 2))).toEqual(
      ['a', 'b'].map((taskId) => [expect.objectContaining({ taskId }), action]),
    );
  });

  it('are taken, also those that somebody else made; the one of somebody stays theirs', async () => {
    const { fakes } = await open([ours('a', { authorId: 'bo' }), ours('b'), ours('c', { responsibleIds: ['bo'] })]);
    const take = vi.spyOn(fakes.tasks, 'take');
    expect(await doToAll('Prendre')).toMatch(/Leur état ne le permet pas.*«\s?Ration c\s?»/);
    expect(await screen.findByText('2 tâches traitées', {}, patient)).toBeVisible();
    expect(take.mock.calls.map(([taskId]) => taskId)).toEqual(['a', 'b']);
  });

  it.each(['Marquer comme faites', 'Passer', 'Archiver'])(
    'are for their author alone among keepers: %s',
    async (name) => {
      await open([ours('a', { authorId: 'bo' })]);
      expect(await buttonForAll(name)).toHaveAccessibleDescription(/Seuls l’auteur d’une tâche/);
    },
  );

  it('stay as they are, and selected, when the question is answered with no', async () => {
    const { fakes } = await open([ours('a'), ours('b'), ours('c', { authorId: 'bo' })]);
    const change = vi.spyOn(fakes.tasks, 'change');
    await doToAll('Passer', 'Retour');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(change).not.toHaveBeenCalled();
    expect(screen.getByRole('checkbox', { name: 'Sélectionner Ration a' })).toBeChecked();
  });

  it('say when some of them failed, and stay selected', async () => {
    const { fakes } = await open([ours('a'), ours('b')]);
    const refused = Promise.resolve(fail(appError('task/status-failed')));
    const known = fakes.tasks.change.bind(fakes.tasks);
    const change = vi.spyOn(fakes.tasks, 'change').mockImplementation((task, action, userId) => {
      const changed = known(task, action, userId);
      return changed.ok && task.taskId === 'a' ? ok({ ...changed.value, confirmed: refused }) : changed;
    });
    await chooseAll('Marquer comme faites');
    expect(await screen.findByText(/traitement groupé|en masse|plusieurs/i, {}, patient)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Sélectionner Ration a' })).toBeChecked();
    // The undoing takes back what was done, and nothing else.
    await userEvent.click(await screen.findByRole('button', { name: 'Revenir en arrière' }, patient));
    await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(3));
    expect(change.mock.calls[2]?.slice(0, 2)).toEqual([
      expect.objectContaining({ taskId: 'b', status: 'DONE' }),
      'reopen',
    ]);
  });

  it('change without a question when none is left out', async () => {
    const { fakes } = await open([ours('a'), ours('b')]);
    const change = vi.spyOn(fakes.tasks, 'change');
    await chooseAll('Passer');
    const toast = await screen.findByText('2 tâches traitées', {}, patient);
    expect(toast.parentElement?.textContent).toMatch(/«\s?Ration a\s?».*«\s?Ration b\s?»/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(change).toHaveBeenCalledTimes(2);
  });
});

describe('one task', () => {
  const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }, patient));
  const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Revenir en arrière' }, patient));

  it.each([
    ['Démarrer', 'start', 'Tâche démarrée', 'undoStart'],
    ['Clôturer', 'close', 'Tâche clôturée', 'reopen'],
    ['Annuler', 'cancel', 'Tâche annulée', 'reopen'],
  ])('changes at once, and its toast takes the change back: %s', async (verb, action, done, inverse) => {
    const { fakes } = await open([ours('a', { responsibleIds: [user.userId] })]);
    const change = vi.spyOn(fakes.tasks, 'change');
    await press(new RegExp(`^${verb} «\\s?Ration a\\s?»`));
    const toast = await screen.findByText(done, {}, patient);
    expect(toast.parentElement).toHaveTextContent('Ration a');
    expect(screen.queryByRole('dialog')).toBeNull();
    await undo();
    await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(2));
    expect(change.mock.calls.map((call) => call.slice(1))).toEqual([
      [action, user.userId],
      [inverse, user.userId],
    ]);
  });
  it('is given back, and had again at once, also without the transaction of a taking', async () => {
    const { fakes } = await open([ours('a', { status: 'IN_PROGRESS', takenBy: user.userId })]);
    const [change, take] = [vi.spyOn(fakes.tasks, 'change'), vi.spyOn(fakes.tasks, 'take')];
    await press(/^Rendre «\s?Ration a\s?»/);
    await screen.findByText('Tâche rendue', {}, patient);
    await undo();
    await vi.waitFor(() => expect(change.mock.calls.map(([, action]) => action)).toEqual(['release', 'take']));
    expect(take).not.toHaveBeenCalled();
  });
  it('that is closed is archived by its author, and comes back', async () => {
    const { fakes } = await open([ours('a', { status: 'DONE' })], '/TaskManagementView?status=done');
    const change = vi.spyOn(fakes.tasks, 'change');
    await press(/^Archiver «\s?Ration a\s?»/);
    expect(await screen.findByText('Tâche archivée', {}, patient)).toBeVisible();
    await undo();
    await vi.waitFor(() => expect(change.mock.calls.map(([, action]) => action)).toEqual(['archive', 'restore']));
  });
  it('that is closed is reopened by its author', async () => {
    const { fakes } = await open(
      [ours('a', { status: 'DONE', completedAtUnix: 7 })],
      '/TaskManagementView?status=done',
    );
    const change = vi.spyOn(fakes.tasks, 'change');
    await press(/^Rouvrir «\s?Ration a\s?»/);
    expect(await screen.findByText('Tâche rouverte', {}, patient)).toBeVisible();
    expect(change.mock.calls.map((call) => call.slice(1))).toEqual([['reopen', user.userId]]);
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

describe('many tasks changed at once', () => {
  it('are put off by a week, each at its time of day; those of others are named, and stay', async () => {
    const far = Date.parse('2199-01-15T16:00:00Z');
    const { fakes } = await open([ours('a', { dueAtUnix: far }), ours('b', { dueAtUnix: far, authorId: 'bo' })]);
    const edit = vi.spyOn(fakes.taskDetails, 'edit');
    await chooseAll('Reporter');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reporter 1 tâche' }, patient));
    expect(dialog.getByText(/Gérées par d’autres.*Ration b/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'D’une semaine' }));
    expect(await screen.findByText('1 tâche traitée', {}, patient)).toBeVisible();
    expect(edit.mock.calls.map(([{ taskId, edit: change }]) => [taskId, change.dueAtUnix])).toEqual([
      ['a', far + 7 * 86_400_000],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Revenir en arrière' }));
    await waitFor(() => expect(edit.mock.calls[1]?.[0].edit.dueAtUnix).toBe(far));
  });

  it('get tags beside their own', async () => {
    const { fakes } = await open([ours('a', { tags: ['eau'] }), ours('b')]);
    const edit = vi.spyOn(fakes.taskDetails, 'edit');
    await chooseAll('Étiqueter');
    const dialog = within(await screen.findByRole('dialog', { name: 'Étiqueter 2 tâches' }, patient));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Étiquettes' }), 'neuf{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Étiqueter' }));
    await waitFor(() =>
      expect(edit.mock.calls.map(([{ edit: change }]) => change.tags)).toEqual([['eau', 'neuf'], ['neuf']]),
    );
  });

  it('are given to other people, in place of the former ones', async () => {
    const { fakes } = await open([ours('a', { responsibleIds: [user.userId] }), ours('b')]);
    const edit = vi.spyOn(fakes.taskDetails, 'edit');
    await chooseAll('Attribuer');
    const dialog = within(await screen.findByRole('dialog', { name: 'Attribuer 2 tâches' }, patient));
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Attribuée à' }, patient));
    await userEvent.click(await screen.findByRole('option', { name: /^Bo Lund/ }, patient));
    await userEvent.click(dialog.getByRole('button', { name: 'Attribuer' }));
    expect(await screen.findByText('2 tâches traitées', {}, patient)).toBeVisible();
    expect(edit.mock.calls.map(([{ edit: change }]) => change.responsibleIds)).toEqual([['bo'], ['bo']]);
    await userEvent.click(screen.getByRole('button', { name: 'Revenir en arrière' }));
    await waitFor(() =>
      expect(edit.mock.calls.slice(2).map(([{ edit: change }]) => change.responsibleIds)).toEqual([[user.userId], []]),
    );
  });

  it('stay selected and as they are when the dialog is left', async () => {
    const { fakes } = await open([ours('a')]);
    const edit = vi.spyOn(fakes.taskDetails, 'edit');
    await chooseAll('Reporter');
    await userEvent.click(
      within(await screen.findByRole('dialog', {}, patient)).getByRole('button', { name: 'Fermer' }),
    );
    expect(await screen.findByRole('button', { name: 'Reporter' }, patient)).toBeVisible();
    expect(edit).not.toHaveBeenCalled();
  });
});
