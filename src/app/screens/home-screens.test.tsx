import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Sector } from '#domain/sectors/sector.ts';
import type { Task } from '#domain/tasks/task.ts';
import { dashboardRoutes } from '#features/dashboard/dashboard.routes.ts';
import type { User } from '#domain/users/user.ts';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { anInvitation } from '../../../tests/support/builders/invitation.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 120_000 });
const patient = { timeout: 50_000 };

const savanna = aSector({ sectorId: 'savanna', sectorName: 'Savane', sectorKeeper: ['bo'] });
const aviary = aSector({ sectorId: 'aviary', sectorName: 'Volière', sectorKeeper: [] });

async function openHome(
  user: Parameters<typeof aUser>[0],
  listCounts: readonly number[],
  {
    sectors = [savanna, aviary],
    tasks = [],
    bo = {},
  }: { readonly sectors?: Sector[]; readonly tasks?: Task[]; readonly bo?: Partial<User> } = {},
) {
  const fake = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(),
    sectors,
    colleagues: [aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund', ...bo })],
    tasks,
    listCounts,
  });
  await openApp('/Dashboard', { repositories: fake.repositories, features: [...tasksRoutes, ...dashboardRoutes] });
}

describe('the home of a manager', () => {
  it('has the overdue tasks by sector, each number leading to its list, and names the sectors without any', async () => {
    await openHome({ userRight: 'admin' }, [4, 0]);
    const region = await screen.findByRole('region', { name: 'En retard' }, patient);
    const number = await within(region).findByRole('link', { name: '4 en retard' }, patient);
    expect(number).toHaveAttribute('href', '/TaskManagementView?sector=savanna&due=overdue');
    expect(within(region).getByText(/Sans retard.*Volière/)).toBeVisible();
  });

  it('has the overdue tasks by person on request, those of nobody included', async () => {
    await openHome({ userRight: 'admin' }, [2, 3]);
    const region = await screen.findByRole('region', { name: 'En retard' }, patient);
    await userEvent.click(within(region).getByText('Par personne'));
    expect(await within(region).findByText('Bo Lund', {}, patient)).toBeVisible();
    expect(await within(region).findByRole('link', { name: '3 en retard' }, patient)).toHaveAttribute(
      'href',
      '/TaskManagementView?who=bo&due=overdue',
    );
    expect(within(region).getByRole('link', { name: '2 en retard' })).toHaveAttribute(
      'href',
      '/TaskManagementView?who=nobody&due=overdue',
    );
  });

  it.each([
    [
      'names who is away, with their last day',
      { awayFromDay: '2000-01-01', awayUntilDay: '2199-12-31' },
      /Bo Lund.*2199/,
    ],
    ['says that nobody is away', {}, /Personne n’est absent/],
  ])('%s', async (_title, bo, words) => {
    await openHome({ userRight: 'admin' }, [0, 0], { bo });
    const region = await screen.findByRole('region', { name: 'Absences, 7 jours' }, patient);
    await waitFor(() => expect(region.textContent).toMatch(words), patient);
  });

  it('has only the sectors that a sector’s management leads', async () => {
    const led = { ...aviary, managementUserIds: ['keeper-1'] };
    await openHome({ userId: 'keeper-1' }, [5, 5], { sectors: [savanna, led] });
    const region = await screen.findByRole('region', { name: 'En retard' }, patient);
    expect(await within(region).findByText('Volière', {}, patient)).toBeVisible();
    expect(within(region).queryByText('Savane')).toBeNull();
  });
});

describe('the home of a keeper', () => {
  it('has nothing of the work of others', async () => {
    await openHome({ userId: 'bo' }, []);
    await screen.findByText('Rien ne vous attend aujourd’hui', {}, patient);
    expect(screen.queryByRole('region', { name: 'Automatisations manquées, 7 jours' })).toBeNull();
  });

  it('says whose tasks they are only where they are not the person’s alone', async () => {
    const about = { sectorIds: ['savanna'], dueAtUnix: Date.now() - 86_400_000 };
    const own = aTask({ ...about, taskId: 'own', title: 'Peser', responsibleIds: ['ana'] });
    const begun = { ...about, status: 'IN_PROGRESS', takenBy: 'ana' } as const;
    const shared = aTask({ ...begun, taskId: 'shared', title: 'Compter', responsibleIds: ['ana', 'bo'] });
    await openHome({ userId: 'ana' }, [], { tasks: [own, shared] });
    const late = await screen.findByRole('region', { name: 'En retard' }, patient);
    expect(within(late).getByText('Peser')).toBeVisible();
    expect(within(late).queryByText('Attribuée à')).toBeNull();
    const inHand = screen.getByRole('region', { name: 'En cours' });
    expect(within(inHand).getByText('Attribuée à')).toBeVisible();
  });
});

