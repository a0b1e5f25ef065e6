import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wallDisplayRoutes } from '#features/wall-display/wall-display.routes.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { Task } from '#domain/tasks/task.ts';
import type { User } from '#domain/users/user.ts';
import { anActiveCampaign } from '../../../tests/support/builders/campaign.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import { anEnclosure } from '../../../tests/support/builders/park.ts';
import { aQuickGroup } from '../../../tests/support/builders/quick-group.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { aTaskPage, fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 15_000 };
const DAY_BEFORE = Date.parse('2026-02-01T23:00:00Z');
afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

async function open(
  address: string,
  tasks: readonly Task[] | null = [],
  user: Partial<User> = {},
  more: Partial<Parameters<typeof fakeRepositories>[0]> = {},
) {
  const fake = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(),
    sectors: [aSector()],
    counts: { overdue: 3, inProgress: 1, open: 12, dueToday: null },
    ...(tasks === null ? {} : { tasks }),
    ...more,
  });
  const app = await openApp(address, { repositories: fake.repositories, features: wallDisplayRoutes });
  return { ...app, ...fake };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patient);

describe('the wall display', () => {
  it('without a widget offers the choice', async () => {
    const { path } = await open('/singleview');
    await heading('Affichage mural');
    await userEvent.click(screen.getByRole('link', { name: /^Tâches du jour/ }));
    await heading('Tâches du jour');
    expect(path()).toBe('/singleview?widget=tasksToday');
  });
  it('says that a widget is unknown, and lists the existing ones', async () => {
    await open('/singleview?widget=weather');
    expect(await screen.findByText(/Cet affichage n’existe pas/, {}, patient)).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(6);
  });
  it('offers a pedagogical account no tasks', async () => {
    await open('/singleview?widget=myTasks', [], { userRight: 'pedagoadmin' });
    await heading('Affichage mural');
    expect(within(screen.getByRole('main')).getByRole('link')).toHaveTextContent('Annonces');
  });
  it('shows four counts; an unknown one says so', async () => {
    await open('/singleview?widget=taskFigures');
    await heading('Tâches en chiffres');
    const terms = await screen.findAllByRole('term', {}, patient);
    expect(terms.map((term) => term.parentElement?.textContent)).toEqual([
      'En retard3',
      'En cours1',
      'À faire12',
      'Pour aujourd’hui–Inconnu sans réseau',
    ]);
  });
  it('shows tasks with their time, state and sector, and follows them', async () => {
    const { sources } = await open('/singleview?widget=tasksToday', [aTask({ dueAtUnix: Date.now() - 60_000 })]);
    const row = (await screen.findByText('Nourrir les zèbres', {}, patient)).closest('li');
    expect(row).toHaveTextContent('En retard');
    expect(row).toHaveTextContent('Savane africaine');
    sources.tasks.show(aTaskPage([]));
    expect(await screen.findByText('Tout est fait')).toBeVisible();
  });
  it('reports a failure, and tries again', async () => {
    const { sources } = await open('/singleview?widget=myTasks', null);
    await heading('Mes tâches');
    sources.tasks.breakOff(appError('generic/permission-denied'));
    const retry = await screen.findByRole('button', { name: 'Réessayer' }, patient);
    sources.tasks.show(aTaskPage([aTask()]));
    await userEvent.click(retry);
    expect(await screen.findByText('Nourrir les zèbres', {}, patient)).toBeVisible();
  });
  it('keeps the screen awake while it is shown, and no longer', async () => {
    const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const request = vi.fn<(type: string) => Promise<{ release: typeof release }>>(() => Promise.resolve({ release }));
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    await open('/singleview?widget=tasksToday');
    await heading('Tâches du jour');
    expect(request).toHaveBeenCalledWith('screen');
    expect(screen.queryByText(/peut éteindre son écran/)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Autre affichage' }));
    await heading('Affichage mural');
    expect(release).toHaveBeenCalled();
  });
  it('says that the screen may go dark if it cannot be kept awake', async () => {
    await open('/singleview?widget=tasksToday');
    expect(await screen.findByText(/peut éteindre son écran/, {}, patient)).toBeVisible();
  });
  it('shows the observations of today with their place, observer and state', async () => {
    const campaign = anActiveCampaign({
      plan: [{ plannedId: 'a', enclosureId: 'plain', observerId: 'keeper-1', atUnix: Date.now() - 1 }],
    });
    const running = anObservationSession({ enclosureId: 'rock', startedAtUnix: Date.now() });
    const enclosures = [anEnclosure(), anEnclosure({ enclosureId: 'rock', enclosureName: 'Rocher' })];
    await open(
      '/singleview?widget=observations',
      [],
      {},
      {
        ...{ campaigns: [campaign], observationSessions: [running], enclosures },
      },
    );
    await heading('Observations du jour');
    await screen.findByText('Rocher', {}, patient);
    const rows = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Grande plaine.*En retard.*Suivi des suricates/),
      expect.stringMatching(/Rocher.*En cours/),
    ]);
  });
  it('says that nothing is observed today', async () => {
    await open('/singleview?widget=observations');
    expect(await screen.findByText('Aucune observation aujourd’hui', {}, patient)).toBeVisible();
  });
  it('shows the groups with their last score, the earliest planned evaluation first', async () => {
    const { sources } = await open('/singleview?widget=evaluations');
    const scored = {
      ...{ evaluationId: 'e', atUnix: Date.parse('2026-01-10T09:00:00Z'), overall: 72.5, label: 'good' as const },
      ...{ answered: 9, asked: 10, previousOverall: null },
      categories: { housing: 72.5, feeding: null, health: null, behavior: null },
    };
    const items = [
      aQuickGroup({ groupId: 'a', groupName: 'Alpagas' }),
      aQuickGroup({ groupId: 'b', groupName: 'Bongos', isArchived: true }),
      aQuickGroup({ groupId: 'c', groupName: 'Coatis', lastEvaluation: scored, nextEvaluationAtUnix: DAY_BEFORE }),
    ];
    sources.documents.show({ items: items as never[], isCut: false, unreadable: 0, waitingIds: [] });
    await vi.waitFor(() => expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(2), patient);
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/72,5Coatis.*Bon.*Évaluation en retard.*Prochaine évaluation le/),
      expect.stringMatching(/–Alpagas.*Jamais évalué/),
    ]);
  });
});
