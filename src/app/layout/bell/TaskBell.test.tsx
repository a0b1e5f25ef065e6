import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import type { Task } from '#domain/tasks/task.ts';
import type { User } from '#domain/users/user.ts';
import { personLeft } from '#state/session/session.slice.ts';
import { aSector, anEstablishment } from '../../../../tests/support/builders/establishment.ts';
import { aTask } from '../../../../tests/support/builders/task.ts';
import { aUser } from '../../../../tests/support/builders/user.ts';
import { aTaskPage, fakeRepositories } from '../../../../tests/support/fakes/repositories.ts';
import { openApp } from '../../app-under-test.tsx';
import type { FeatureRoute } from '../../router/feature-route.ts';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 15_000 };

const page: FeatureRoute = {
  path: '/Dashboard',
  feature: 'dashboard',
  namespaces: [],
  page: () => Promise.resolve({ Component: () => <h1>Accueil du parc</h1> }),
};
const HOUR = 3_600_000;
const savanna = aSector();
const lake = aSector({ sectorId: 'lake', sectorName: 'Lac', sectorKeeper: [] });
const many = (count: number, differences: Partial<Task> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aTask({
      taskId: `task-${index}`,
      title: `Tâche ${index + 1}`,
      description: '',
      dueAtUnix: Date.now() + HOUR,
      ...differences,
    }),
  );

async function openBell(tasks: readonly Task[] | undefined, { user = {}, myCount = 0 }: Options = {}) {
  const fake = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(),
    sectors: [savanna, lake],
    counts: { overdue: 3, inProgress: 1, open: 1_204, dueToday: 4 },
    myCount,
    ...(tasks === undefined ? {} : { tasks }),
  });
  const app = await openApp('/Dashboard', { repositories: fake.repositories, features: [page] });
  await screen.findByRole('heading', { name: 'Accueil du parc' }, patient);
  return { ...app, ...fake };
}
type Options = { readonly user?: Partial<User>; readonly myCount?: number };

const bell = () => screen.findByRole('button', { name: /^Tâches/ }, patient);
const dropdown = () => screen.findByRole('dialog', { name: 'Vos tâches du jour' }, patient);

describe('the task bell', () => {
  it('shows how many tasks wait for the person', async () => {
    await openBell(many(1));
    expect(await screen.findByRole('button', { name: 'Tâches\u00a0: 1 vous attend' }, patient)).toHaveTextContent('1');
  });
  it('shows no number when nothing waits', async () => {
    await openBell([]);
    expect((await bell()).textContent).toBe('');
  });
  it('asks for the number when the list is longer than it shows, and stops at 99+', async () => {
    const { sources } = await openBell([], { myCount: 123 });
    sources.tasks.show(aTaskPage(many(50), { hasMore: true }));
    expect(await screen.findByRole('button', { name: 'Tâches\u00a0: 123 vous attendent' }, patient)).toHaveTextContent(
      '99+',
    );
  });
  it('is not there for a pedagogical account', async () => {
    await openBell([], { user: { userRight: 'pedagoadmin' } });
    expect(screen.queryByRole('button', { name: /^Tâches/ })).toBeNull();
  });
  it('goes with the person who leaves', async () => {
    const { store } = await openBell(many(1));
    expect(await bell()).toBeVisible();
    act(() => void store.dispatch(personLeft(null)));
    expect(await screen.findByRole('heading', { name: 'Connexion' }, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Tâches/ })).toBeNull();
  });
  it('counts the establishment’s tasks, each count leading to its list', async () => {
    await openBell([]);
    await userEvent.click(await bell());
    const figures = within(await dropdown()).getByRole('region', { name: 'Dans l’établissement' });
    await vi.waitFor(() => expect(figures).toHaveTextContent('3'), patient);
    const links = within(figures).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['3En retard', '/TaskManagementView?due=overdue'],
      ['1En cours', '/TaskManagementView?status=inProgress'],
      [`${new Intl.NumberFormat('fr').format(1_204)}À faire`, '/TaskManagementView?status=open&later=1'],
      ['4Pour aujourd’hui', '/TaskManagementView?due=dueToday'],
    ]);
  });
  it('shows three tasks of each sector and the number of the others', async () => {
    const [first, ...others] = many(4);
    await openBell([
      { ...first!, description: `${'a'.repeat(50)}b`, dueAtUnix: Date.now() - HOUR },
      ...others,
      aTask({ taskId: 'other', title: 'Peser les loutres', sectorId: 'lake', sectorIds: ['lake'] }),
    ]);
    await userEvent.click(await bell());
    const shown = within(await dropdown());
    const sector = within(shown.getByRole('region', { name: 'Savane africaine' }));
    expect(sector.getAllByRole('listitem')).toHaveLength(3);
    expect(sector.getByRole('link', { name: /Tâche 1/ })).toHaveAttribute('href', '/TaskManagementView?id=task-0');
    expect(sector.getByText(`${'a'.repeat(50)}…`)).toBeVisible();
    expect(sector.getByRole('link', { name: /Tâche 1.*En retard/ })).toBeVisible();
    expect(sector.getByRole('link', { name: 'Encore 1 tâche' })).toHaveAttribute(
      'href',
      '/TaskManagementView?sector=savanna',
    );
    expect(within(shown.getByRole('region', { name: 'Lac' })).queryByText(/Encore/)).toBeNull();
    expect(shown.getByRole('link', { name: 'Toutes les tâches' })).toHaveAttribute('href', '/TaskManagementView');
  });
  it('follows changes while it is open', async () => {
    const { sources } = await openBell([]);
    await userEvent.click(await bell());
    expect(within(await dropdown()).getByText('Rien ne vous attend aujourd’hui')).toBeVisible();
    sources.tasks.show(aTaskPage(many(2)));
    expect(await screen.findByRole('link', { name: /Tâche 2/ }, patient)).toBeVisible();
    expect(await bell()).toHaveTextContent('2');
  });
  it('reports a failure, and tries again', async () => {
    const { sources } = await openBell(undefined);
    await userEvent.click(await bell());
    sources.tasks.breakOff(appError('generic/permission-denied'));
    const retry = await screen.findByRole('button', { name: 'Réessayer' }, patient);
    sources.tasks.show(aTaskPage(many(1)));
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: /Tâche 1/ }, patient)).toBeVisible();
  });
  it('works by keyboard: opens, arrows among its links, Escape back to the bell', async () => {
    await openBell(many(1));
    const button = await bell();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const links = within(await dropdown()).getAllByRole('link');
    await vi.waitFor(() => expect(links[0]).toHaveFocus(), { timeout: 20_000 });
    await userEvent.keyboard('{ArrowDown}');
    expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });
  it('closes once a task is chosen', async () => {
    const { path } = await openBell(many(1));
    await userEvent.click(await bell());
    await userEvent.click(within(await dropdown()).getByRole('link', { name: /Tâche 1/ }));
    await vi.waitFor(() => expect(path()).toBe('/TaskManagementView?id=task-0'), patient);
    expect(screen.queryByRole('dialog', { name: 'Vos tâches du jour' })).toBeNull();
  });
});
