import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { dashboardRoutes } from '#features/dashboard/dashboard.routes.ts';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 120_000 });
const patient = { timeout: 50_000 };

const savanna = aSector({ sectorId: 'savanna', sectorName: 'Savane', sectorKeeper: ['bo'] });
const aviary = aSector({ sectorId: 'aviary', sectorName: 'Volière', sectorKeeper: [] });

async function openHome(user: Parameters<typeof aUser>[0], listCounts: readonly number[], sectors = [savanna, aviary]) {
  const fake = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(),
    sectors,
    colleagues: [aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' })],
    tasks: [],
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

  it('has only the sectors that a sector’s management leads', async () => {
    const led = { ...aviary, managementUserIds: ['keeper-1'] };
    await openHome({ userId: 'keeper-1' }, [5, 5], [savanna, led]);
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
});
