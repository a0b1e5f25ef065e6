import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '#domain/users/user.ts';
import { speciesDashboardRoutes } from '#features/species-dashboard/species-dashboard.routes.ts';
import { aCampaignEvaluation } from '../../../tests/support/builders/campaign-evaluation.ts';
import { anActiveCampaign } from '../../../tests/support/builders/campaign.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aBehaviour, anEthogramVersion } from '../../../tests/support/builders/ethogram.ts';
import {
  anObservationSession,
  aScanEntry,
  aScanRecord,
  aSessionRecord,
} from '../../../tests/support/builders/observation-session.ts';
import { anEnclosure, aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 120_000 });
const patient = { timeout: 30_000 };

const DAY = 86_400_000;
const NOW = Date.now();
const animals = [
  aRegisterAnimal({ animalId: 'ada', animalName: 'Ada' }),
  aRegisterAnimal({ animalId: 'bo', animalName: 'Bo', animalSexe: 'Male' }),
  aRegisterAnimal({ animalId: 'cleo', animalName: 'Cleo', animalSexe: null, enclosureId: null }),
  aRegisterAnimal({ animalId: 'zip', animalName: 'Zip', specieId: 'impala' }),
  aRegisterAnimal({ animalId: 'old', animalName: 'Old', specieId: 'cheetah', status: 'dead' }),
];
const planned = (plannedId: string, days: number) => ({
  ...{ plannedId, enclosureId: 'plain', observerId: 'keeper-1', atUnix: NOW + days * DAY },
});
const campaign = anActiveCampaign({
  ...{ enclosureIds: ['plain'], startAtUnix: NOW - 20 * DAY, endAtUnix: NOW + 20 * DAY },
  ...{
    launchedAtUnix: NOW - 20 * DAY,
    ethogramId: 'eth-test',
    plan: [planned('a', -9), planned('b', -5), planned('d', 2)],
  },
});
const session = (visitId: string, daysAgo: number, animalIds: string[]) =>
  anObservationSession({
    ...{ visitId, animalIds, enclosureId: 'plain', ethogramId: 'eth-test', status: 'finished', doneCount: 1 },
    ...{ startedAtUnix: NOW - daysAgo * DAY - 3_600_000, endedAtUnix: NOW - daysAgo * DAY },
  });
const records = ['ada', 'bo', 'zip'].map((animalId, index) =>
  aScanRecord({ animalId, code: index === 0 ? 'LOC' : 'RES' }),
);
const answered = aCampaignEvaluation({
  ...{ evaluationId: 'q1', subjectId: 'bo', finishedAtUnix: NOW - 3 * DAY },
  result: {
    ...{ overall: 72.5, label: 'good', answered: 9, asked: 10, skipped: 0 },
    categories: { housing: 72.5, feeding: null, health: null, behavior: null },
  },
});

async function open(address: string, known: Parameters<typeof fakeRepositories>[0] = {}, user: Partial<User> = {}) {
  const fake = fakeRepositories({
    ...{ user: aUser(user), establishment: anEstablishment(), sectors: [aSector()], taxonomy: aTaxonomy(), animals },
    enclosures: [anEnclosure({ lastEvaluationUnix: NOW - 9 * DAY })],
    ...{ campaigns: [campaign], zones: [], campaignEvaluations: [answered] },
    ethogramVersions: [anEthogramVersion({ behaviours: [aBehaviour('RES'), aBehaviour('LOC')] })],
    observationSessions: [session('v1', 9, ['ada', 'bo', 'zip']), session('v2', 2, ['zip'])],
    sessionRecords: [aSessionRecord({ visitId: 'v1', entries: [aScanEntry({ records })] })],
    ...known,
  });
  const app = await openApp(address, {
    repositories: fake.repositories,
    features: speciesDashboardRoutes,
  });
  fake.sources.documents.show({ items: [], isCut: false, unreadable: 0, waitingIds: [] });
  return { ...app, ...fake };
}
const LION = '/DashboardSpecie?specieId=lion';
const see = (text: string | RegExp) => screen.findByText(text, {}, patient);
const region = async (name: string) => within(await screen.findByRole('region', { name }, patient));
const rowsOf = async (name: string) => {
  const table = within(await screen.findByRole('table', { name }, patient));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll(/\s/g, ' ')));
};

