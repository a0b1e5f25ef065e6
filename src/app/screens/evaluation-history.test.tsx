import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { CampaignEvaluation } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import type { User } from '#domain/users/user.ts';
import { evaluationHistoryRoutes } from '#features/evaluation-history/evaluation-history.routes.ts';
import { aCampaignEvaluation } from '../../../tests/support/builders/campaign-evaluation.ts';
import { aCampaign } from '../../../tests/support/builders/campaign.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import { anEnclosure } from '../../../tests/support/builders/park.ts';
import { aQuickEvaluation } from '../../../tests/support/builders/quick-evaluation.ts';
import { aQuickGroup } from '../../../tests/support/builders/quick-group.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };

const PERIOD = 'from=2026-01-01&until=2026-03-31';
const session = (visitId: string, iso: string) =>
  anObservationSession({ visitId, enclosureId: 'plain', status: 'finished', endedAtUnix: Date.parse(iso) });
const evaluation = aQuickEvaluation({
  ...{
    evaluationId: 'e-1',
    groupId: 'quick-1',
    status: 'finished',
    finishedAtUnix: Date.parse('2026-02-10T10:00:00Z'),
  },
  result: {
    ...{ overall: 72.5, label: 'good', answered: 9, asked: 10, skipped: 0 },
    categories: { housing: 72.5, feeding: null, health: null, behavior: null },
  },
});

async function open(
  query: string,
  user: Partial<User> = {},
  campaigns: readonly Campaign[] = [],
  campaignEvaluations: readonly CampaignEvaluation[] = [],
  known: Parameters<typeof fakeRepositories>[0] = {},
) {
  const fake = fakeRepositories({
    ...{ user: aUser(user), establishment: anEstablishment(), sectors: [aSector()], enclosures: [anEnclosure()] },
    observationSessions: [
      session('v1', '2026-02-03T10:00:00Z'),
      session('v2', '2026-02-20T10:00:00Z'),
      session('v3', '2026-03-20T10:00:00Z'),
    ],
    finishedEvaluations: [evaluation],
    ...{ campaigns, campaignEvaluations, ...known },
  });
  const app = await openApp(`/EvalHistory?${query}`, {
    repositories: fake.repositories,
    features: evaluationHistoryRoutes,
  });
  fake.sources.documents.show({ items: [aQuickGroup()] as never[], isCut: false, unreadable: 0, waitingIds: [] });
  return { ...app, ...fake };
}
const table = async (name: string) => within(await screen.findByRole('table', { name }, patient));
const textsOf = (rows: readonly HTMLElement[]) => rows.slice(1).map((row) => row.textContent);

