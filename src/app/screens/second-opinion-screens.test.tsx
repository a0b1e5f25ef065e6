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
const FIRST = '/AssesmentView?evaluationId=first';
const bo = aUser({ userId: 'bo', userFirstname: 'Bo', userLastname: 'Lund', userRight: 'user' });
const sofia = aUser({
  ...{ userId: 'sofia', userFirstname: 'Sofia', userLastname: 'Lopez', userRight: 'user' },
  rightsRoles: ['auditor'],
});
const wordings = { space: 'Assez de place ?', water: 'L’eau est-elle propre ?', shade: 'Y a-t-il de l’ombre ?' };
const questions = Object.entries(wordings).map(([questionId, text]) =>
  aPublishedQuestion({ questionId, wording: inSevenLanguages(text) }),
);
const version = aQuestionnaireVersion({ questions, sections: [aSection('all', 'space', 'water', 'shade')] });
const campaign = aCampaign({
  ...{ status: 'active', launchedAtUnix: Date.now() - 10 * DAY, evaluationFrequency: 'weekly' },
  ...{ startAtUnix: Date.now() - 10 * DAY, endAtUnix: Date.now() + 30 * DAY, evaluationType: 'immediate' },
  ...{ questionnaireId: 'que-test', questionnaireVersion: 1, enclosureIds: ['plain'] },
  ...{ observerIds: ['bo'], auditorIds: ['sofia'] },
});

const evaluationOf = (
  evaluationId: string,
  hours: number,
  said: Readonly<Record<string, string>>,
  differences: Partial<CampaignEvaluation> = {},
) => {
  const steps = Object.entries(said).map(([id, value]) => aStep(id, value));
  const at = { startedAtUnix: Date.now() - hours * 3_600_000, finishedAtUnix: Date.now() - hours * 3_600_000 + 60_000 };
  const one = aCampaignEvaluation({
    ...{ evaluationId, subjectId: 'plain', status: 'finished', leaderId: 'bo', steps, ...at, ...differences },
  });
  return { ...one, result: one.status === 'finished' ? campaignResultOf(one, version) : null };
};
const first = evaluationOf('first', 20, { space: 'yes', water: 'partly', shade: 'yes' });
const before = evaluationOf('before', 200, { space: 'no', water: 'no', shade: 'no' });
const second = evaluationOf(
  'second',
  10,
  { space: 'yes', water: 'no' },
  {
    ...{ secondOf: 'first', leaderId: 'sofia' },
  },
);
const running = { ...second, status: 'running', finishedAtUnix: null, result: null } as const;

type Known = { as?: User; of?: Partial<Campaign>; evaluations?: readonly CampaignEvaluation[] };

async function open(address: string, { as = sofia, of = {}, evaluations = [first] }: Known = {}) {
  const fake = fakeRepositories({
    ...{ user: as, establishment: anEstablishment(), sectors: [], colleagues: [bo, sofia] },
    ...{ campaigns: [{ ...campaign, ...of }] },
    enclosures: [anEnclosure({ enclosureId: 'plain', enclosureName: 'Grande plaine' })],
    ...{ campaignEvaluations: evaluations, questionnaireVersions: [version] },
  });
  const give = vi.spyOn(fake.fakes.quickEvaluations, 'giveSecondOpinion');
  const app = await openApp(address, { repositories: fake.repositories, features: campaignsRoutes });
  return { ...app, give };
}
const row = async () => within(await screen.findByRole('row', { name: /Grande plaine/ }, patient));
const GIVE = /^Donner un second avis/;

beforeEach(() => sessionStorage.clear());

