import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { addDays, startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { dashboardRoutes } from '#features/dashboard/dashboard.routes.ts';
import { enclosuresRoutes } from '#features/enclosures/enclosures.routes.ts';
import { sectorsRoutes } from '#features/sectors/sectors.routes.ts';
import { anActiveCampaign } from '../../../tests/support/builders/campaign.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import { anEnclosure } from '../../../tests/support/builders/park.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };

const DAY = 86_400_000;
const NOW = Date.now();
const planned = (plannedId: string, days: number) => ({
  ...{ plannedId, enclosureId: 'plain', observerId: 'keeper-1', atUnix: NOW + days * DAY },
});
const running = anActiveCampaign({
  ...{ enclosureIds: ['plain'], startAtUnix: NOW - 20 * DAY, endAtUnix: NOW + 20 * DAY },
  plan: [planned('a', -9), planned('b', -5), planned('c', -2), planned('d', 2)],
});
const made = anObservationSession({
  ...{ visitId: 'v/1', plannedId: 'a', enclosureId: 'plain', status: 'finished', doneCount: 12 },
  endedAtUnix: NOW - 9 * DAY,
});

function open(address: string, campaigns: readonly Campaign[], enclosure: Partial<Enclosure> = {}) {
  const { repositories } = fakeRepositories({
    ...{ user: aUser(), establishment: anEstablishment(), sectors: [aSector()], tasks: [] },
    ...{ enclosures: [anEnclosure(enclosure)], campaigns, observationSessions: [made] },
  });
  return openApp(address, { repositories, features: [...enclosuresRoutes, ...sectorsRoutes, ...dashboardRoutes] });
}

describe('the observation of an enclosure', () => {
  const PLAIN = '/EnclosureManagementView?id=plain&tab=tools&tool=observation';

  it('names the campaign that runs there, its next and last session, and leads to the missed ones', async () => {
    await open(PLAIN, [running]);
    const link = await screen.findByRole('link', { name: running.name }, patient);
    expect(link).toHaveAttribute('href', '/CampaignManagementView?campaignId=campaign-1');
    const card = within(link.closest('li') ?? document.body);
    expect(card.getByText('Prochaine séance').parentElement).toHaveTextContent('après-demain');
    const last = within(card.getByText('Dernière séance').parentElement ?? document.body).getByRole('link');
    expect(last).toHaveAttribute('href', '/ObsSessionView?visitId=v%2F1');
    expect(card.getByRole('link', { name: '2 séances manquées' })).toHaveAttribute(
      'href',
      '/CampaignQuizzMonitoringView?campaignId=campaign-1',
    );
    expect(card.getByRole('link', { name: /^Commencer la séance/ })).toHaveAttribute(
      'href',
      '/ObsSessionView?campaignId=campaign-1&enclosureId=plain&plannedId=d',
    );
    expect(screen.getByRole('link', { name: 'Toutes les séances de cet enclos' })).toHaveAttribute(
      'href',
      '/ObsSessionListView?enclosure=plain',
    );
  });
  it('names a session of today whose time has passed as due, not as the next one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: startOfDay(NOW, ZONE) + 20 * 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    await open(PLAIN, [{ ...running, plan: [{ ...planned('x', 0), atUnix: startOfDay(NOW, ZONE) + 8 * 3_600_000 }] }]);
    const name = await screen.findByText('Séance à faire', {}, patient);
    expect(name.parentElement).toHaveTextContent('il y a 12 heures');
    expect(screen.queryByText('Prochaine séance')).toBeNull();
  });
  it('says when its animals were last evaluated, also without a campaign that runs', async () => {
    await open(PLAIN, [], { lastEvaluationUnix: addDays(NOW, -9, ZONE) });
    const name = await screen.findByText('Dernière évaluation', {}, patient);
    expect(name.parentElement).toHaveTextContent('il y a 9 jours');
  });
  it('offers no start to somebody whom the campaign does not name', async () => {
    await open(PLAIN, [{ ...running, observerIds: ['bo'] }]);
    await screen.findByRole('link', { name: running.name }, patient);
    expect(screen.queryByRole('link', { name: /^Commencer la séance/ })).toBeNull();
  });
  it('says that no campaign runs there', async () => {
    await open(PLAIN, [{ ...running, enclosureIds: ['rock'] }]);
    expect(await screen.findByText('Aucune campagne en cours ici', {}, patient)).toBeVisible();
  });
});

