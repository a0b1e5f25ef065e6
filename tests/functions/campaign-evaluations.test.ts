import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { followScore } from '../../functions/src/alerts/follow-score.ts';
import { campaignOf } from '../../functions/src/campaigns/campaign-step.ts';
import { sweepEvaluationFiles } from '../../functions/src/quick-evaluations/sweep-evaluation-files.ts';
import { campaignResultOf } from '../../src/domain/campaign-evaluations/campaign-result.ts';
import type { CampaignEvaluation } from '../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import { evaluationMediaPath } from '../../src/domain/quick-evaluations/evaluation-media.ts';
import { aCampaignEvaluation } from '../support/builders/campaign-evaluation.ts';
import { aQuestionnaireVersion } from '../support/builders/questionnaire.ts';
import { aStep } from '../support/builders/quick-evaluation.ts';
import { createEnclosure, storeAnimals } from './support/animal-park.ts';
import { createAnsweredCampaign, createCampaignEvaluation, QUESTION_ID } from './support/campaign-evaluations.ts';
import { CAMPAIGN_NAME } from './support/campaigns.ts';
import { ask, files, outcomeOf, place } from './support/files.ts';
import { createPark, createSector, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { aJpeg } from './support/picture-files.ts';
import { stored } from './support/records.ts';
import { type Browser, database } from './support/suite.ts';

/** The first event of each function starts its process. */
const PATIENT = { timeout: 120_000, interval: 200 };
vi.setConfig({ testTimeout: 150_000 });

const DAY = 86_400_000;
type Outcome = { success: boolean; data?: { evaluationId: string }; error?: { code: string } };
let zooId: string;
let observer: Person;
let auditor: Person;
let enclosureId: string;
let animalId: string;

beforeAll(async () => {
  zooId = await createPark();
  observer = await person(zooId);
  auditor = await person(zooId, { rightsRoles: ['auditor'] });
  enclosureId = await createEnclosure(zooId, null);
  [animalId = ''] = await storeAnimals(zooId, [{}]);
});
afterAll(closeAll);

const aCampaign = (differences: Partial<Campaign> = {}) =>
  createAnsweredCampaign(zooId, {
    ...{ observerIds: [observer.userId], auditorIds: [auditor.userId], enclosureIds: [enclosureId] },
    ...differences,
  });
const start = async (campaignId: string, who: Pick<Browser, 'call'> = observer, subjectId = enclosureId, zoo = zooId) =>
  (await who.call('startCampaignEvaluation', { zooId: zoo, campaignId, subjectId })) as unknown as Outcome;
const codeOf = ({ success, error }: Outcome) => (success ? 'done' : error?.code);
const evaluationOf = async (evaluationId = '') =>
  (await stored(`campaignEvaluations/${evaluationId}`)) as unknown as CampaignEvaluation;
const finish = (evaluationId: string, finishedAtUnix: number) =>
  database.doc(`campaignEvaluations/${evaluationId}`).update({
    ...{ status: 'finished', finishedAtUnix },
    steps: [aStep(QUESTION_ID, 'partly', { by: observer.userId })],
  });
const scored = async (evaluationId: string) => {
  await vi.waitFor(async () => expect((await evaluationOf(evaluationId)).result).not.toBeNull(), PATIENT);
  return (await evaluationOf(evaluationId)).result;
};

describe('an evaluation of a campaign', () => {
  it('is begun by a participant or an auditor with the frozen questionnaire, led by who begins it', async () => {
    for (const who of [observer, auditor]) {
      const campaignId = await aCampaign();
      const { data } = await start(campaignId, who);
      const { questionnaireId } = (await stored(`campaigns/${campaignId}`)) as { questionnaireId: string };
      expect(await evaluationOf(data?.evaluationId)).toMatchObject({
        ...{ zooId, campaignId, campaignType: 'welfare', subjectKind: 'enclosure', subjectId: enclosureId },
        ...{ questionnaireId, questionnaireVersion: 1, status: 'running', leaderId: who.userId, result: null },
      });
    }
  });
  it('concerns the animals that a campaign of individuals names, and no enclosure of it', async () => {
    const campaignId = await aCampaign({ concernedBy: 'individual', animalIds: [animalId] });
    const { data } = await start(campaignId, observer, animalId);
    expect(await evaluationOf(data?.evaluationId)).toMatchObject({ subjectKind: 'animal', subjectId: animalId });
    expect(codeOf(await start(campaignId))).toBe('campaign/animals-unknown');
    expect(codeOf(await start(await aCampaign(), observer, animalId))).toBe('campaign/enclosures-unknown');
  });
  it('is begun once, also by two participants at the same time', async () => {
    const campaignId = await aCampaign();
    const answers = await Promise.all([start(campaignId), start(campaignId, auditor), start(campaignId)]);
    expect(new Set(answers.map(({ data }) => data?.evaluationId)).size).toBe(1);
    const found = await database.collection('campaignEvaluations').where('campaignId', '==', campaignId).get();
    expect(found.size).toBe(1);
  });
  it('is not begun by an admin who does not take part, a pedagogical account or another establishment', async () => {
    const campaignId = await aCampaign();
    const admin = await person(zooId, { userRight: 'superAdmin' });
    expect(codeOf(await start(campaignId, admin))).toBe('generic/permission-denied');
    const teacher = await person(zooId, { userRight: 'pedagoadmin' });
    const taught = await aCampaign({ observerIds: [teacher.userId], type: 'pedagogical' });
    expect(codeOf(await start(taught, teacher))).toBe('generic/permission-denied');
    const elsewhere = await createPark();
    const stranger = await person(elsewhere, { userRight: 'superAdmin' });
    expect(codeOf(await start(campaignId, stranger))).toBe('zoo/foreign');
    expect(codeOf(await start(campaignId, stranger, enclosureId, elsewhere))).toBe('campaign/not-found');
    expect(codeOf(await start('gone'))).toBe('campaign/not-found');
  });
  it('of a pedagogical campaign is begun by an education account with the educational role', async () => {
    const teacher = await person(zooId, { userRight: 'pedagoadmin', rightsRoles: ['educational'] });
    const taught = await aCampaign({ observerIds: [teacher.userId], type: 'pedagogical' });
    expect(codeOf(await start(taught, teacher))).toBe('done');
  });
  it.each([
    ['before its campaign is launched', { status: 'draft', questionnaireVersion: null }],
    ['once its campaign was stopped', { status: 'stopped' }],
    ['before the first day', { startAtUnix: Date.now() + DAY }],
    ['after the last day', { startAtUnix: Date.now() - 9 * DAY, endAtUnix: Date.now() - 2 * DAY }],
  ] as const)('is not begun %s', async (_, differences) => {
    expect(codeOf(await start(await aCampaign(differences)))).toBe('campaign/step-refused');
  });
  it('is not begun without a questionnaire, or when its version is gone', async () => {
    const without = await aCampaign({ questionnaireId: null, questionnaireVersion: null });
    expect(codeOf(await start(without))).toBe('campaign/questionnaire-required');
    expect(codeOf(await start(await aCampaign({ questionnaireVersion: 7 })))).toBe('evaluation/no-questions');
  });
  it('is scored once it is finished, as the last one of its enclosure, and another may begin', async () => {
    const campaignId = await aCampaign();
    const evaluationId = (await start(campaignId)).data?.evaluationId ?? '';
    const at = Date.now();
    await finish(evaluationId, at);
    const result = await scored(evaluationId);
    expect(result).toEqual(campaignResultOf(await evaluationOf(evaluationId), aQuestionnaireVersion()));
    expect(result?.overall).toBe(50);
    const last = async () => (await stored(`enclosures/${enclosureId}`))?.['lastEvaluationUnix'];
    await vi.waitFor(async () => expect(await last()).toBe(at), PATIENT);
    expect((await start(campaignId)).data?.evaluationId).not.toBe(evaluationId);
  });
  it('of a training campaign is scored, and is no evaluation of its animal', async () => {
    const ofAnimal: Partial<Campaign> = { concernedBy: 'individual', animalIds: [animalId] };
    const finished = async (type: Campaign['type'], at: number) => {
      const campaignId = await aCampaign({ type, ...ofAnimal });
      const evaluationId = (await start(campaignId, observer, animalId)).data?.evaluationId ?? '';
      await finish(evaluationId, at);
      return scored(evaluationId);
    };
    const at = Date.now();
    expect((await finished('training', at + 1))?.overall).toBe(50);
    await finished('welfare', at);
    const last = async () => (await stored(`animals/${animalId}`))?.['lastEvaluationUnix'] ?? null;
    await vi.waitFor(async () => expect(await last()).toBe(at), PATIENT);
  });
  it('takes the files of participants, keeps them from the sweep, and gives them back', async () => {
    const campaignId = await aCampaign();
    const evaluationId = await createCampaignEvaluation(zooId, campaignId, { leaderId: observer.userId });
    const path = evaluationMediaPath({ zooId, campaignId, evaluationId }, 'a1');
    await place(path, await aJpeg());
    const request = { groupId: null, evaluationId, questionId: QUESTION_ID, attachmentId: 'a1', name: 'abri.jpg' };
    const admin = await person(zooId, { userRight: 'superAdmin' });
    expect(outcomeOf(await ask(admin, 'addEvaluationMedia', request))).toBe('generic/permission-denied');
    const stranger = await person(await createPark());
    expect(outcomeOf(await ask(stranger, 'addEvaluationMedia', request))).toBe('evaluation/load-failed');
    const other = { ...request, questionId: 'other' };
    expect(outcomeOf(await ask(observer, 'addEvaluationMedia', other))).toBe('evaluation/load-failed');
    expect(outcomeOf(await ask(observer, 'addEvaluationMedia', request))).toBe('done');
    expect((await evaluationOf(evaluationId)).media).toMatchObject([{ attachmentId: 'a1', path }]);
    await sweepEvaluationFiles(Date.now() + 30 * DAY);
    expect((await files.file(path).exists())[0]).toBe(true);
    const removed = { groupId: null, evaluationId, attachmentId: 'a1' };
    expect(outcomeOf(await ask(observer, 'removeEvaluationMedia', removed))).toBe('done');
    expect((await files.file(path).exists())[0]).toBe(false);
  });
  it('goes with its campaign when that is deleted, and keeps a finished one of a welfare assessment', async () => {
    const admin = await person(zooId, { userRight: 'superAdmin' });
    const deletes = async (campaignId: string) =>
      outcomeOf(await ask(admin, 'deleteCampaign', { zooId, campaignId, name: CAMPAIGN_NAME }));
    const training = await aCampaign({ type: 'training', status: 'stopped' });
    const lost = await createCampaignEvaluation(zooId, training, { status: 'finished' });
    expect(await deletes(training)).toBe('done');
    expect(await stored(`campaignEvaluations/${lost}`)).toBeUndefined();
    const welfare = await aCampaign({ status: 'stopped' });
    const kept = await createCampaignEvaluation(zooId, welfare, { status: 'finished' });
    expect(await deletes(welfare)).toBe('campaign/results-kept');
    expect(await stored(`campaignEvaluations/${kept}`)).toBeDefined();
  });
});

describe('the score of an evaluation in a campaign that expects a range', () => {
  const alertsOf = async (campaignId: string) =>
    (await database.collection('alerts').where('campaignId', '==', campaignId).get()).docs.map((one) => one.data());
  const statusesOf = async (campaignId: string) =>
    (await alertsOf(campaignId)).map((alert) => alert['status'] as string);
  /** Follows a finished evaluation with this score, in percent. */
  const follow = async (campaignId: string, overall: number | null, differences: Partial<CampaignEvaluation> = {}) => {
    const categories = { housing: overall, feeding: null, health: null, behavior: null };
    const evaluation = aCampaignEvaluation({
      ...{ evaluationId: randomUUID(), zooId, campaignId, subjectId: enclosureId, status: 'finished' },
      ...{ finishedAtUnix: Date.now(), leaderId: observer.userId },
      result: { categories, overall, label: null, answered: 1, asked: 1, skipped: 0 },
      ...differences,
    });
    const campaign = await campaignOf({ campaignId, zooId });
    if (campaign === null) throw new Error(`the campaign ${campaignId} is not there`);
    await followScore(campaign, evaluation, Date.now());
    return evaluation;
  };

  it('raises one alert below it, tells the people of the campaign, and names the evaluation', async () => {
    const author = await person(zooId, { userRight: 'superAdmin' });
    const campaignId = await aCampaign({ minScore: 51, authorId: author.userId });
    const evaluationId = (await start(campaignId)).data?.evaluationId ?? '';
    const at = Date.now();
    await finish(evaluationId, at);
    await vi.waitFor(async () => expect(await statusesOf(campaignId)).toEqual(['active']), PATIENT);
    expect(await alertsOf(campaignId)).toMatchObject([
      {
        ...{ alertId: `score-${evaluationId}`, zooId, kind: 'scoreLow', evaluationId, enclosureId, animalId: null },
        ...{ value: 50, expectedMin: 51, expectedMax: null, occurredAtUnix: at, observerId: observer.userId },
      },
    ]);
    await follow(campaignId, 10);
    expect(await statusesOf(campaignId)).toEqual(['active']);
    const messages = await database.collection('notifications').where('userId', '==', author.userId).get();
    expect(messages.docs.filter((one) => one.get('subjectId') === campaignId)).toHaveLength(1);
  });
  it('raises another kind above the range, and one alert of an enclosure at a time', async () => {
    const campaignId = await aCampaign({ minScore: 50, maxScore: 80 });
    const kindsOf = async () => (await alertsOf(campaignId)).map(({ kind, status }) => `${kind} ${status}`);
    await follow(campaignId, 81);
    expect(await alertsOf(campaignId)).toMatchObject([
      { kind: 'scoreHigh', status: 'active', value: 81, expectedMin: 50, expectedMax: 80 },
    ]);
    // An earlier one on the other side neither resolves it nor raises its own.
    await follow(campaignId, 49, { finishedAtUnix: Date.now() - DAY });
    expect(await kindsOf()).toEqual(['scoreHigh active']);
    await follow(campaignId, 49);
    expect(new Set(await kindsOf())).toEqual(new Set(['scoreHigh resolved', 'scoreLow active']));
    await follow(campaignId, 80);
    expect(await statusesOf(campaignId)).toEqual(['resolved', 'resolved']);
  });
  it('above the range is resolved by a later one within it, not by an earlier one', async () => {
    const campaignId = await aCampaign({ maxScore: 80 });
    await follow(campaignId, 90);
    await follow(campaignId, 80, { finishedAtUnix: Date.now() - DAY });
    expect(await statusesOf(campaignId)).toEqual(['active']);
    await follow(campaignId, 80);
    expect(await statusesOf(campaignId)).toEqual(['resolved']);
  });
  it('raises none at it, and none where the campaign expects none', async () => {
    const expecting = await aCampaign({ minScore: 50 });
    await follow(expecting, 50);
    const without = await aCampaign();
    await follow(without, 0);
    expect([await alertsOf(expecting), await alertsOf(without)]).toEqual([[], []]);
  });
  it('resolves the alert of its enclosure once a later one reaches it, not an earlier one', async () => {
    const campaignId = await aCampaign({ minScore: 50 });
    await follow(campaignId, 40);
    await follow(campaignId, 60, { finishedAtUnix: Date.now() - DAY });
    await follow(campaignId, 60, { subjectId: 'another' });
    expect(await statusesOf(campaignId)).toEqual(['active']);
    await follow(campaignId, 60);
    expect(await statusesOf(campaignId)).toEqual(['resolved']);
  });
  it('from a device whose clock is ahead is resolved by the next one all the same', async () => {
    const campaignId = await aCampaign({ minScore: 50 });
    await follow(campaignId, 40, { finishedAtUnix: Date.now() + DAY });
    await follow(campaignId, 60);
    expect(await statusesOf(campaignId)).toEqual(['resolved']);
  });
  it('of an animal raises an alert of the animal in the sector of its enclosure', async () => {
    const sectorId = await createSector(zooId);
    const home = await createEnclosure(zooId, sectorId);
    const [inside = ''] = await storeAnimals(zooId, [{ animalEnclosureData: { enclosureId: home } }]);
    const campaignId = await aCampaign({ minScore: 50, concernedBy: 'individual', animalIds: [inside] });
    await follow(campaignId, 40, { subjectKind: 'animal', subjectId: inside });
    expect(await alertsOf(campaignId)).toMatchObject([{ animalId: inside, enclosureId: home, sectorIds: [sectorId] }]);
    await follow(campaignId, 50, { subjectKind: 'animal', subjectId: inside });
    expect(await statusesOf(campaignId)).toEqual(['resolved']);
  });
});
