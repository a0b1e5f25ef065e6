import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { campaignsRoutes } from '../../features/campaigns/campaigns.routes.ts';
import { aCampaign } from '../../../tests/support/builders/campaign.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import { anEnclosure } from '../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';
import type { FeatureRoute } from '../router/feature-route.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import type { User } from '#domain/users/user.ts';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };

const DAY = 86_400_000;
const ADDRESS = '/CampaignQuizzMonitoringView?campaignId=campaign-1';
const keeper = aUser({ userRight: 'user' });
const bo = aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund', userRight: 'user' });
const planned = (plannedId: string, days: number, observerId: string) => ({
  ...{ plannedId, enclosureId: 'plain', observerId, atUnix: Date.now() + days * DAY },
});
const content = aCampaign({
  ...{ status: 'active', launchedAtUnix: Date.now() - 30 * DAY, ethogramVersion: 1, enclosureIds: ['plain'] },
  ...{ startAtUnix: Date.now() - 30 * DAY, endAtUnix: Date.now() + 30 * DAY, observerIds: [keeper.userId, 'bo'] },
  plan: [
    planned('done', -5, keeper.userId),
    planned('missed', -3, keeper.userId),
    planned('short', -2, 'bo'),
    planned('next', 4, 'bo'),
  ],
});
const campaign: Campaign = { ...content, observation: { ...content.observation, methods: ['scan'] } };
const made = (visitId: string, observerId: string, plannedId: string | null, doneCount = 12) =>
  anObservationSession({
    ...{ visitId, observerId, plannedId, doneCount, status: 'finished', enclosureId: 'plain', animalIds: ['ada'] },
    startedAtUnix: Date.now() - 4 * DAY,
  });
const sessions = [made('v1', keeper.userId, 'done'), made('v2', 'bo', 'short', 3), made('v3', keeper.userId, null)];

type Known = { as?: User; of?: Campaign; made?: readonly ObservationSession[] };
const fakesOf = ({ as = keeper, of = campaign, made: heads = sessions }: Known = {}) =>
  fakeRepositories({
    ...{ user: as, establishment: anEstablishment(), sectors: [], colleagues: [keeper, bo] },
    ...{ campaigns: [of], observationSessions: heads, enclosures: [anEnclosure({ areas: [] })] },
    animals: ['Ada', 'Cleo'].map((animalName) =>
      aRegisterAnimal({ animalId: animalName.toLowerCase(), animalName, enclosureId: 'plain' }),
    ),
  });
const open = (address: string, known: Parameters<typeof fakesOf>[0] = {}) =>
  openApp(address, { repositories: fakesOf(known).repositories, features: campaignsRoutes });
const sessionTable = async () => within(await screen.findByRole('table', { name: 'Séances' }, patient));