describe('the home of the provider', () => {
  const bay = anEstablishment({ zooId: 'bay', zooName: 'Réserve de la Baie', code: 'BAIE' });
  const shore = anEstablishment({ zooId: 'shore', zooName: 'Institut du Littoral' });
  const staff = { userId: 'keeper-1', userRight: 'superAdmin', akongoStaff: true, akongoRank: 'board' } as const;
  const invitation = anInvitation({ zooId: 'bay', status: 'sent', expiresAtUnix: Date.now() + 3_600_000 });

  async function openProvider() {
    const { repositories } = fakeRepositories({
      user: aUser(staff),
      establishment: anEstablishment({ isProvider: true, zooTiers: 'global' }),
      establishments: [bay, shore],
      invitations: [invitation, { ...invitation, invitationId: 'late', expiresAtUnix: Date.now() - 1 }],
      sectors: [],
      tasks: [],
    });
    await openApp('/Dashboard', { repositories, features: [...tasksRoutes, ...dashboardRoutes] });
    // The browser begins empty with the app; the home itself is fetched after that.
    localStorage.setItem('enclos.establishments.keeper-1', JSON.stringify(['bay']));
  }

  it('begins with the establishments entered last, and finds the others by name or code', async () => {
    await openProvider();
    const list = await screen.findByRole('list', { name: 'Derniers établissements ouverts' }, patient);
    expect(within(list).getAllByRole('link')).toHaveLength(1);
    expect(within(list).getByRole('link', { name: 'Réserve de la Baie' })).toHaveAttribute(
      'href',
      '/ZooDetails?id=bay',
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Chercher un établissement' }), 'littoral');
    const found = await screen.findByRole('list', { name: 'Établissements' }, patient);
    expect(within(found).getByRole('button', { name: /Entrer dans «.Institut du Littoral.»/ })).toBeVisible();
    expect(screen.queryByText('Rien ne vous attend aujourd’hui')).not.toBeInTheDocument();
  });

  it('counts the invitations that still wait, each number beside the way to its accounts', async () => {
    await openProvider();
    const list = await screen.findByRole('list', { name: 'Invitations en attente' }, patient);
    const row = within(list).getByRole('link', { name: 'Réserve de la Baie' });
    expect(row).toHaveAttribute('href', '/ZooDetails?id=bay&tab=accounts');
    expect(await within(list).findAllByText('1 en attente', {}, patient)).toHaveLength(2);
  });
});

describe('a home without tasks', () => {
  async function openAs(
    user: Parameters<typeof aUser>[0],
    zoo: Parameters<typeof anEstablishment>[0],
    address: string,
  ) {
    const { repositories } = fakeRepositories({ user: aUser(user), establishment: anEstablishment(zoo), sectors: [] });
    await openApp(address, { repositories, features: dashboardRoutes });
  }
  const linksOf = async (name: string | RegExp) =>
    within(await screen.findByRole('region', { name }, patient))
      .getAllByRole('link')
      .map((link) => link.textContent);

  it.each(['essential', 'progress', 'fullcare', 'research_partner'] as const)(
    'of a pedagogical account leads to the lists for reading in the tier %s',
    async (zooTiers) => {
      await openAs({ userRight: 'pedagoadmin' }, { zooTiers }, '/Dashboard');
      expect(await linksOf('Ouvert à votre compte')).toEqual(['Questionnaires', 'Éthogrammes', 'Gérer mon compte']);
      const content = within(screen.getByRole('main'));
      expect(content.getByRole('link', { name: 'Questionnaires' })).toHaveAttribute('href', '/QuizzListViewReadOnly');
      expect(content.getByRole('link', { name: 'Éthogrammes' })).toHaveAttribute('href', '/obsListViewReadOnly');
      expect(screen.queryByRole('region', { name: /À venir dans la formule/ })).toBeNull();
    },
  );
  it('of an admin at the discovery tier leads to quick evaluations, the account, the establishment and invitations', async () => {
    await openAs({ userRight: 'admin' }, { zooTiers: 'discovery' }, '/FastEvalGroupListView');
    expect(await linksOf('Ouvert à votre compte')).toHaveLength(4);
  });
});
