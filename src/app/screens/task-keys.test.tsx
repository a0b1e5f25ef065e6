import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 15_000 };
const KEYS = /T prend la tâche/;

async function open(betaTester: boolean) {
  const user = aUser({ betaTester });
  const sector = aSector();
  const task = aTask({ zooId: user.zooId, sectorId: sector.sectorId, sectorIds: [sector.sectorId] });
  const { repositories } = fakeRepositories({
    user,
    establishment: anEstablishment(),
    sectors: [sector],
    tasks: [task],
  });
  await openApp('/TaskManagementView', { repositories, features: tasksRoutes });
  const link = (await screen.findByText('Nourrir les zèbres', {}, patient)).closest('a');
  if (betaTester) await screen.findByText(KEYS, {}, patient);
  if (link === null) throw new Error('The row holds no link.');
  act(() => link.focus());
  return link;
}

/** True when a key pressed on the element acts on the row; the answer is known at once. */
const isHeard = (element: Element, key: string, modifiers: KeyboardEventInit = {}) =>
  !fireEvent.keyDown(element, { key, ...modifiers });

describe('the keys of the task list', () => {
  it('press the button of the task whose row has the focus', async () => {
    await open(true);
    await userEvent.keyboard('t');
    expect(await screen.findByText('La tâche est à vous', {}, patient)).toBeVisible();
  });
  it('do nothing with a modifier, while the key repeats, outside of a row, or for an action that the row lacks', async () => {
    const link = await open(true);
    expect(isHeard(link, 't', { ctrlKey: true })).toBe(false);
    expect(isHeard(link, 't', { metaKey: true })).toBe(false);
    expect(isHeard(link, 't', { altKey: true })).toBe(false);
    expect(isHeard(link, 'T', { shiftKey: true })).toBe(false);
    expect(isHeard(link, 't', { repeat: true })).toBe(false);
    expect(isHeard(screen.getByRole('searchbox'), 't')).toBe(false);
    const offered = [...(link.closest('[data-index]')?.querySelectorAll('[data-task-action]') ?? [])].map((button) =>
      button.getAttribute('data-task-action'),
    );
    expect(offered).not.toContain('start');
    expect(isHeard(link, 's')).toBe(false);
    expect(isHeard(link, 'x')).toBe(false);
  });
  it('are neither named nor heard without beta access', async () => {
    const link = await open(false);
    expect(isHeard(link, 't')).toBe(false);
    expect(screen.queryByText(KEYS)).not.toBeInTheDocument();
  });
});
