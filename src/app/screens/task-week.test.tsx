import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { fail } from '#domain/shared/result.ts';
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

const user = aUser({ userRight: 'admin' });
const sector = aSector();
/** Due on Tuesday the 1st of December 2026 at 09:00 in Paris. */
const TUESDAY = aTask({
  ...{ taskId: 'tuesday', title: 'Peser', zooId: user.zooId, sectorId: sector.sectorId, sectorIds: [sector.sectorId] },
  scheduledForUnix: Date.parse('2026-12-01T07:00:00Z'),
  dueAtUnix: Date.parse('2026-12-01T08:00:00Z'),
});

/** Opens the week of that Tuesday. */
async function open(tasks: readonly Task[] = [TUESDAY], me = user) {
  const fake = fakeRepositories({
    user: me,
    establishment: anEstablishment(),
    sectors: [sector],
    colleagues: [me],
    tasks,
  });
  await openApp('/TaskManagementView?tab=week&week=2026-12-01', {
    ...{ repositories: fake.repositories, features: tasksRoutes },
  });
  return { edit: vi.spyOn(fake.fakes.taskDetails, 'edit') };
}
const day = (name: RegExp) => screen.findByRole('region', { name }, patient);

describe('the week', () => {
  it('moves a task to another day by its menu, at its time of day, and takes the move back', async () => {
    const { edit } = await open();
    const tuesday = within(await day(/mardi 1/));
    await userEvent.click(await tuesday.findByRole('button', { name: /Peser/ }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name: /jeudi 3/ }, patient));
    await waitFor(() => expect(edit.mock.calls[0]?.[0].edit.dueAtUnix).toBe(Date.parse('2026-12-03T08:00:00Z')));
    await userEvent.click(await screen.findByRole('button', { name: 'Revenir en arrière' }, patient));
    await waitFor(() => expect(edit.mock.calls[1]?.[0].edit.dueAtUnix).toBe(TUESDAY.dueAtUnix));
  });

  it('moves a task that is dragged to another day by its grip', async () => {
    const { edit } = await open();
    const grip = await within(await day(/mardi 1/)).findByTitle('Faire glisser vers un autre jour', {}, patient);
    const friday = await day(/vendredi 4/);
    Object.assign(grip, { setPointerCapture: () => undefined });
    Object.assign(document, { elementFromPoint: () => friday });
    fireEvent.pointerDown(grip, { button: 0 });
    fireEvent.pointerMove(grip, { clientX: 1, clientY: 300 });
    expect(friday).toHaveAttribute('data-over');
    fireEvent.pointerUp(grip, { clientX: 1, clientY: 300 });
    await waitFor(() => expect(edit.mock.calls[0]?.[0].edit.dueAtUnix).toBe(Date.parse('2026-12-04T08:00:00Z')));
  });

  it('says why a task could not be moved', async () => {
    const { edit } = await open();
    edit.mockResolvedValue(fail(appError('task/closed-meanwhile', { title: 'Peser' })));
    await userEvent.click(await within(await day(/mardi 1/)).findByRole('button', { name: /Peser/ }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name: /jeudi 3/ }, patient));
    expect(await screen.findByText(/a été modifiée par quelqu’un d’autre/, {}, patient)).toBeVisible();
  });

  it('offers no move to people who do not manage the task', async () => {
    await open([TUESDAY], aUser());
    const tuesday = within(await day(/mardi 1/));
    expect(await tuesday.findByRole('link', { name: 'Peser' }, patient)).toBeVisible();
    expect(tuesday.queryByRole('button', { name: /Peser/ })).toBeNull();
  });

  it('counts the load of each person, and of nobody, for each day', async () => {
    await open([TUESDAY, { ...TUESDAY, taskId: 'mine', responsibleIds: [user.userId] }]);
    const load = within(await screen.findByRole('table', {}, patient));
    const rows = load.getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['', '1', '', '', '', '', '', '1'],
      ['', '1', '', '', '', '', '', '1'],
    ]);
    expect(within(rows.at(-1)!).getByRole('rowheader')).toHaveTextContent('Non attribuées');
  });
});
