import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import { dashboardRoutes } from '#features/dashboard/dashboard.routes.ts';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail } from '#domain/shared/result.ts';
import type { Task } from '#domain/tasks/task.ts';
import { addDays, startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { aTaskPage, fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 15_000 };

const user = aUser();
const sector = aSector();
const ours = (differences: Partial<Task> = {}) =>
  aTask({ zooId: user.zooId, sectorId: sector.sectorId, sectorIds: [sector.sectorId], ...differences });

async function open(
  address: string,
  tasks: readonly Task[] | undefined,
  zoo = {},
  sectors = [sector],
  animals: readonly RegisterAnimal[] = [],
) {
  const fake = fakeRepositories({
    user,
    establishment: anEstablishment(zoo),
    sectors,
    colleagues: [user, aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' })],
    animals,
    counts: { overdue: 3, inProgress: 1, open: 12, dueToday: 4 },
    ...(tasks === undefined ? {} : { tasks }),
  });
  const app = await openApp(address, {
    repositories: fake.repositories,
    features: [...tasksRoutes, ...dashboardRoutes],
  });
  return { ...app, ...fake };
}

describe('the task list', () => {
  it('shows each task with its state, sector, people and due time', async () => {
    const yesterday = addDays(startOfDay(Date.now(), ZONE), -1, ZONE);
    await open('/TaskManagementView', [ours({ responsibleIds: ['bo'], dueAtUnix: yesterday })]);
    const row = (await screen.findByText('Nourrir les zèbres', {}, patient)).closest<HTMLElement>('tr, li');
    expect(row).toHaveTextContent('En retard');
    expect(row).toHaveTextContent(sector.sectorName);
    expect(row).toHaveTextContent('hier');
    // Names of colleagues come after the tasks.
    expect(await within(row!).findByText(/Bo Lund/, {}, patient)).toBeVisible();
  });

  it('names the first animal of each task with its sex, its chip where names repeat, and the number of the others', async () => {
    const animals = [
      aRegisterAnimal({
        animalId: 'amara',
        animalName: 'Amara',
        animalSexe: 'Femelle',
        animalChipId: '250269000000001',
      }),
      aRegisterAnimal({ animalId: 'other', animalName: 'Amara', animalSexe: 'Male', animalChipId: '250269000000002' }),
      aRegisterAnimal({ animalId: 'bo', animalName: 'Bobo', animalSexe: 'Male' }),
    ];
    const of = (taskId: string, ...animalIds: string[]) =>
      ours({ taskId, title: `Peser ${taskId}`, animalIds, target: { level: 'ANIMAL', ids: animalIds } });
    const tasks = [of('one', 'amara', 'bo', 'other'), of('two', 'bo')];
    const { fakes } = await open('/TaskManagementView', tasks, {}, [sector], animals);
    const rowOf = async (title: string) =>
      (await screen.findByText(title, {}, patient)).closest<HTMLElement>('tr, li') as HTMLElement;
    const one = await rowOf('Peser one');
    expect(await within(one).findByText('Amara', {}, patient)).toBeVisible();
    expect(within(one).getByRole('img', { name: 'Femelle' })).toBeVisible();
    expect(one).toHaveTextContent('250269000000001');
    expect(within(one).getByRole('img', { name: 'et 2 autres' })).toHaveTextContent('+ 2');
    expect(one).toHaveTextContent(sector.sectorName);
    expect(await rowOf('Peser two')).toHaveTextContent('Bobo');
    expect(await rowOf('Peser two')).not.toHaveTextContent('25026');
    const change = vi.spyOn(fakes.tasks, 'change');
    await userEvent.click(within(one).getByRole('button', { name: /^Clôturer «/ }));
    const toast = await screen.findByText('Tâche clôturée', {}, patient);
    expect(toast.parentElement).toHaveTextContent(`Amara 250269000000001 + 2 · ${sector.sectorName}`);
    expect(change).toHaveBeenCalledOnce();
  });

  it('says that everything is done when there is nothing', async () => {
    await open('/TaskManagementView', []);
    expect(await screen.findByText(/Tout est fait/, {}, patient)).toBeVisible();
  });

  it('does not say so before the server has answered: the device may have none of them', async () => {
    const { sources } = await open('/TaskManagementView', undefined);
    await screen.findByRole('searchbox', {}, patient);
    sources.tasks.show(aTaskPage([], { isFromCache: true }));
    expect(await screen.findByText('Mise à jour…')).toBeVisible();
    expect(screen.queryByText(/Tout est fait/)).toBeNull();
    sources.tasks.show(aTaskPage([]));
    expect(await screen.findByText(/Tout est fait/)).toBeVisible();
  });

  it('offers to clear filters that leave nothing', async () => {
    const { path } = await open('/TaskManagementView?due=overdue&mine=1', []);
    expect(await screen.findByText(/Rien ne répond à ces filtres/, {}, patient)).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Effacer les filtres' })[0]!);
    expect(path()).toBe('/TaskManagementView');
  });

  it('says in words that nobody holds the filtered role', async () => {
    await open(`/TaskManagementView?role=nutrition&sector=${sector.sectorId}`, []);
    expect(await screen.findByText('Personne n’a ce rôle', {}, patient)).toBeVisible();
    expect(
      screen.getByText(new RegExp(`${sector.sectorName}, personne n’a encore le rôle « Nutrition »`)),
    ).toBeVisible();
  });

  it('keeps late tasks in the view of my tasks of today', async () => {
    const { path } = await open('/TaskManagementView', [ours()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Vues' }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mes tâches du jour' }));
    expect(path()).toBe('/TaskManagementView?mine=1&due=byToday');
  });

  it('finds a task by its words, whatever the accents', async () => {
    await open('/TaskManagementView', [ours(), ours({ taskId: 't2', title: 'Ronde des clôtures' })]);
    await screen.findByText('Nourrir les zèbres', {}, patient);
    await userEvent.type(screen.getByRole('searchbox'), 'clotures ronde');
    await vi.waitFor(() => expect(screen.queryByText('Nourrir les zèbres')).toBeNull(), { timeout: 20_000 });
    expect(screen.getByText('Ronde des clôtures')).toBeVisible();
  });

  it('reports a failure, and tries again', async () => {
    const { sources } = await open('/TaskManagementView', undefined);
    sources.tasks.say(fail(appError('generic/permission-denied')));
    const retry = await screen.findByRole('button', { name: 'Réessayer' }, patient);
    sources.tasks.show(aTaskPage([ours()]));
    await userEvent.click(retry);
    expect(await screen.findByText('Nourrir les zèbres', {}, patient)).toBeVisible();
  });

  it('marks a task whose change waits, and reports tasks that cannot be read', async () => {
    const { sources } = await open('/TaskManagementView', []);
    await screen.findByText(/Tout est fait/, {}, patient);
    sources.tasks.show(aTaskPage([ours()], { waitingIds: ['task-1'], unreadable: 2 }));
    expect(await screen.findByText('En attente d’envoi')).toBeVisible();
    expect(screen.getByText(/2 éléments n’ont pas pu être lus/)).toBeVisible();
  });

  it('takes a task at once, and reports when somebody else was faster', async () => {
    const { fakes } = await open('/TaskManagementView', [ours()]);
    const take = vi.spyOn(fakes.tasks, 'take').mockResolvedValue(fail(appError('task/already-taken')));
    await userEvent.click(await screen.findByRole('button', { name: /^Prendre «/ }, patient));
    expect(await screen.findByText(/vient d’être prise par quelqu’un d’autre/, {}, patient)).toBeVisible();
    expect(take).toHaveBeenCalledExactlyOnceWith('task-1', user.userId);
  });

  it('takes a task back for everybody when the taking is undone', async () => {
    const { fakes } = await open('/TaskManagementView', [ours()]);
    const change = vi.spyOn(fakes.tasks, 'change');
    await userEvent.click(await screen.findByRole('button', { name: /^Prendre «/ }, patient));
    expect(await screen.findByText('La tâche est à vous', {}, patient)).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
    expect(change.mock.calls[0]?.slice(0, 2)).toEqual([
      expect.objectContaining({ taskId: 'task-1', takenBy: user.userId }),
      'undoStart',
    ]);
  });

  it('refuses to write in demonstration mode before asking anything', async () => {
    await open('/TaskManagementView', [ours()], { isDemo: true });
    await userEvent.click(await screen.findByRole('button', { name: /^Prendre «/ }, patient));
    expect(await screen.findByText(/démonstration/i, { selector: '[class*=Notification] *' }, patient)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the task of an address is not found', async () => {
    const { sources } = await open('/TaskManagementView?id=unknown', []);
    sources.task.say(fail(appError('task/not-found')));
    expect(await screen.findByText('Tâche introuvable', {}, patient)).toBeVisible();
  });

  it('says when the server received a note that its author dates weeks back, and not of one of today', async () => {
    const task = ours();
    const { sources } = await open(`/TaskManagementView?id=${task.taskId}`, [task]);
    const note = { zooId: user.zooId, taskId: task.taskId, createdBy: user.userId, receivedAt: Date.now() };
    const ofToday = { ...note, noteId: 'now', text: 'porte réparée', createdAtUnix: Date.now() - 60_000 };
    const datedBack = { ...note, noteId: 'old', text: 'porte grippée', createdAtUnix: Date.now() - 29 * 86_400_000 };
    await screen.findByRole('region', { name: 'Notes' }, patient);
    sources.taskNotes.show({ items: [ofToday, datedBack], hasMore: false, unreadable: 0, waitingIds: [] });
    expect(await screen.findByText('porte réparée')).toBeVisible();
    expect(screen.getByText('porte grippée').parentElement).toHaveTextContent('reçue le');
    expect(screen.getAllByText(/reçue le/)).toHaveLength(1);
  });
});

describe('the dashboard', () => {
  it('greets the person, counts the establishment and puts overdue tasks first', async () => {
    const now = Date.now();
    await open('/Dashboard', [
      ours({ taskId: 'late', title: 'Peser les loutres', dueAtUnix: now - 1_000, responsibleIds: [user.userId] }),
      ours({ taskId: 'soon', dueAtUnix: now + 1_000_000, responsibleIds: [user.userId] }),
      ours({ taskId: 'free', title: 'Balayer', dueAtUnix: now - 2_000 }),
    ]);
    expect(
      await screen.findByRole('heading', { level: 1, name: `Bonjour ${user.userFirstname}` }, patient),
    ).toBeVisible();
    const overdue = await screen.findByRole('region', { name: 'En retard' }, patient);
    expect(within(overdue).getByText('Peser les loutres')).toBeVisible();
    expect(within(overdue).getByText('1 tâche')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Pour aujourd’hui' })).getByText('Nourrir les zèbres'),
    ).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'À prendre dans vos secteurs' })).getByText('Balayer'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /En retard\s*3/ })).toHaveAttribute(
      'href',
      '/TaskManagementView?due=overdue',
    );
  });

  it('does not say that nothing waits before the server has answered', async () => {
    const { sources } = await open('/Dashboard', undefined);
    await screen.findByRole('heading', { name: 'L’établissement en ce moment' }, patient);
    await act(async () => sources.tasks.show(aTaskPage([], { isFromCache: true })));
    expect(screen.queryByText(/Rien ne vous attend/)).toBeNull();
    sources.tasks.show(aTaskPage([]));
    expect(await screen.findByText(/Rien ne vous attend/)).toBeVisible();
  });

  it('explains to a keeper without a sector why it is empty, and leads to the teams', async () => {
    await open('/Dashboard', [], {}, []);
    expect(await screen.findByText('Vous n’êtes dans l’équipe d’aucun secteur', {}, patient)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir les équipes des secteurs' })).toHaveAttribute(
      'href',
      '/SectorListView',
    );
  });

  it('says that nothing waits today', async () => {
    await open('/Dashboard', []);
    expect(await screen.findByText('Rien ne vous attend aujourd’hui', {}, patient)).toBeVisible();
  });
});
