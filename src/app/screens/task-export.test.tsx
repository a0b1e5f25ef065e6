import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { ok } from '#domain/shared/result.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { aTaskPage, fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
afterEach(() => vi.restoreAllMocks());

describe('the file of a task list', () => {
  it('has every task that passes the filters, shown or not, and says where reading stopped', async () => {
    const user = aUser();
    const sector = aSector();
    const task = (taskId: string) =>
      aTask({
        taskId,
        zooId: user.zooId,
        sectorId: sector.sectorId,
        sectorIds: [sector.sectorId],
        title: taskId,
        description: '',
      });
    const fake = fakeRepositories({ user, establishment: anEstablishment({}), sectors: [sector], colleagues: [user] });
    const read = vi
      .spyOn(fake.fakes.tasks, 'readPart')
      .mockImplementation((_list, after) =>
        Promise.resolve(
          ok(
            after === null
              ? { tasks: [task('foin'), task('paille')], read: 500, next: { query: 0, dueAtMs: 1, taskId: 'paille' } }
              : { tasks: [task('foin du soir')], read: 9_500, next: { query: 0, dueAtMs: 2, taskId: 'x' } },
          ),
        ),
      );
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await openApp('/TaskManagementView?q=foin', { repositories: fake.repositories, features: tasksRoutes });
    fake.sources.tasks.show(aTaskPage([task('foin')], { hasMore: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Affichage' }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name: /csv/ }, patient));
    const told = await screen.findByText(/lignes export|échou/, {}, patient);
    expect(told.textContent).toMatch(/2 lignes exportées · Lecture arrêtée après 10.000 éléments/);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