describe('the evaluation history', () => {
  it('has a line for each enclosure and group of a month, with number, last date and score', async () => {
    await open(PERIOD);
    const list = await table('Historique des évaluations');
    await list.findByText('Suricates du désert', {}, patient);
    expect(textsOf(list.getAllByRole('row'))).toEqual([
      expect.stringMatching(/Grande plaine.*mars 2026.*Séance d’observation.*1.*20 mars 2026.*–/),
      expect.stringMatching(/Grande plaine.*février 2026.*2.*20 février 2026/),
      expect.stringMatching(/Suricates du désert.*février 2026.*Évaluation rapide.*1.*10 février 2026.*72,5/),
    ]);
    expect(list.getByRole('link', { name: '10 février 2026' })).toHaveAttribute(
      'href',
      '/GroupResultsView?id=quick-1&evaluation=e-1',
    );
    expect(list.getByRole('link', { name: '20 mars 2026' })).toHaveAttribute('href', '/ObsSessionView?visitId=v3');
  });
  it.each([
    ['a training campaign', aCampaign({ campaignId: 'campaign-1', type: 'training', status: 'active' })],
    [
      'an archived educational campaign',
      aCampaign({ campaignId: 'campaign-1', type: 'pedagogical', status: 'archived' }),
    ],
  ])('leaves the sessions of %s out', async (_, campaign) => {
    await open(PERIOD, {}, [campaign]);
    const list = await table('Historique des évaluations');
    await list.findByText('Suricates du désert', {}, patient);
    expect(textsOf(list.getAllByRole('row'))).toHaveLength(1);
  });
  it('counts the finished questionnaires of welfare campaigns, and leads to the last one', async () => {
    const finished = {
      finishedAtUnix: Date.parse('2026-03-25T10:00:00Z'),
      subjectId: 'plain',
      result: evaluation.result,
    };
    await open(
      PERIOD,
      {},
      [],
      [
        aCampaignEvaluation({ ...finished, evaluationId: 'c-1' }),
        aCampaignEvaluation({ ...finished, evaluationId: 'c-2', campaignType: 'training' }),
      ],
    );
    const list = await table('Historique des évaluations');
    expect(await list.findByRole('row', { name: /Grande plaine.*Questionnaire de campagne.*1.*72,5/ })).toBeVisible();
    expect(list.getByRole('link', { name: '25 mars 2026' })).toHaveAttribute('href', '/AssesmentView?evaluationId=c-1');
  });
  it('keeps the score of a campaign that evaluates with delay until its end', async () => {
    const finished = {
      finishedAtUnix: Date.parse('2026-03-25T10:00:00Z'),
      subjectId: 'plain',
      result: evaluation.result,
    };
    const delayed = aCampaign({
      ...{ status: 'active', evaluationType: 'delayed', endAtUnix: Date.now() + 9 * 86_400_000 },
    });
    await open(PERIOD, {}, [delayed], [aCampaignEvaluation({ ...finished, evaluationId: 'c-1' })]);
    const list = await table('Historique des évaluations');
    expect(await list.findByRole('row', { name: /Questionnaire de campagne.*–/ })).toBeVisible();
  });
  it('shows the evaluations that tell of the species of the address alone', async () => {
    const lion = aRegisterAnimal({ animalId: 'ada' });
    const impala = aRegisterAnimal({ animalId: 'zip', specieId: 'impala' });
    await open(`${PERIOD}&species=lion`, {}, [], [], {
      animals: [lion, impala],
      observationSessions: [
        { ...session('v1', '2026-02-03T10:00:00Z'), animalIds: ['ada'] },
        { ...session('v2', '2026-03-20T10:00:00Z'), animalIds: ['zip'] },
      ],
    });
    const list = await table('Historique des évaluations');
    expect(textsOf(list.getAllByRole('row'))).toEqual([expect.stringMatching(/Grande plaine.*février 2026/)]);
  });
  it('groups by week, as the address says', async () => {
    await open(`${PERIOD}&by=week`);
    const list = await table('Historique des évaluations');
    expect(textsOf(list.getAllByRole('row'))).toHaveLength(4);
    expect(list.getByText('16–22 mars 2026')).toBeVisible();
  });
  it('draws the number of each month, with the same figures as a table in the address', async () => {
    const { path } = await open(PERIOD);
    const chart = await screen.findByRole(
      'img',
      { name: /Séances d’observation\s: 3\. Évaluations rapides\s: 1\. Questionnaires de campagne\s: 0/ },
      patient,
    );
    expect(chart).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Tableau' }));
    const figures = await table('Nombre d’évaluations par période');
    expect(textsOf(figures.getAllByRole('row'))).toEqual([
      'février 2026210',
      'mars 2026100',
      expect.stringMatching(/310$/),
    ]);
    expect(path()).toContain('as=table');
  });
  it('reads no quick evaluations for a pedagogical supervisor, and names no enclosure', async () => {
    await open(PERIOD, { userRight: 'pedagoadmin', rightsRoles: ['supervisor'] });
    const list = await table('Historique des évaluations');
    expect(list.getAllByText('Non renseigné')).toHaveLength(2);
    expect(list.queryByText('Évaluation rapide')).toBeNull();
  });
  it('is closed to a pedagogical account without that right', async () => {
    await open(PERIOD, { userRight: 'pedagoadmin' });
    await screen.findByRole('heading', { level: 1 }, patient);
    expect(screen.queryByRole('table', { name: 'Historique des évaluations' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Historique des évaluations' })).toBeNull();
  });
  it('says that nothing was evaluated in the period', async () => {
    await open('from=2020-01-01&until=2020-03-31');
    expect(await screen.findByText(/Rien ne répond à ces filtres|Aucune évaluation/, {}, patient)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