describe('the dashboard of a species', () => {
  it('names the species and leads to its sheet', async () => {
    await open(LION);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lion' }, patient)).toBeVisible();
    expect(screen.getByText('Panthera leo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fiche à imprimer' })).toHaveAttribute('href', '/SpecieRecap?id=lion');
  });

  it('counts the animals, places, evaluations and campaigns, and leads from each figure to its list', async () => {
    await open(LION);
    const figures = await region('Chiffres de l’espèce');
    await figures.findByText(/^La dernière/, {}, patient);
    await figures.findByRole('link', { name: /^Campagnes en cours ?1$/ }, patient);
    expect(figures.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Animaux3', '/specieAnimalsListView?species=lion'],
      ['Mâles1', '/specieAnimalsListView?species=lion&sex=Male'],
      ['Femelles1', '/specieAnimalsListView?species=lion&sex=Femelle'],
      ['Sexe inconnu1', '/specieAnimalsListView?species=lion&sex=none'],
      ['Secteurs1', '/SectorManagementView?id=savanna'],
      ['Enclos1', '/EnclosureListView?species=lion'],
      [expect.stringMatching(/^Évaluations sur 12 mois2La dernière/), '/EvalHistory?species=lion'],
      ['Séances sur 12 mois1', '/EvalHistory?species=lion&kind=session'],
      ['Campagnes en cours1', `${LION}#campaigns`],
    ]);
  });

  it('lists sectors and enclosures with the animals and the last evaluation of each', async () => {
    await open(LION);
    expect(await rowsOf('Secteurs et enclos')).toEqual([
      ['Savane africaine', '2', ''],
      ['Grande plaine', '2', expect.stringContaining('il y a 9 jours')],
      ['Sans secteur', '1', ''],
      ['Sans enclos', '1', '–'],
    ]);
    const places = await region('Secteurs et enclos');
    expect(places.getByRole('link', { name: '2' })).toHaveAttribute(
      'href',
      '/specieAnimalsListView?species=lion&enclosure=plain',
    );
  });

  it('says that an enclosure was never evaluated', async () => {
    await open(LION, { enclosures: [anEnclosure()] });
    expect(await see('Jamais évalué')).toBeVisible();
  });

  it('lists the latest evaluations of the species alone, with their scores and months', async () => {
    await open(LION);
    expect(await rowsOf('Les dernières évaluations')).toEqual([
      [expect.any(String), 'Bo', 'Questionnaire de campagne', expect.stringMatching(/^72,5/)],
      [expect.any(String), 'Grande plaine', 'Séance d’observation', '–'],
    ]);
    const table = within(screen.getByRole('table', { name: 'Les dernières évaluations' }));
    expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/AssesmentView?evaluationId=q1',
      '/ObsSessionView?visitId=v1',
    ]);
    expect(await screen.findByRole('img', { name: /Séances d’observation\s: 1\./ }, patient)).toBeVisible();
  });

  it('says that nothing was evaluated in twelve months', async () => {
    await open(LION, { observationSessions: [], campaignEvaluations: [] });
    expect(await see('Aucune évaluation sur 12 mois')).toBeVisible();
  });

  it('has the most frequent behaviours of its animals alone, and leads to their analyses', async () => {
    await open(LION);
    expect(await rowsOf('Comportements les plus fréquents')).toEqual([
      ['Nom RES', '50 %', '1'],
      ['Nom LOC', '50 %', '1'],
    ]);
    expect(screen.getByText(/^Moins de 10 séances/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir les analyses' })).toHaveAttribute(
      'href',
      '/ScanResultView?campaignId=campaign-1&animals=ada%2Cbo',
    );
  });

  it('says that too little is known where no session observed its animals', async () => {
    await open(LION, { observationSessions: [session('v2', 2, ['zip'])] });
    expect(await see(/aucune séance terminée et valide/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Voir les analyses' })).toBeNull();
  });

  it('says that too little is known where no scan recorded a behaviour', async () => {
    await open(LION, { sessionRecords: [aSessionRecord({ visitId: 'v1', entries: [aScanEntry({ records: [] })] })] });
    expect(await see(/aucun scan n’a relevé de comportement/)).toBeVisible();
  });

  it('has the campaigns of its enclosures with the next session and the missed ones', async () => {
    await open(LION);
    const campaigns = await region('Campagnes dans ces enclos');
    expect(await campaigns.findByRole('link', { name: campaign.name }, patient)).toHaveAttribute(
      'href',
      '/CampaignManagementView?campaignId=campaign-1',
    );
    expect(campaigns.getByText('Prochaine séance').parentElement).toHaveTextContent('Grande plaine');
    expect(await campaigns.findByRole('link', { name: '2 séances manquées' }, patient)).toBeVisible();
  });

  it('says that no campaign runs or has scans there', async () => {
    await open(LION, { campaigns: [] });
    expect(await see('Aucune campagne en cours ici')).toBeVisible();
    expect(await see('Aucune campagne avec des scans pour cette espèce')).toBeVisible();
  });

  it('says that nobody of the species lives here any more', async () => {
    await open('/DashboardSpecie?specieId=cheetah');
    expect(await see('Plus aucun animal de cette espèce ne vit ici')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir les animaux' })).toHaveAttribute(
      'href',
      '/specieAnimalsListView?species=cheetah&state=all',
    );
  });

  it('is closed to a pedagogical account', async () => {
    await open(LION, {}, { userRight: 'pedagoadmin' });
    await screen.findByRole('heading', { level: 1 }, patient);
    expect(screen.queryByRole('region', { name: 'Chiffres de l’espèce' })).toBeNull();
  });
});

describe('the choice of a species', () => {
  it('offers the species that live here with their numbers, found by a word', async () => {
    await open('/DashboardSpecie');
    const list = within(await screen.findByRole('list', { name: 'Espèces' }, patient));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['ImpalaAepyceros melampus1 animal', '/DashboardSpecie?specieId=impala'],
      ['LionPanthera leo3 animaux', LION],
    ]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Rechercher une espèce' }), 'panth');
    await vi.waitFor(() => expect(list.getAllByRole('link')).toHaveLength(1), patient);
  });

  it.each(['unknown', 'a%2Fb'])('stands in the place of the species "%s", which is not known here', async (id) => {
    await open(`/DashboardSpecie?specieId=${id}`);
    expect(await see(/Cette espèce n’est pas connue ici/)).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Lion/ }, patient)).toBeVisible();
  });

  it('says that no animal lives here', async () => {
    await open('/DashboardSpecie', { animals: [] });
    expect(await see('Aucun animal ne vit ici pour l’instant')).toBeVisible();
  });
});
