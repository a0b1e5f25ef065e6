import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CampaignEvaluation } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import { campaignResultOf } from '#domain/campaign-evaluations/campaign-result.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail } from '#domain/shared/result.ts';
import type { User } from '#domain/users/user.ts';
import { campaignsRoutes } from '#features/campaigns/campaigns.routes.ts';
import { aCampaignEvaluation } from '../../../tests/support/builders/campaign-evaluation.ts';
import { aCampaign } from '../../../tests/support/builders/campaign.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anEnclosure } from '../../../tests/support/builders/park.ts';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { aQuestionnaireVersion, aSection } from '../../../tests/support/builders/questionnaire.ts';
import { aStep } from '../../../tests/support/builders/quick-evaluation.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 90_000 });
const patient = { timeout: 40_000 };

const DAY = 86_400_000;
const LIST = '/CampaignQuizzMonitoringView?campaignId=campaign-1&tab=questionnaires';
const keeper = aUser({ userRight: 'user' });
const bo = aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund', userRight: 'user' });
const space = aPublishedQuestion({ questionId: 'space' });
const water = aPublishedQuestion({
  ...{ questionId: 'water', category: 'feeding' },
  wording: inSevenLanguages('L’eau est-elle propre ?'),
});
const version = aQuestionnaireVersion({ questions: [space, water], sections: [aSection('all', 'space', 'water')] });
const { plain, pond } = {
  plain: anEnclosure({ enclosureId: 'plain', enclosureName: 'Grande plaine' }),
  pond: anEnclosure({ enclosureId: 'pond', enclosureName: 'Étang' }),
};
const campaign = aCampaign({
  ...{ status: 'active', launchedAtUnix: Date.now() - 10 * DAY, evaluationFrequency: 'weekly' },
  ...{ startAtUnix: Date.now() - 10 * DAY, endAtUnix: Date.now() + 30 * DAY, evaluationType: 'immediate' },
  ...{ questionnaireId: 'que-test', questionnaireVersion: 1, enclosureIds: ['plain', 'pond'] },
  observerIds: [keeper.userId, 'bo'],
});
const finished = (
  evaluationId: string,
  days: number,
  answer: string,
  differences: Partial<CampaignEvaluation> = {},
) => {
  const steps = [aStep('space', answer), aStep('water', 'yes'), aStep('water', 'algues', { kind: 'comment' })];
  const at = { startedAtUnix: Date.now() - days * DAY, finishedAtUnix: Date.now() - days * DAY + 60_000 };
  const one = aCampaignEvaluation({
    ...{ evaluationId, subjectId: 'plain', status: 'finished', leaderId: 'bo', steps, ...at, ...differences },
  });
  return { ...one, result: campaignResultOf(one, version) };
};

type Known = { as?: User; of?: Partial<Campaign>; evaluations?: readonly CampaignEvaluation[] };

async function open(address: string, { as = keeper, of = {}, evaluations = [] }: Known = {}) {
  const fake = fakeRepositories({
    ...{ user: as, establishment: anEstablishment(), sectors: [], colleagues: [keeper, bo] },
    ...{ campaigns: [{ ...campaign, ...of }], enclosures: [plain, pond] },
    ...{ campaignEvaluations: evaluations, questionnaireVersions: [version] },
  });
  const { quickEvaluations } = fake.fakes;
  const start = vi.spyOn(quickEvaluations, 'startOfCampaign');
  const addStep = vi.spyOn(quickEvaluations, 'addStep');
  const change = vi.spyOn(quickEvaluations, 'change');
  const app = await openApp(address, { repositories: fake.repositories, features: campaignsRoutes });
  return { ...app, start, addStep, change };
}
const rows = async () => within(await screen.findByRole('table', { name: 'Enclos évalués' }, patient));
const rowOf = async (name: RegExp) => within((await rows()).getByRole('row', { name }));

beforeEach(() => sessionStorage.clear());