describe('a second opinion', () => {
  it('is begun by an auditor from the page of the evaluation', async () => {
    const { give, path } = await open(FIRST);
    await userEvent.click(await screen.findByRole('button', { name: GIVE }, patient));
    await waitFor(() => expect(path()).toBe(`${LIST}&evaluation=second`), patient);
    expect(give).toHaveBeenCalledExactlyOnceWith({ zooId: 'zoo-1', secondOf: 'first' });
  });
  it('is begun from the row of the enclosure, and a refusal of the server is said', async () => {
    const { give, path } = await open(LIST);
    give.mockResolvedValueOnce(fail(appError('evaluation/second-opinion-refused')));
    await userEvent.click((await row()).getByRole('button', { name: GIVE }));
    expect(await screen.findByText(/menée par quelqu’un d’autre/, {}, patient)).toBeVisible();
    expect(path()).toBe(LIST);
  });
  it.each<readonly [string, Known]>([
    ['an observer', { as: bo }],
    ['an auditor who led the evaluation', { evaluations: [{ ...first, leaderId: 'sofia' }] }],
    ['an auditor of another campaign', { of: { auditorIds: [] } }],
    ['anybody in a stopped campaign', { of: { status: 'stopped', stoppedAtUnix: Date.now() } }],
    ['an auditor who has given it', { evaluations: [first, second] }],
    ['an auditor on a second opinion', { evaluations: [{ ...second, leaderId: 'eve' }, first] }],
  ])('is not offered to %s', async (_, known) => {
    await open(FIRST, known);
    expect(await screen.findByRole('tab', { name: 'Évaluations passées' }, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: GIVE })).toBeNull();
  });
  it('that runs keeps the answers of the first from its auditor, who is led back to it', async () => {
    await open(FIRST, { evaluations: [first, running] });
    expect(await screen.findByRole('link', { name: 'Reprendre votre second avis' }, patient)).toHaveAttribute(
      'href',
      `${LIST}&evaluation=second`,
    );
    expect(screen.getByText(/Ses réponses et ses scores paraissent ici/)).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });
  it('is answered without the answers of the first', async () => {
    await open(`${LIST}&evaluation=second`, { evaluations: [{ ...running, steps: [] }, first] });
    expect(await screen.findByText(/sans vous référer à la première évaluation/, {}, patient)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Oui' })).not.toBeChecked();
  });
  it('of somebody else is read alone', async () => {
    await open(`${LIST}&evaluation=second`, { as: bo, evaluations: [running, first] });
    expect(await screen.findByText(/Sofia Lopez répond/, {}, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Répondre à sa place' })).toBeNull();
  });
  it('counts for nothing in the list, which keeps the score of the evaluation', async () => {
    await open(LIST, { as: bo, evaluations: [second, first] });
    const cells = await row();
    expect(cells.getByText(/83,3/)).toBeVisible();
    expect(cells.getByText('Bo Lund')).toBeVisible();
  });
});

describe('an evaluation with a second opinion', () => {
  const openBeside = async (known: Known = {}) => {
    await open(`${FIRST}&part=second`, { as: bo, evaluations: [first, second, before], ...known });
    return within(await screen.findByRole('region', { name: /^Second avis de Sofia Lopez, le/ }, patient));
  };
  const figureOf = (section: ReturnType<typeof within>, name: string) =>
    section.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

  it('stands beside it with the agreement, both scores, and each answer marked by a word', async () => {
    const section = await openBeside();
    expect(figureOf(section, 'Score de Bo Lund')).toMatch(/^83,3\s%$/);
    expect(figureOf(section, 'Score de Sofia Lopez')).toMatch(/^50,0\s%$/);
    expect(figureOf(section, 'Réponses identiques')).toMatch(/^1 sur 2 \(50,0\s%\)$/);
    expect(figureOf(section, 'Kappa pondéré')).toBe('0,50');
    expect(figureOf(section, 'Questions comparées')).toBe('2');
    const texts = section.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/place.*Identiques.*Bo Lund.*Oui.*Sofia Lopez.*Oui/),
        expect.stringMatching(/eau.*Différentes.*Bo Lund.*En partie.*Sofia Lopez.*Non/),
        expect.stringMatching(/ombre.*Une seule réponse.*Bo Lund.*Oui.*Sofia Lopez.*Sans réponse/),
      ]),
    );
  });
  it('says that the agreement is not defined where nothing is compared', async () => {
    const none = { ...second, steps: [] };
    const section = await openBeside({ evaluations: [first, none] });
    for (const name of ['Réponses identiques', 'Kappa pondéré']) expect(figureOf(section, name)).toBe('non défini');
  });
  it('shows no score where the campaign shows none, and the agreement all the same', async () => {
    const section = await openBeside({ of: { evaluationType: 'delayed' } });
    expect(section.queryByText(/^Score de/)).toBeNull();
    expect(figureOf(section, 'Kappa pondéré')).toBe('0,50');
  });
  it('is compared with the evaluation before, which the second opinion is not', async () => {
    await open(FIRST, { as: bo, evaluations: [first, second, before] });
    expect(await screen.findByText(/\+83,3 points/, {}, patient)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Évaluations passées' }));
    const leaders = (await screen.findAllByRole('row', {}, patient)).slice(1).map(({ textContent }) => textContent);
    expect(leaders).toEqual([
      expect.stringMatching(/Second avis de Sofia Lopez/),
      expect.stringMatching(/Bo Lund/),
      expect.stringMatching(/Bo Lund/),
    ]);
  });
  it('is named on the page of its second opinion, which has no change since one before', async () => {
    await open('/AssesmentView?evaluationId=second', { as: bo, evaluations: [second, first, before] });
    expect(await screen.findByRole('link', { name: 'Voir la première évaluation' }, patient)).toHaveAttribute(
      'href',
      `${LIST}&evaluation=first`,
    );
    expect((await screen.findAllByText('50,0', {}, patient))[0]).toBeVisible();
    expect(screen.queryByText(/points depuis/)).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Seconds avis' }));
    expect(await screen.findByRole('region', { name: /^Second avis de Sofia Lopez/ }, patient)).toBeVisible();
  });
  it('has no part for second opinions without one', async () => {
    await open(FIRST, { as: bo });
    expect(await screen.findByRole('tab', { name: 'Évaluations passées' }, patient)).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Seconds avis' })).toBeNull();
  });
});
