import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { fail } from '#domain/shared/result.ts';
import { establishmentsRoutes } from '#features/establishments/establishments.routes.ts';
import { tasksRoutes } from '#features/tasks/tasks.routes.ts';
import { timelineRoutes } from '#features/timeline/timeline.routes.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const refused = fail(appError('generic/offline'));

it.each([
  ['/TaskManagementView?tab=automations', 'Impossible de charger les automatisations'],
  ['/TaskManagementView?tab=automations&automation=t1', 'Impossible de charger les automatisations'],
  ['/ZooDetails?tab=announcements', 'Impossible de charger les annonces'],
  ['/Timeline', 'Impossible de charger le fil d’activité'],
])('%s names the data that could not be read, with the reason', async (address, sentence) => {
  const { repositories, sources } = fakeRepositories({
    ...{ user: aUser({ userRight: 'admin' }), establishment: anEstablishment() },
    ...{ sectors: [], colleagues: [], tasks: [], automations: [], announcements: [] },
  });
  sources.automations.say(refused);
  sources.automation.say(refused);
  sources.announcements.say(refused);
  const timeline = () => Promise.resolve({ read: () => Promise.resolve(refused) });
  const features = [...tasksRoutes, ...establishmentsRoutes, ...timelineRoutes];
  await openApp(address, { repositories: { ...repositories, timeline }, features });
  const headings = await screen.findAllByRole('heading', { name: sentence, hidden: true }, { timeout: 30_000 });
  expect(headings[0]?.parentElement).toHaveTextContent('Le réseau ne répond pas');
});
