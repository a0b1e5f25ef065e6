import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { TimelineEntry } from '#domain/timeline/entry.ts';
import { timelineRoutes } from '#features/timeline/timeline.routes.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anEnclosure } from '../../../tests/support/builders/park.ts';
import { aQuickGroup } from '../../../tests/support/builders/quick-group.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 15_000 };

const user = aUser();
const sector = aSector();
const closed: TimelineEntry = {
  source: 'taskClosed',
  subjectId: 'task-1',
  id: 'task-1',
  atUnix: Date.parse('2025-01-15T08:30:00Z'),
  by: 'bo',
  title: 'Nourrir les zèbres',
  titles: {},
  sectorIds: [sector.sectorId],
  enclosureIds: [],
  animalIds: [],
  movement: null,
  isLate: true,
};

async function open(address: string, timeline: readonly TimelineEntry[]) {
  const fake = fakeRepositories({
    user,
    establishment: anEstablishment(),
    sectors: [sector],
    enclosures: [anEnclosure()],
    colleagues: [user, aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund' })],
    timeline,
  });
  const app = await openApp(address, { repositories: fake.repositories, features: [...timelineRoutes] });
  return { ...app, ...fake };
}

describe('the timeline', () => {
  it('shows events under their day, with place, person and link', async () => {
    await open('/Timeline', [closed, { ...closed, id: 'task-2', atUnix: closed.atUnix - 86_400_000 }]);
    const day = await screen.findByRole('region', { name: /15 janvier 2025/ }, patient);
    expect(within(day).getByRole('link', { name: 'Nourrir les zèbres' })).toHaveAttribute(
      'href',
      '/TaskManagementView?id=task-1',
    );
    expect(day).toHaveTextContent('09:30');
    expect(day).toHaveTextContent('Tâche clôturée en retard');
    expect(day).toHaveTextContent(sector.sectorName);
    expect(await within(day).findByText(/Bo Lund/, {}, patient)).toBeVisible();
    expect(screen.getByRole('region', { name: /14 janvier 2025/ })).toBeVisible();
  });

  it('names the group of a finished evaluation, which leads to its results', async () => {
    const { sources } = await open('/Timeline', [
      { ...closed, source: 'evaluation', id: 'e/1', subjectId: 'quick-1', title: '', sectorIds: [], isLate: false },
    ]);
    sources.documents.show({ items: [aQuickGroup()] as never[], isCut: false, unreadable: 0, waitingIds: [] });
    const link = await screen.findByRole('link', { name: 'Suricates du désert' }, patient);
    expect(link).toHaveAttribute('href', '/GroupResultsView?id=quick-1&evaluation=e%2F1');
    expect(link.closest('li')).toHaveTextContent('Évaluation terminée');
  });
  it('names the enclosure of an observation session and the campaign that was launched, which lead there', async () => {
    const session = { ...closed, title: '', sectorIds: [], isLate: false };
    await open('/Timeline', [
      { ...session, source: 'session', id: 'v/1', subjectId: 'v/1', enclosureIds: ['plain'], animalIds: ['z1'] },
      { ...session, source: 'campaignLaunched', id: 'c-1', subjectId: 'c-1', by: null, title: 'Suivi des lions' },
    ]);
    const link = await screen.findByRole('link', { name: 'Grande plaine' }, patient);
    expect(link).toHaveAttribute('href', '/ObsSessionView?visitId=v%2F1');
    expect(link.closest('li')).toHaveTextContent('Séance d’observation terminée');
    const launched = screen.getByRole('link', { name: 'Suivi des lions' });
    expect(launched).toHaveAttribute('href', '/CampaignManagementView?campaignId=c-1');
    expect(launched.closest('li')).toHaveTextContent('Campagne lancée');
  });
  it('with a period that ends before it begins says so at its end, and asks no server', async () => {
    await open('/Timeline?from=2025-01-20&until=2025-01-10', [closed]);
    expect(await screen.findByText('Rien ne répond à ces filtres.', {}, patient)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Filtres/ }));
    expect(await screen.findByLabelText('Au', {}, patient)).toHaveAccessibleDescription('La fin est avant le début.');
    expect(screen.queryByRole('link', { name: 'Nourrir les zèbres' })).toBeNull();
  });

  it('says when filters leave nothing, and offers to clear them', async () => {
    const { path } = await open('/Timeline?kind=photo&from=2025-01-01', []);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Effacer les filtres' }, patient))[0]!);
    await vi.waitFor(() => expect(path()).toBe('/Timeline'), patient);
    expect(await screen.findByText(/Rien ne s’est encore passé/, {}, patient)).toBeVisible();
  });
});
