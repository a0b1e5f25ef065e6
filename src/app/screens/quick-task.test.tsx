import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
/** A Wednesday, 10:15 in Paris. */
const NOW = Date.parse('2026-11-25T09:15:00Z');
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => vi.useRealTimers());

async function open() {
  const me = aUser({ userId: 'keeper-1', userRight: 'admin' });
  const fake = fakeRepositories({
    user: me,
    establishment: anEstablishment(),
    sectors: [aSector(), aSector({ sectorId: 'night', sectorName: 'Monde de la nuit', value: 'night' })],
    colleagues: [me, aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' })],
    tasks: [],
  });
  const app = await openApp('/TaskManagementView', { repositories: fake.repositories, features: tasksRoutes });
  await userEvent.click(await screen.findByRole('button', { name: 'Tâche en une ligne' }, patient));
  const line = await screen.findByRole('textbox', { name: /^Tâche/ }, patient);
  return { ...app, ...fake, line, create: vi.spyOn(fake.fakes.tasks, 'create') };
}

describe('a task in one line', () => {
  it('is made with the place, person, tag and time that were typed', async () => {
    const { line, create } = await open();
    await userEvent.type(line, 'Compter les lions @sav');
    await userEvent.click(await screen.findByRole('option', { name: /Savane africaine/ }, patient));
    await userEvent.type(line, '@Bo Lund demain 9h #comptage{Enter}');
    await vi.waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      content: {
        title: 'Compter les lions',
        target: { level: 'SECTOR', ids: ['savanna'] },
        responsibleIds: ['bo'],
        tags: ['comptage'],
      },
      places: { sectorIds: ['savanna'] },
      scheduledForUnix: Date.parse('2026-11-25T23:00Z'),
      dueAtUnix: Date.parse('2026-11-26T08:00Z'),
    });
    expect(await screen.findByText('Tâche créée : Compter les lions', {}, patient)).toBeVisible();
  });

  it('asks for a place, and keeps what was typed', async () => {
    const { line, create } = await open();
    await userEvent.type(line, 'Compter{Enter}');
    expect(await screen.findByText('Choisissez au moins un secteur ou un enclos', {}, patient)).toBeVisible();
    expect(line).toHaveValue('Compter');
    expect(create).not.toHaveBeenCalled();
  });

  it('names the word after @ that nobody and nothing bears', async () => {
    const { line, create } = await open();
    await userEvent.type(line, 'Compter @Personne{Enter}');
    expect(await screen.findByText(/s’appelle « Personne » ici/, {}, patient)).toBeVisible();
    expect(create).not.toHaveBeenCalled();
  });

  it('is continued in three steps with what was typed', async () => {
    const { line, path } = await open();
    await userEvent.type(line, 'Compter les lions demain');
    await userEvent.click(screen.getByRole('button', { name: 'Continuer en trois étapes' }));
    expect(await screen.findByLabelText(/^Titre/, {}, patient)).toHaveValue('Compter les lions');
    expect(path()).toContain('new=task');
  });
});