describe('the enclosures that a campaign evaluates', () => {
  it('stand with state, last evaluation, evaluator, score and goal, those to evaluate first', async () => {
    await open(LIST, { evaluations: [finished('e', 1, 'partly')] });
    const texts = (await rows())
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(texts).toEqual([
      expect.stringMatching(/Étang.*À évaluer.*Non atteint/),
      expect.stringMatching(/Grande plaine.*Évalué.*Bo Lund.*75,0.%.*Non atteint/),
    ]);
    expect(screen.getByText(/une évaluation terminée par période/)).toBeVisible();
  });

  it('lead to an evaluation that is begun', async () => {
    const evaluations = [aCampaignEvaluation({ evaluationId: 'new', subjectId: 'barn' })];
    const { start, path } = await open(LIST, { evaluations });
    await userEvent.click((await rowOf(/Étang/)).getByRole('button', { name: 'Évaluer «\u00a0Étang\u00a0»' }));
    await waitFor(() => expect(path()).toBe(`${LIST}&evaluation=new`));
    expect(start).toHaveBeenCalledExactlyOnceWith({ zooId: 'zoo-1', campaignId: 'campaign-1', subjectId: 'pond' });
  });

  it('stay where they are when the server refuses the beginning, which is said', async () => {
    const { start, path } = await open(LIST);
    start.mockResolvedValueOnce(fail(appError('campaign/step-refused')));
    await userEvent.click((await rowOf(/Étang/)).getByRole('button', { name: /Évaluer/ }));
    expect(await screen.findByText('L’état de la campagne ne le permet pas', {}, patient)).toBeVisible();
    expect(path()).toBe(LIST);
  });

  it('resume the own running evaluation, and follow that of somebody else', async () => {
    const evaluations = [
      aCampaignEvaluation({ evaluationId: 'mine', subjectId: 'plain', leaderId: keeper.userId }),
      aCampaignEvaluation({ evaluationId: 'theirs', subjectId: 'pond', leaderId: 'bo' }),
    ];
    await open(LIST, { evaluations });
    expect((await rowOf(/plaine/)).getByRole('link', { name: /Reprendre/ })).toHaveAttribute(
      'href',
      `${LIST}&evaluation=mine`,
    );
    expect((await rowOf(/Étang/)).getByRole('link', { name: /Suivre/ })).toHaveAttribute(
      'href',
      `${LIST}&evaluation=theirs`,
    );
    expect(screen.queryByRole('button', { name: /^Évaluer/ })).toBeNull();
  });

  it.each([
    ['somebody who does not take part', { as: aUser({ userId: 'admin-1', userRight: 'admin' }) }],
    ['anybody once the campaign was stopped', { of: { status: 'stopped', stoppedAtUnix: Date.now() } }],
    ['anybody before the first day', { of: { startAtUnix: Date.now() + DAY } }],
  ] as const)('offer no evaluation to %s', async (_, known) => {
    await open(LIST, known);
    await rowOf(/Étang/);
    expect(screen.queryByRole('button', { name: /^Évaluer/ })).toBeNull();
  });

  it.each([
    ['of a pedagogical campaign', { type: 'pedagogical' }, /n’ont pas de score de bien-être/],
    ['of a campaign that evaluates with delay', { evaluationType: 'delayed' }, /apparaissent une fois la campagne/],
  ] as const)('%s show no score, and say why', async (_, of, note) => {
    await open(LIST, { of, evaluations: [finished('e', 1, 'partly')] });
    await rowOf(/plaine/);
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.queryByText(/75,0/)).toBeNull();
    expect(screen.queryByRole('columnheader', { name: /Score/ })).toBeNull();
  });
});

