import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail } from '#domain/shared/result.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTaskTemplate } from '../../../tests/support/builders/task-template.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };

const LIST = '/TaskManagementView?tab=automations';
const DETAILS = `${LIST}&automation=template-1`;

async function open(address: string, more: Parameters<typeof fakeRepositories>[0] = {}) {
  const fake = fakeRepositories({
    user: aUser({ userId: 'keeper-1', userRight: 'admin' }),
    establishment: anEstablishment(),
    sectors: [aSector()],
    colleagues: [],
    tasks: [],
    automations: [aTaskTemplate(), aTaskTemplate({ templateId: 'b', name: 'Ronde', status: 'suspended' })],
    ...more,
  });
  const app = await openApp(address, { repositories: fake.repositories, features: tasksRoutes });
  return { ...app, ...fake };
}

/** Returns the question over the details, found by the consequence it names. */
async function questionOf(consequence: RegExp): Promise<HTMLElement> {
  const text = await screen.findByText(consequence, {}, patient);
  return text.closest<HTMLElement>('[role=dialog]')!;
}

const run = (runId: string, differences: object = {}) => ({
  ...{ runId, taskId: `task-${runId}`, templateId: 'template-1', zooId: 'zoo-1', status: 'DONE' as const },
  ...{ scheduledForUnix: 1_700_000_000_000, dueAtUnix: 1_700_080_000_000, completedAtUnix: null, responsibleIds: [] },
  ...differences,
});

describe('the list of automations', () => {
  it('shows the recurrence, state and next run of each', async () => {
    await open(LIST);
    const row = (await screen.findByText('Repas du matin', {}, patient)).closest<HTMLElement>('tr, li');
    expect(row).toHaveTextContent('Tous les jours · à 08:00');
    expect(row).toHaveTextContent('Active');
    expect(row).toHaveTextContent('Savane africaine');
    expect(row).toHaveTextContent('15 janv. 2025, 08:00');
    const suspended = screen.getByText('Ronde').closest<HTMLElement>('tr, li');
    expect(suspended).toHaveTextContent('Suspendue');
  });

  it('offers to clear filters that leave nothing', async () => {
    const { path } = await open(`${LIST}&q=nichts`);
    expect(await screen.findByText(/Rien ne répond à ces filtres/, {}, patient)).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Effacer les filtres' })[0]!);
    expect(path()).toBe(LIST);
  });

  it('of another state are loaded, and do not look like none', async () => {
    const { fakes } = await open(LIST);
    await screen.findByText('Repas du matin', {}, patient);
    fakes.automations.watchAll = () => () => undefined;
    await userEvent.click(screen.getByRole('combobox', { name: 'État' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Archivées' }));
    expect(await screen.findByText(/Chargement de la liste/, {}, patient)).toBeInTheDocument();
    expect(screen.queryByText(/Rien ne répond à ces filtres/)).toBeNull();
  });

  it('says how to create a first one when there is none', async () => {
    await open(LIST, { automations: [] });
    expect(await screen.findByText(/choisissez une récurrence à sa création/, {}, patient)).toBeVisible();
  });

  it('reports a failure, and tries again', async () => {
    const { sources } = await open(LIST);
    await screen.findByText('Repas du matin', {}, patient);
    sources.automations.say(fail(appError('generic/permission-denied')));
    expect(await screen.findAllByText(/droit|autoris/i, {}, patient)).not.toHaveLength(0);
  });
});

describe('the details of an automation', () => {
  it('show its next ten dates and the fields of its tasks', async () => {
    await open(DETAILS);
    const details = await screen.findByRole('dialog', { name: 'Automatisation' }, patient);
    expect(await within(details).findByText('mercredi 15 janvier 2025 à 08:00', {}, patient)).toBeVisible();
    expect(within(details).getAllByRole('listitem')).toHaveLength(10);
    expect(within(details).getByText('Foin et granulés')).toBeVisible();
  });

  it('show its history, with missed and skipped occurrences that have no task', async () => {
    await open(`${DETAILS}&part=history`, {
      runs: [run('a'), run('b', { status: 'MISSED' }), run('c', { status: 'SKIPPED' })],
    });
    const details = await screen.findByRole('dialog', { name: 'Automatisation' }, patient);
    expect(await within(details).findByText('Manquée', {}, patient)).toBeVisible();
    expect(within(details).getByText('Sautée')).toBeVisible();
    expect(within(details).getAllByRole('link', { name: /Voir la tâche/ })).toHaveLength(1);
  });

  it('ask before suspending, and confirm it afterwards', async () => {
    const { fakes } = await open(DETAILS);
    const change = vi.spyOn(fakes.automations, 'change');
    await userEvent.click(await screen.findByRole('button', { name: 'Suspendre' }, patient));
    const question = await questionOf(/ne crée plus de tâche jusqu’à sa reprise/);
    await userEvent.click(within(question).getByText('Suspendre'));
    expect(await screen.findByText('Automatisation suspendue', {}, patient)).toBeInTheDocument();
    expect(change).toHaveBeenCalledWith({ zooId: 'zoo-1', templateId: 'template-1', action: 'suspend' });
  });

  it('say in the specification’s words that archiving failed', async () => {
    const { fakes } = await open(DETAILS);
    vi.spyOn(fakes.automations, 'change').mockResolvedValue(fail(appError('task/automation-archive-failed')));
    await userEvent.click(await screen.findByRole('button', { name: 'Archiver' }, patient));
    const question = await questionOf(/s’arrête et quitte la liste/);
    await userEvent.click(within(question).getByText('Archiver'));
    expect(await screen.findByText('Erreur lors de l’archivage d’une automatisation', {}, patient)).toBeInTheDocument();
  });

  it('offer nothing to a keeper who neither wrote it nor leads its sector', async () => {
    await open(DETAILS, { user: aUser({ userId: 'keeper-1', userRight: 'user' }) });
    const details = await screen.findByRole('dialog', { name: 'Automatisation' }, patient);
    await within(details).findByText('Foin et granulés', {}, patient);
    expect(within(details).queryByRole('button', { name: 'Suspendre' })).toBeNull();
    expect(within(details).queryByRole('link', { name: 'Modifier' })).toBeNull();
  });

  it('say that an unknown one is not found', async () => {
    const { sources } = await open(`${LIST}&automation=unknown`, { automations: [] });
    sources.automation.say(fail(appError('automation/not-found')));
    expect(await screen.findByText('Automatisation introuvable', {}, patient)).toBeVisible();
  });
});
