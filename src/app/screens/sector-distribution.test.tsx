import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sectorsRoutes } from '#features/sectors/sectors.routes.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail } from '#domain/shared/result.ts';
import { addDays, startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { instantAt, wallClockAt } from '#domain/time/wall-clock.ts';
import { wentOffline } from '#state/connection/connection.slice.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
beforeEach(() => sessionStorage.clear());

const SAVANNA = '/SectorManagementView?id=savanna';
const yesterday = wallClockAt(addDays(Date.now(), -1, ZONE), ZONE);
const at = (hour: number) => instantAt({ ...yesterday, hour, minute: 0 }, ZONE);
const tasks = [
  aTask({ taskId: 'left', dueAtUnix: at(10) }),
  aTask({ taskId: 'in-time', status: 'DONE', dueAtUnix: at(11), completedLate: false }),
  aTask({ taskId: 'late', status: 'DONE', dueAtUnix: at(16), completedLate: true }),
  aTask({ taskId: 'elsewhere', sectorIds: ['aviary'], dueAtUnix: at(16) }),
];

async function open(address: string, known = tasks) {
  const me = aUser({ userId: 'keeper-1', userRight: 'admin' });
  const fake = fakeRepositories({
    user: me,
    establishment: anEstablishment({}),
    sectors: [aSector({})],
    colleagues: [me],
    tasks: known,
  });
  const count = vi.spyOn(fake.fakes.taskDistribution, 'count');
  const start = () => openApp(address, { repositories: fake.repositories, features: sectorsRoutes });
  return { ...fake, count, start };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, patient));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }, patient));
const numbersOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe("the distribution of a sector's tasks", () => {
  it('is a chart, described in words, and the same numbers as a table', async () => {
    const { start } = await open(`${SAVANNA}&by=day`);
    await start();
    await press('Jour précédent');
    expect(await screen.findByRole('img', { name: /^3 tâches par échéance/ }, patient)).toBeVisible();
    const legend = screen.getByRole('list', { name: 'Légende' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'En retard\u00a0: 1',
      'À faire\u00a0: 0',
      'En cours\u00a0: 0',
      'Clôturées en retard\u00a0: 1',
      'Clôturées\u00a0: 1',
    ]);
    await choose('Tableau');
    expect(numbersOf(await screen.findByRole('row', { name: /^09:00–12:00/ }, patient))).toEqual([
      ...['1', '0', '0', '0', '1', '2'],
    ]);
    expect(numbersOf(screen.getByRole('row', { name: /^15:00–18:00/ }))).toEqual(['0', '0', '0', '1', '0', '1']);
    expect(numbersOf(screen.getByRole('row', { name: /^Total/ }))).toEqual(['1', '0', '0', '1', '1', '3']);
    expect(screen.queryByRole('img', { name: /par échéance/ })).toBeNull();
  });

  it('goes to the period before and after, and back to the present one, from an address that can be shared', async () => {
    const { start } = await open(`${SAVANNA}&by=month&on=2026-02-10&as=table`, []);
    await start();
    expect(await screen.findByText('février 2026', {}, patient)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Aucune tâche' }, patient)).toBeVisible();
    await press('Mois suivant');
    expect(await screen.findByText('mars 2026', {}, patient)).toBeVisible();
    await choose('Semaine');
    expect(await screen.findByText('Semaine 9 · 23 février – 1er mars 2026', {}, patient)).toBeVisible();
    await press('Aujourd’hui');
    expect(screen.getByRole('button', { name: 'Aujourd’hui' })).toBeDisabled();
  });

  it('opens the tasks due today from the row of today', async () => {
    const { start } = await open(`${SAVANNA}&as=table`, [aTask({ dueAtUnix: startOfDay(Date.now(), ZONE) })]);
    await start();
    const today = await screen.findByRole('rowheader', { current: 'date' }, patient);
    expect(within(today).getByRole('link')).toHaveAttribute('href', '/TaskManagementView?sector=savanna&due=dueToday');
  });

  it('says without a network that nothing was counted, and asks nothing', async () => {
    const { start, count } = await open(SAVANNA);
    const { store } = await start();
    store.dispatch(wentOffline());
    expect(await screen.findByText(/Les tâches sont comptées par le serveur/, {}, patient)).toBeVisible();
    expect(count).not.toHaveBeenCalled();
  });

  it('says that counting failed, and counts when tried again', async () => {
    const { start, count } = await open(`${SAVANNA}&by=month`);
    count.mockResolvedValueOnce(fail(appError('generic/firestore')));
    await start();
    await press('Réessayer');
    expect(await screen.findByRole('img', { name: /par échéance/ }, patient)).toBeVisible();
    expect(count).toHaveBeenCalledTimes(2);
  });
});