describe('an evaluation of a campaign', () => {
  const running = aCampaignEvaluation({ evaluationId: 'e', subjectId: 'plain', leaderId: keeper.userId });
  const ADDRESS = `${LIST}&evaluation=e`;

  it('asks the questions of the frozen questionnaire, and keeps each answer for its campaign', async () => {
    const { addStep } = await open(ADDRESS, { evaluations: [running] });
    expect(await screen.findByRole('heading', { name: 'Grande plaine', level: 1 }, patient)).toBeVisible();
    await userEvent.click(await screen.findByRole('radio', { name: 'En partie' }, patient));
    await waitFor(() => expect(addStep).toHaveBeenCalledOnce());
    expect(addStep.mock.calls[0]?.[0]).toMatchObject({
      ...{ groupId: null, evaluationId: 'e' },
      step: { questionId: 'space', kind: 'answer', value: 'partly', by: keeper.userId },
    });
  });

  it('is finished with a remark, and shows its result', async () => {
    const steps = [aStep('space', 'partly'), aStep('water', 'yes')];
    const { change } = await open(`${ADDRESS}&question=water`, { evaluations: [{ ...running, steps }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Terminer l’évaluation' }, patient));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'calme');
    await userEvent.click(dialog.getByRole('button', { name: 'Terminer l’évaluation' }));
    expect(change.mock.calls[0]?.[0]).toMatchObject({
      ...{ groupId: null, evaluationId: 'e', userId: keeper.userId },
      fields: { status: 'finished', feedback: 'calme' },
    });
    expect(await screen.findByText('calme', {}, patient)).toBeVisible();
    expect(await screen.findByText('75,0')).toBeVisible();
  });

  it('of somebody else can be taken over by a participant', async () => {
    await open(ADDRESS, { evaluations: [{ ...running, leaderId: 'bo' }] });
    expect(await screen.findByRole('button', { name: 'Répondre à sa place' }, patient)).toBeVisible();
  });

  it('of somebody else is read alone by people who do not take part', async () => {
    const as = aUser({ userId: 'admin-1', userRight: 'admin' });
    await open(ADDRESS, { evaluations: [{ ...running, leaderId: 'bo' }], as });
    expect(await screen.findByText(/Bo Lund répond/, {}, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Répondre à sa place' })).toBeNull();
  });

  it('of another campaign is not found', async () => {
    await open(ADDRESS, { evaluations: [{ ...running, campaignId: 'other' }] });
    expect(await screen.findByText('Évaluation introuvable', {}, patient)).toBeVisible();
  });
});

describe('the result of an evaluation of a campaign', () => {
  const evaluations = [finished('late', 1, 'yes'), finished('early', 8, 'no')];
  const ADDRESS = `${LIST}&evaluation=late`;

  it('has scores by category, the change since the one before, and comments beside the answers', async () => {
    await open(ADDRESS, { evaluations });
    expect(await screen.findByText(/\+50,0 points/, {}, patient)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Questions et réponses' }));
    expect(await screen.findByText(/algues/, {}, patient)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Évaluations passées' }));
    expect((await screen.findAllByRole('link', { name: /\d{4}/ }, patient))[1]).toHaveAttribute(
      'href',
      `${LIST}&evaluation=early`,
    );
  });

  it('of a pedagogical campaign has its answers without a score', async () => {
    await open(ADDRESS, { of: { type: 'pedagogical' }, evaluations });
    expect(await screen.findByText(/algues/, {}, patient)).toBeVisible();
    expect(screen.queryByText(/100/)).toBeNull();
    expect(screen.getAllByRole('tab')).toHaveLength(2);
  });
});

describe('a welfare assessment', () => {
  const evaluations = [finished('late', 1, 'yes'), finished('early', 8, 'no')];
  const ADDRESS = '/AssesmentView?evaluationId=late';

  it('is read beside the one before, also once its campaign was archived, with its tabs in the address', async () => {
    const { path } = await open(ADDRESS, { of: { status: 'archived' }, evaluations });
    expect(await screen.findByRole('heading', { name: 'Grande plaine', level: 1 }, patient)).toBeVisible();
    expect(await screen.findByText(/\+50,0 points/, {}, patient)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Questions et réponses' }));
    expect(await screen.findByText(/algues/, {}, patient)).toBeVisible();
    expect(path()).toBe(`${ADDRESS}&part=answers`);
  });

  it('is compared with the last one of the campaign that its campaign renews', async () => {
    const before = { ...evaluations[1]!, campaignId: 'former' };
    await open(ADDRESS, { of: { renewsId: 'former' }, evaluations: [evaluations[0]!, before] });
    expect(await screen.findByText(/\+50,0 points/, {}, patient)).toBeVisible();
  });

  it('without an id leads to the history of evaluations', async () => {
    const { path } = await open('/AssesmentView');
    await waitFor(() => expect(path()).toBe('/EvalHistory'), patient);
  });

  it('of a training is shown in its campaign, whose results stay apart', async () => {
    const training = { type: 'training', minAgreement: 0.6 } as const;
    const { path } = await open(ADDRESS, {
      of: training,
      evaluations: evaluations.map((one) => ({ ...one, campaignType: 'training' })),
    });
    await waitFor(() => expect(path()).toBe(`${LIST}&evaluation=late`), patient);
  });

  it('with an id that no record can have is not found', async () => {
    await open('/AssesmentView?evaluationId=a%2Fb', { evaluations });
    expect(await screen.findByText('Évaluation introuvable', {}, patient)).toBeVisible();
  });
});