describe('the dashboard of a sector', () => {
  const SAVANNA = '/SectorManagementView?id=savanna';

  it('names the campaigns of its enclosures, with the place of the next session', async () => {
    await open(SAVANNA, [running]);
    const part = within(await screen.findByRole('region', { name: 'Campagnes d’observation' }, patient));
    expect(part.getByRole('link', { name: running.name })).toBeVisible();
    expect(part.getByText('Prochaine séance').parentElement).toHaveTextContent('après-demain · Grande plaine');
    expect(part.queryByText('Dernière séance')).toBeNull();
  });
  it('says nothing of campaigns in other sectors', async () => {
    await open(SAVANNA, [{ ...running, enclosureIds: ['rock'] }]);
    await screen.findByRole('heading', { name: 'À faire' }, patient);
    await screen.findByText('Rien à faire', {}, patient);
    expect(screen.queryByRole('region', { name: 'Campagnes d’observation' })).toBeNull();
  });
});

describe('the observations of today on the dashboard', () => {
  const TODAY = startOfDay(NOW, ZONE);
  const at = (hour: number) => TODAY + hour * 3_600_000;
  const ofDay = (plannedId: string, hour: number, observerId: string | null = 'keeper-1') => ({
    ...{ ...planned(plannedId, 0), observerId, atUnix: at(hour) },
  });
  const openHome = (campaign: Partial<Campaign>, user: Parameters<typeof aUser>[0] = {}) => {
    vi.useFakeTimers({ toFake: ['Date'], now: at(12) });
    onTestFinished(() => void vi.useRealTimers());
    const { repositories } = fakeRepositories({
      ...{ user: aUser({ userId: 'keeper-1', ...user }), establishment: anEstablishment(), sectors: [aSector()] },
      ...{ tasks: [], enclosures: [anEnclosure()], campaigns: [{ ...running, ...campaign }], listCounts: [0] },
      observationSessions: [
        { ...made, plannedId: 'done', observerId: 'other', startedAtUnix: at(9), endedAtUnix: at(10) },
      ],
    });
    return openApp('/Dashboard', { repositories, features: dashboardRoutes });
  };
  const section = async () => {
    const region = await screen.findByRole('region', { name: 'Observations du jour' }, patient);
    const button = within(region).getByRole('button', { name: 'Observations du jour' });
    if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button);
    return region;
  };

  it('are a keeper’s own and those of nobody; a late one says so, each begins from here', async () => {
    const plan = [ofDay('late', 8), ofDay('done', 9, 'other'), ofDay('open', 15, null), ofDay('foreign', 16, 'other')];
    await openHome({ plan, observerIds: ['keeper-1', 'other'] });
    const own = within(await section());
    const rows = await own.findAllByRole('listitem', {}, patient);
    expect(rows.map((row) => within(row).getByText(/^\d\d:\d\d$/).textContent)).toEqual(['08:00', '15:00']);
    expect(rows[0]).toHaveTextContent('En retard');
    expect(rows[1]).toHaveTextContent('À venir');
    expect(own.getByText('0 sur 2 faites')).toBeVisible();
    expect(within(rows[1] as HTMLElement).getByRole('link', { name: /^Commencer l’observation/ })).toHaveAttribute(
      'href',
      '/ObsSessionView?campaignId=campaign-1&enclosureId=plain&plannedId=open',
    );
  });

  it('are all of them for a manager, with their observers, what is open first and the further ones on request', async () => {
    const plan = [
      ofDay('done', 9, 'other'),
      ...[13, 14, 15, 16, 17, 18].map((hour) => ofDay(`p${hour}`, hour, 'other')),
    ];
    await openHome({ plan, observerIds: ['other'] }, { userRight: 'admin' });
    const all = within(await section());
    expect(await all.findByText('1 sur 7 faites', {}, patient)).toBeVisible();
    expect(all.getAllByRole('listitem')).toHaveLength(5);
    expect(all.queryByRole('link', { name: /^Commencer/ })).toBeNull();
    await userEvent.click(all.getByRole('button', { name: 'Afficher 2 de plus' }));
    const last = all.getAllByRole('listitem').at(-1) as HTMLElement;
    expect(last).toHaveTextContent('Faite');
    expect(within(last).getByRole('link', { name: /^Ouvrir la séance/ })).toHaveAttribute(
      'href',
      '/ObsSessionView?visitId=v%2F1',
    );
  });

  it('are fetched when they are opened, stay open on this device, and say that a day has none', async () => {
    globalThis.localStorage.removeItem('enclos:home-observations');
    await openHome({ plan: [planned('next', 3)] });
    const closed = await screen.findByRole('button', { name: 'Observations du jour' }, patient);
    expect(closed).toHaveAttribute('aria-expanded', 'false');
    const region = within(await section());
    expect(await region.findByText('Aucune observation aujourd’hui', {}, patient)).toBeVisible();
    expect(globalThis.localStorage.getItem('enclos:home-observations')).toBe('true');
  });
});
