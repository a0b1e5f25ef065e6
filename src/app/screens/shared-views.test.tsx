import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ok } from '#domain/shared/result.ts';
import type { SharedView } from '#domain/tasks/shared-view.ts';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };

const admin = aUser({ userRight: 'admin' });
const sector = aSector({ sectorKeeper: [admin.userId] });
const other = aSector({ sectorId: 'pond', sectorName: 'Mare', value: 'pond', sectorKeeper: [] });
const view = (differences: Partial<SharedView> = {}): SharedView => ({
  ...{ viewId: 'v1', zooId: admin.zooId, sectorId: sector.sectorId, name: 'Retards du matin' },
  ...{ address: 'due=overdue', authorId: 'bo', createdAtUnix: 1, ...differences },
});

/** Opens the menu of views with these shared ones. */
async function open(views: readonly SharedView[], user = admin) {
  const fake = fakeRepositories({
    ...{ user, establishment: anEstablishment(), sectors: [sector, other], colleagues: [user] },
    tasks: [aTask({ zooId: user.zooId, sectorIds: [sector.sectorId] })],
  });
  vi.spyOn(fake.fakes.documents, 'watchList').mockImplementation((_of, _question, _compare, watcher) => {
    watcher.next(ok({ items: views as never[], isCut: false, unreadable: 0, waitingIds: [] }));
    return () => {};
  });
  const create = vi.spyOn(fake.fakes.documents, 'create');
  const remove = vi.spyOn(fake.fakes.documents, 'remove');
  const app = await openApp('/TaskManagementView', { repositories: fake.repositories, features: tasksRoutes });
  await userEvent.click(await screen.findByRole('button', { name: 'Vues' }, patient));
  const menu = within(await screen.findByRole('menu', {}, patient));
  return { ...app, create, remove, menu };
}

describe('the views shared with a sector', () => {
  it('are marked with their sector, and filter the list', async () => {
    const { menu, path } = await open([view()]);
    expect(menu.getByText('Vues partagées')).toBeVisible();
    await userEvent.click(menu.getByRole('menuitem', { name: /Retards du matin.*Savane africaine/ }));
    await waitFor(() => expect(path()).toContain('due=overdue'));
  });

  it('are seen by a keeper of the sector, who cannot end or share one', async () => {
    const keeper = aUser();
    const { menu } = await open([view(), view({ viewId: 'v2', sectorId: 'pond', name: 'Ronde' })], keeper);
    expect(menu.queryByText(/Ronde/)).toBeNull();
    expect(menu.queryByRole('button', { name: /Ne plus partager/ })).toBeNull();
    expect(menu.queryByLabelText('Pour')).toBeNull();
  });

  it('are shared with the filters in sight by somebody who may', async () => {
    const { menu, create } = await open([]);
    await userEvent.selectOptions(menu.getByLabelText('Pour'), sector.sectorId);
    await userEvent.type(menu.getByLabelText('Nom de la vue'), 'Du jour');
    await userEvent.click(menu.getByRole('button', { name: 'Partager la vue' }));
    await waitFor(() =>
      expect(create.mock.calls[0]?.[1].fields).toEqual({
        ...{ zooId: admin.zooId, sectorId: sector.sectorId, name: 'Du jour', address: '' },
      }),
    );
  });

  it('are ended by somebody who may, with a way back on the toast', async () => {
    const { menu, remove, create } = await open([view()]);
    await userEvent.click(menu.getByRole('button', { name: /Ne plus partager/ }));
    await waitFor(() => expect(remove.mock.calls[0]?.[1].id).toBe('v1'));
    await userEvent.click(await screen.findByRole('button', { name: 'Revenir en arrière' }, patient));
    await waitFor(() => expect(create.mock.calls[0]?.[1].fields).toMatchObject({ name: 'Retards du matin' }));
  });
});