describe('the monitoring of a campaign', () => {
  it('says how many sessions are done and missed, and shows the missed ones first', async () => {
    await open(ADDRESS);
    expect(
      await screen.findByText(
        'Séances faites jusqu’à aujourd’hui : 1 sur 3 prévues ; 1 manquée et 1 inachevée ou invalidée.',
        {},
        patient,
      ),
    ).toBeVisible();
    const states = (await sessionTable())
      .getAllByRole('row')
      .slice(1)
      .map((row) => /Manquée|Incomplète|Faite|À venir|Hors plan/.exec(row.textContent)?.[0]);
    expect(states).toEqual(['Manquée', 'Incomplète', 'À venir', 'Faite', 'Hors plan']);
  });

  it('leads from a missed session to its start', async () => {
    await open(ADDRESS);
    const row = (await sessionTable()).getByRole('row', { name: /Manquée/ });
    expect(within(row).getByRole('link', { name: /Commencer maintenant la séance/ })).toHaveAttribute(
      'href',
      '/ObsSessionView?campaignId=campaign-1&enclosureId=plain&plannedId=missed',
    );
  });

  it('offers no start to somebody who does not observe', async () => {
    await open(ADDRESS, { as: aUser({ userId: 'admin-1', userRight: 'admin' }) });
    expect((await sessionTable()).getByRole('row', { name: /Manquée/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Commencer maintenant/ })).toBeNull();
  });

  it('takes the observer of its filter from the address', async () => {
    await open(`${ADDRESS}&observer=bo`);
    expect((await sessionTable()).getAllByRole('row')).toHaveLength(3);
  });

  it('shows the goals of observers and of animals in words', async () => {
    await open(`${ADDRESS}&view=observers`);
    const observers = within(await screen.findByRole('table', { name: 'Observateurs' }, patient));
    expect(observers.getByRole('row', { name: /Bo Lund.*Non atteint.*1.*0.*0/ })).toBeVisible();
    expect(observers.getByRole('row', { name: /Atteint.*2.*2.*1/ })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Animaux' }));
    const animals = within(await screen.findByRole('table', { name: 'Animaux' }, patient));
    expect(animals.getByRole('row', { name: /Cleo.*Non atteint.*3.*0.*1/ })).toBeVisible();
    expect(animals.getByRole('row', { name: /Ada.*Non atteint.*3.*2.*1/ })).toBeVisible();
  });

  it('chooses the running campaign where the address names none', async () => {
    const { path } = await open('/CampaignQuizzMonitoringView');
    await sessionTable();
    expect(path()).toBe(ADDRESS);
  });

  it('calls nobody back who has left for another page before the campaigns came', async () => {
    const campaigns = Promise.withResolvers<void>();
    const page = Promise.withResolvers<void>();
    const { repositories } = fakesOf();
    const slow: FeatureRoute = {
      ...{ path: '/testView', feature: 'campaigns', namespaces: [] },
      page: async () => {
        await page.promise;
        return { Component: () => <h1>Page lente</h1> };
      },
    };
    const { path, go } = await openApp('/CampaignQuizzMonitoringView', {
      features: [...campaignsRoutes, slow],
      repositories: {
        ...repositories,
        campaigns: async () => {
          await campaigns.promise;
          return repositories.campaigns();
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Suivi des campagnes' }, patient)).toBeVisible();
    const gone = go('/testView');
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true'), patient);
    campaigns.resolve();
    await waitForElementToBeRemoved(() => document.querySelector('main [data-coming]'), patient);
    page.resolve();
    await gone;
    expect(await screen.findByRole('heading', { name: 'Page lente' }, patient)).toBeVisible();
    expect(path()).toBe('/testView');
  });

  it('shows people who read no results their own planned sessions alone', async () => {
    const teacher = aUser({ userId: 'teacher', userRight: 'pedagoadmin', rightsRoles: ['educational'] });
    await open(ADDRESS, { as: teacher, of: { ...campaign, type: 'pedagogical', observerIds: ['teacher', 'bo'] } });
    expect(await screen.findByText(/Vous voyez vos propres séances/, {}, patient)).toBeVisible();
    expect(screen.getByText(/n’entrent dans aucun résultat de bien-être/)).toBeVisible();
    expect(screen.queryByText('Manquée')).toBeNull();
  });

  it('shows the goals of animals in focal sampling by whom the sessions followed', async () => {
    const observation = { ...campaign.observation, methods: ['focal' as const], observationCount: 2 };
    const plan = [planned('done', -5, keeper.userId), planned('missed', -3, keeper.userId)];
    const focal = { method: 'focal', animalIds: ['ada', 'cleo'] } as const;
    const followed = [{ animalId: 'ada', observations: 2 }];
    await open(`${ADDRESS}&view=animals`, {
      of: { ...campaign, observation, plan },
      made: [{ ...made('v1', keeper.userId, 'done'), ...focal, animalIds: [...focal.animalIds], followed }],
    });
    const animals = within(await screen.findByRole('table', { name: 'Animaux' }, patient));
    expect(animals.getByRole('row', { name: /Ada.*\bAtteint.*2.*2.*1/ })).toBeVisible();
    expect(animals.getByRole('row', { name: /Cleo.*Non atteint.*2.*0.*1/ })).toBeVisible();
    expect(screen.getByText(/se partagent à parts égales/)).toBeVisible();
    expect(screen.queryByText(/avant le décompte/)).toBeNull();
  });

  it('says how many focal sessions are from before the server kept whom they followed', async () => {
    const of: Campaign = { ...campaign, observation: { ...campaign.observation, methods: ['focal'] } };
    await open(`${ADDRESS}&view=animals`, { of, made: [{ ...made('v1', keeper.userId, 'done'), method: 'focal' }] });
    expect(await screen.findByText(/^1 séance d’avant le décompte par animal compte/, {}, patient)).toBeVisible();
  });

  it('leads to the sessions and to the history of the campaign', async () => {
    await open(ADDRESS);
    expect(await screen.findByRole('link', { name: 'Observations' }, patient)).toHaveAttribute(
      'href',
      '/ObsSessionListView?campaign=campaign-1',
    );
    expect(screen.getByRole('link', { name: 'Historique' })).toHaveAttribute(
      'href',
      '/CampaignManagementView?campaignId=campaign-1&tab=renewals',
    );
  });
});

describe('the progress of a campaign', () => {
  it('is shown by the list as made of planned, with what it is behind', async () => {
    await open('/campaignListView');
    const row = await screen.findByRole('row', { name: /2 sur 4.*1 en retard/ }, patient);
    expect(row).toBeVisible();
  });

  it('is shown by the plan of its page, with the state of each session', async () => {
    const of = { ...campaign, plan: [planned('missed', -1, 'bo')] };
    await open('/CampaignManagementView?campaignId=campaign-1&tab=plan', { of });
    expect(await screen.findByText(/0 sur 1 prévue ; 1 manquée\./, {}, patient)).toBeVisible();
    expect(screen.getByText('Manquée')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Suivre la campagne' })).toHaveAttribute('href', ADDRESS);
  });
});
