import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { followAllEndedScores, followEndedScores } from '../../functions/src/alerts/follow-ended-scores.ts';
import type { CampaignEvaluation } from '../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import { addDays, startOfDay } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { alertsOf } from './support/alerts.ts';
import { createEnclosure } from './support/animal-park.ts';
import { createAnsweredCampaign, createCampaignEvaluation } from './support/campaign-evaluations.ts';
import { messagesOf } from './support/notifications.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { database, runSchedule } from './support/suite.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

/** The first event of each function starts its process. */
const PATIENT = { timeout: 120_000, interval: 200 };
vi.setConfig({ testTimeout: 150_000 });
const TODAY = startOfDay(Date.now(), ZONE);
/** The last day of the campaigns of these tests, and the midnight that ends it. */
const LAST_DAY = addDays(TODAY, 40, ZONE);
const ENDED = addDays(LAST_DAY, 1, ZONE);
let zooId: string;
let author: Person;
let enclosureIds: string[];

beforeAll(async () => {
  zooId = await createPark();
  author = await person(zooId, { userRight: 'admin' });
  enclosureIds = await Promise.all([createEnclosure(zooId, null), createEnclosure(zooId, null)]);
});
afterAll(closeAll);

const aCampaign = (differences: Partial<Campaign> = {}) =>
  createAnsweredCampaign(zooId, {
    ...{ enclosureIds, evaluationType: 'delayed', minScore: 50, endAtUnix: LAST_DAY, authorId: author.userId },
    ...differences,
  });
/** Stores a finished evaluation of the first enclosure with this score, some hours after the start of today. */
const evaluated = (campaignId: string, overall: number | null, hours: number, of: Partial<CampaignEvaluation> = {}) => {
  const categories = { housing: overall, feeding: null, health: null, behavior: null };
  return createCampaignEvaluation(zooId, campaignId, {
    ...{ status: 'finished', subjectId: enclosureIds[0] ?? '', finishedAtUnix: TODAY + hours * 3_600_000 },
    result: { categories, overall, label: null, answered: 1, asked: 1, skipped: 0 },
    ...of,
  });
};
const kindsOf = async (campaignId: string) => (await alertsOf(campaignId)).map(({ kind }) => kind);
const told = async (campaignId: string) =>
  (await messagesOf(author.userId)).filter((one) => one.subjectId === campaignId && one.kind === 'campaignAlert');

describe('the scores of a campaign that shows them with delay', () => {
  it('raise alerts once its last day has passed, one for each enclosure, told in one message', async () => {
    const campaignId = await aCampaign({ maxScore: 80 });
    const low = await evaluated(campaignId, 40, 1);
    await evaluated(campaignId, 90, 2, { subjectId: enclosureIds[1] ?? '' });
    expect(await followEndedScores(campaignId, ENDED - 1)).toBe(0);
    expect(await alertsOf(campaignId)).toEqual([]);
    expect(await followEndedScores(campaignId, ENDED)).toBe(2);
    const alerts = await alertsOf(campaignId);
    expect(alerts.map(({ kind }) => kind).toSorted()).toEqual(['scoreHigh', 'scoreLow']);
    expect(alerts.find(({ kind }) => kind === 'scoreLow')).toMatchObject({
      ...{ alertId: `score-${low}`, status: 'active', value: 40, raisedAtUnix: ENDED, toldAtUnix: ENDED },
    });
    expect(await told(campaignId)).toHaveLength(1);
  });
  it('raise and tell nothing twice, however often the run is repeated', async () => {
    const campaignId = await aCampaign();
    await evaluated(campaignId, 40, 1);
    for (const days of [0, 1, 2]) await followAllEndedScores(addDays(ENDED, days, ZONE));
    expect(await alertsOf(campaignId)).toMatchObject([{ raisedAtUnix: ENDED, toldAtUnix: ENDED }]);
    expect(await told(campaignId)).toHaveLength(1);
  });
  it.each([
    [7, ['scoreLow']],
    [8, []],
  ])('are compared by a run that was missed for %d days: %j', async (days, kinds) => {
    const campaignId = await aCampaign();
    await evaluated(campaignId, 40, 1);
    await followAllEndedScores(addDays(ENDED, days, ZONE));
    expect(await kindsOf(campaignId)).toEqual(kinds);
  });
  it('are compared by the last evaluation with a score alone', async () => {
    const better = await aCampaign();
    await evaluated(better, 60, 2);
    await evaluated(better, 40, 1);
    const worse = await aCampaign();
    await evaluated(worse, 40, 2);
    await evaluated(worse, 60, 1);
    await evaluated(worse, null, 3);
    await evaluated(worse, 90, 4, { status: 'running', finishedAtUnix: null });
    await evaluated(worse, 95, 5, { secondOf: 'the-first' });
    for (const campaignId of [better, worse]) expect(await followEndedScores(campaignId, ENDED)).toBe(1);
    expect([await kindsOf(better), await kindsOf(worse)]).toEqual([[], ['scoreLow']]);
  });
  it('are not compared at the end where it showed them at once, expects no range, or is gone', async () => {
    const gone = await aCampaign();
    const others = [await aCampaign({ evaluationType: 'immediate' }), await aCampaign({ minScore: null }), gone];
    await Promise.all(others.map((campaignId) => evaluated(campaignId, 40, 1)));
    await database.doc(`campaigns/${gone}`).delete();
    for (const campaignId of others) {
      expect(await followEndedScores(campaignId, ENDED)).toBe(0);
      expect(await alertsOf(campaignId)).toEqual([]);
    }
  });
  it.each([
    ['it is stopped', { status: 'stopped', stoppedAtUnix: TODAY }],
    ['it is archived', { status: 'archived' }],
    ['its last day is moved into the past', { endAtUnix: addDays(TODAY, -20, ZONE) }],
  ] as const)('raise an alert when %s', async (_what, change) => {
    const campaignId = await aCampaign({ startAtUnix: addDays(TODAY, -30, ZONE) });
    await evaluated(campaignId, 40, 1);
    await database.doc(`campaigns/${campaignId}`).update(change);
    await vi.waitFor(async () => expect(await kindsOf(campaignId)).toEqual(['scoreLow']), PATIENT);
  });
  it('raise an alert by the nightly run after its last day', async () => {
    const campaignId = await aCampaign({ endAtUnix: addDays(TODAY, -1, ZONE) });
    await evaluated(campaignId, 40, -20);
    await runSchedule('renewCampaigns');
    expect(await kindsOf(campaignId)).toEqual(['scoreLow']);
  });
});
