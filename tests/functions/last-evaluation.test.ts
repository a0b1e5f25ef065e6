import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaignOf } from '../../functions/src/campaigns/campaign-step.ts';
import { followEvaluation } from '../../functions/src/evaluations/follow-evaluation.ts';
import type { ObservationSession } from '../../src/domain/observation-sessions/session.ts';
import { anObservationSession } from '../support/builders/observation-session.ts';
import { createEnclosure, storeAnimals } from './support/animal-park.ts';
import { createCampaign } from './support/campaigns.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { createQuickGroup, createRunningEvaluation } from './support/quick-groups.ts';
import { stored } from './support/records.ts';
import { database } from './support/suite.ts';
import { createVisit } from './support/visits.ts';

/** The first event of each function starts its process. */
const PATIENT = { timeout: 120_000, interval: 200 };
vi.setConfig({ testTimeout: 150_000 });

const DAY = 86_400_000;
const NOW = Date.now();
const YESTERDAY = NOW - DAY;
let zooId: string;
let keeper: Person;
let welfare: string;
let training: string;
let enclosureId: string;
let animalIds: string[];

beforeEach(async () => {
  zooId = await createPark();
  keeper = await person(zooId);
  welfare = await createCampaign(zooId, { type: 'welfare' });
  training = await createCampaign(zooId, { type: 'training' });
  enclosureId = await createEnclosure(zooId, null);
  animalIds = await storeAnimals(zooId, [{}, {}]);
});
afterAll(closeAll);

/** Stores a session of the enclosure that ended at an instant, and returns it. */
async function ended(atUnix: number, differences: Partial<ObservationSession> = {}): Promise<ObservationSession> {
  const session: Partial<ObservationSession> = {
    ...{ campaignId: welfare, enclosureId, animalIds, status: 'finished', startedAtUnix: atUnix - 60_000 },
    ...{ endedAtUnix: atUnix, ...differences },
  };
  const visitId = await createVisit(zooId, keeper.userId, session);
  return anObservationSession({ zooId, observerId: keeper.userId, visitId, ...session });
}
async function follow(session: ObservationSession): Promise<void> {
  await followEvaluation(await campaignOf(session), session, NOW);
}
async function lastOnes(): Promise<unknown[]> {
  const paths = [`enclosures/${enclosureId}`, ...animalIds.map((id) => `animals/${id}`)];
  const records = await Promise.all(paths.map(stored));
  return records.map((record) => record?.['lastEvaluationUnix'] ?? null);
}

describe('the last evaluation', () => {
  it('is a session of a welfare campaign, on its enclosure and on each of its animals', async () => {
    await follow(await ended(YESTERDAY));
    expect(await lastOnes()).toEqual([YESTERDAY, YESTERDAY, YESTERDAY]);
    expect((await stored(`animals/${animalIds[0]}`))?.['lastEvaluation']).toMatchObject({ seconds: expect.anything() });
  });
  it('stays when an older session comes later, and when the same one is followed again', async () => {
    const last = await ended(YESTERDAY);
    await follow(last);
    await follow(await ended(YESTERDAY - DAY));
    await follow(last);
    expect(await lastOnes()).toEqual([YESTERDAY, YESTERDAY, YESTERDAY]);
  });
  it.each([
    ['of a training campaign', () => ({ campaignId: training })],
    ['that was interrupted', () => ({ status: 'interrupted' as const })],
    ['that is a second opinion', () => ({ secondOf: 'another' })],
    ['of a campaign that is gone', () => ({ campaignId: 'gone' })],
  ])('is no session %s', async (_, differences) => {
    await follow(await ended(YESTERDAY, differences()));
    expect(await lastOnes()).toEqual([null, null, null]);
  });
  it('is never in the future', async () => {
    await follow(await ended(NOW + 400 * DAY));
    // The event of the session itself may come before, and has a moment of its own.
    for (const last of await lastOnes()) expect(last).toBeLessThanOrEqual(Date.now());
    expect(await lastOnes()).not.toContain(null);
  });
  it('gives way to the one before when its session is invalidated, and a quick evaluation counts among them', async () => {
    const [, second = ''] = animalIds;
    await follow(await ended(YESTERDAY - 2 * DAY));
    const lastEvaluation = {
      ...{ evaluationId: 'e', atUnix: YESTERDAY - DAY, overall: null, label: null, answered: 1, asked: 1 },
      ...{ categories: { housing: null, feeding: null, health: null, behavior: null }, previousOverall: null },
    };
    await createQuickGroup(zooId, keeper.userId, { animalIds: [second], lastEvaluation });
    const last = await ended(YESTERDAY);
    await follow(last);
    await database.doc(`visits/${last.visitId}`).update({ invalidReason: 'Mauvais enclos' });
    await follow({ ...last, invalidReason: 'Mauvais enclos' });
    expect(await lastOnes()).toEqual([YESTERDAY - 2 * DAY, YESTERDAY - 2 * DAY, YESTERDAY - DAY]);
  });
  it('is nothing again when the one session is invalidated', async () => {
    const only = await ended(YESTERDAY);
    await follow(only);
    const invalidReason = 'Mauvais enclos';
    await database.doc(`visits/${only.visitId}`).update({ invalidReason });
    await follow({ ...only, invalidReason });
    // The end of the session comes late, when the session does not count any more.
    await follow(only);
    expect(await lastOnes()).toEqual([null, null, null]);
  });
  it('leaves animals of another establishment alone, and ids that no document can have', async () => {
    const elsewhere = await storeAnimals(await createPark(), [{}]);
    await follow(await ended(YESTERDAY, { animalIds: [...animalIds, ...elsewhere, 'a/b', '..'] }));
    expect((await stored(`animals/${elsewhere[0]}`))?.['lastEvaluationUnix'] ?? null).toBeNull();
    expect(await lastOnes()).toEqual([YESTERDAY, YESTERDAY, YESTERDAY]);
  });
  it('follows the end of a session, and the result of a quick evaluation, by themselves', async () => {
    await ended(YESTERDAY);
    const { groupId, evaluationId } = await createRunningEvaluation(zooId, keeper.userId, { animalIds });
    await vi.waitFor(async () => expect(await lastOnes()).toEqual([YESTERDAY, YESTERDAY, YESTERDAY]), PATIENT);
    const evaluation = database.doc(`fastEvalGroups/${groupId}/evaluations/${evaluationId}`);
    await evaluation.update({ status: 'finished', finishedAtUnix: YESTERDAY + 1 });
    await vi.waitFor(async () => expect(await lastOnes()).toEqual([YESTERDAY, YESTERDAY + 1, YESTERDAY + 1]), PATIENT);
  });
});
