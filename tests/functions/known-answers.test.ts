import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { followLateEntries } from '../../functions/src/alerts/follow-late-entries.ts';
import type { ObservationSession } from '../../src/domain/observation-sessions/session.ts';
import { aScanEntry, aScanRecord, aSessionRecord } from '../support/builders/observation-session.ts';
import { alertsOf } from './support/alerts.ts';
import { createEnclosure } from './support/animal-park.ts';
import { createCampaign } from './support/campaigns.ts';
import { createPark, createSector, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { type Browser, database } from './support/suite.ts';
import { createVisit } from './support/visits.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

/** The first event of each function starts its process. */
const PATIENT = { timeout: 120_000, interval: 200 };
vi.setConfig({ testTimeout: 150_000 });
type Outcome = { success: boolean; error?: { code: string } };
let zooId: string;
let enclosureId: string;
let people: Record<'admin' | 'boss' | 'keeper' | 'expert' | 'auditor', Person>;

beforeAll(async () => {
  zooId = await createPark();
  enclosureId = await createEnclosure(zooId, await createSector(zooId));
  people = {
    admin: await person(zooId, { userRight: 'admin' }),
    boss: await person(zooId, { userRight: 'admin' }),
    keeper: await person(zooId),
    expert: await person(zooId),
    auditor: await person(zooId, { rightsRoles: ['auditor'] }),
  };
});
afterAll(closeAll);

const training = (differences: object = {}) =>
  createCampaign(zooId, {
    ...{ type: 'training', status: 'active', launchedAtUnix: Date.now(), minAgreement: 0.6, plan: [] },
    observerIds: [people.keeper, people.expert, people.boss].map(({ userId }) => userId),
    auditorIds: [people.auditor.userId],
    ...differences,
  });
/** Stores a record of scans with one animal each, by its codes. */
const record = (visitId: string, codes: string) =>
  database.doc(`visits/${visitId}/records/device`).set(
    aSessionRecord({
      ...{ visitId, zooId },
      entries: Array.from(codes, (code, at) =>
        aScanEntry({ entryId: `scan-${at}`, number: at + 1, records: [aScanRecord({ code })] }),
      ),
    }),
  );
/** Stores a session with its scans, and ends it. */
const made = async (who: Person, codes: string, differences: Partial<ObservationSession>) => {
  const visitId = await createVisit(zooId, who.userId, { enclosureId, ...differences });
  await record(visitId, codes);
  await database.doc(`visits/${visitId}`).update({ status: 'finished', endedAtUnix: Date.now() });
  return visitId;
};
const choose = async (visitId: string, who: Pick<Browser, 'call'> = people.admin, isKnownAnswer = true) => {
  const { success, error } = (await who.call('chooseKnownAnswers', { visitId, isKnownAnswer })) as unknown as Outcome;
  return success ? 'done' : error?.code;
};
const headOf = async (visitId: string) => (await stored(`visits/${visitId}`)) as unknown as ObservationSession;
const agreementOf = async (visitId: string) => (await headOf(visitId)).knownAgreement;

describe('the known answers of a training', () => {
  it('are chosen by an admin and taken back, with a record of both', async () => {
    const visitId = await made(people.expert, 'AABB', { campaignId: await training() });
    expect(await choose(visitId)).toBe('done');
    expect(await headOf(visitId)).toMatchObject({ isKnownAnswer: true, observerId: people.expert.userId });
    expect(await choose(visitId)).toBe('done');
    expect(await choose(visitId, people.admin, false)).toBe('done');
    expect(await headOf(visitId)).toMatchObject({ isKnownAnswer: false, updatedBy: people.admin.userId });
    const { docs } = await database.collection(`zoo/${zooId}/auditLog`).where('subjectId', '==', visitId).get();
    const chosen = docs.map((entry) => entry.data()).map(({ action, details }) => [action, details.isKnownAnswer]);
    expect(chosen).toHaveLength(2);
    for (const isKnownAnswer of [true, false])
      expect(chosen).toContainEqual(['session.knownAnswersChosen', isKnownAnswer]);
  });

  it('are chosen by somebody in training of their own session alone', async () => {
    const campaignId = await training();
    const own = await made(people.boss, 'AABB', { campaignId });
    const other = await made(people.expert, 'AABB', { campaignId });
    for (const who of [people.keeper, people.expert, people.auditor, people.boss])
      expect(await choose(other, who)).toBe('generic/permission-denied');
    expect(await choose(own, people.boss)).toBe('done');
    expect(await headOf(other)).toMatchObject({ isKnownAnswer: false });
  });

  it('are held by no session of another campaign, and by none that runs, was entered afterwards or is invalid', async () => {
    const campaignId = await training();
    const welfare = await training({ type: 'welfare' });
    const finished = { status: 'finished', enclosureId, campaignId } as const;
    for (const differences of [
      { ...finished, campaignId: welfare },
      { ...finished, status: 'running' as const },
      { ...finished, isDeferred: true },
      { ...finished, invalidReason: 'Mauvais enclos' },
    ])
      expect(await choose(await createVisit(zooId, people.expert.userId, differences))).toBe(
        'session/holds-no-answers',
      );
  });

  it('of another establishment do not exist, nor do those of no such id', async () => {
    const stranger = await person(await createPark(), { userRight: 'superAdmin' });
    const visitId = await made(people.expert, 'AABB', { campaignId: await training() });
    expect(await choose(visitId, stranger)).toBe('session/load-failed');
    expect(await choose('gone')).toBe('session/load-failed');
  });

  it('are not taken back once a trainee began to repeat them', async () => {
    const campaignId = await training();
    const first = await made(people.expert, 'AABB', { campaignId });
    await made(people.auditor, 'AABB', { campaignId, secondOf: first });
    expect(await choose(first)).toBe('done');
    expect(await choose(first, people.admin, false)).toBe('done');
    expect(await choose(first)).toBe('done');
    await createVisit(zooId, people.keeper.userId, { campaignId, enclosureId, secondOf: first });
    expect(await choose(first, people.admin, false)).toBe('session/answers-in-use');
    expect(await headOf(first)).toMatchObject({ isKnownAnswer: true });
  });
});

describe('a session that repeats known answers', () => {
  const known = async (codes = 'AABBCC') => {
    const campaignId = await training();
    const first = await made(people.expert, codes, { campaignId });
    await choose(first);
    return { campaignId, first };
  };

  it('has its agreement at its end, and an alert of its observer below the least one', async () => {
    const { campaignId, first } = await known();
    const second = await made(people.keeper, 'ABABCC', { campaignId, secondOf: first });
    const percent = expect.closeTo(200 / 3, 9);
    await vi.waitFor(
      async () =>
        expect(await agreementOf(second)).toMatchObject({
          kappa: expect.closeTo(0.5, 9),
          percent,
          items: 6,
          unanswered: 0,
        }),
      PATIENT,
    );
    expect((await headOf(second)).knownAgreement?.least.map(({ code }) => code)).toEqual(['A', 'B']);
    await vi.waitFor(
      async () =>
        expect(await alertsOf(campaignId)).toMatchObject([
          { alertId: `known-${second}`, kind: 'agreementLow', status: 'active', observerId: people.keeper.userId },
        ]),
      PATIENT,
    );
    // A second opinion on another session of the same person agrees: known answers decide.
    const own = await made(people.keeper, 'AABB', { campaignId });
    await made(people.auditor, 'AABB', { campaignId, secondOf: own });
    const passed = await made(people.keeper, 'AABBCC', { campaignId, secondOf: first });
    await vi.waitFor(async () => expect(await agreementOf(passed)).toMatchObject({ kappa: 1 }), PATIENT);
    await vi.waitFor(
      async () => expect((await alertsOf(campaignId)).map(({ status }) => status)).toEqual(['resolved']),
      PATIENT,
    );
  });

  it('has none before all scans came, and has it with the nightly run after that', async () => {
    const { campaignId, first } = await known();
    const second = await made(people.keeper, 'AABB', { campaignId, secondOf: first });
    await followLateEntries(Date.now());
    await vi.waitFor(async () => expect(await agreementOf(second)).toBeNull(), PATIENT);
    await record(second, 'AABBCC');
    await followLateEntries(Date.now());
    await vi.waitFor(async () => expect(await agreementOf(second)).toMatchObject({ kappa: 1, items: 6 }), PATIENT);
  });

  it('loses it with the invalidation of the known answers', async () => {
    const { campaignId, first } = await known();
    const second = await made(people.keeper, 'AABBCC', { campaignId, secondOf: first });
    await vi.waitFor(async () => expect(await agreementOf(second)).toMatchObject({ kappa: 1 }), PATIENT);
    await people.admin.call('invalidateSession', { visitId: first, reason: 'Mauvais enclos' });
    await vi.waitFor(async () => expect(await agreementOf(second)).toBeNull(), PATIENT);
  });

  it('has it from the choice on where an auditor repeated before, and loses it when that is taken back', async () => {
    const campaignId = await training();
    const first = await made(people.expert, 'AABB', { campaignId });
    const second = await made(people.auditor, 'ABAB', { campaignId, secondOf: first });
    const openOf = async () =>
      (await alertsOf(campaignId)).filter(({ status }) => status === 'active').map(({ observerId }) => observerId);
    await vi.waitFor(async () => expect(await openOf()).toEqual([people.expert.userId]), PATIENT);
    await choose(first);
    await vi.waitFor(async () => expect(await agreementOf(second)).toMatchObject({ kappa: 0 }), PATIENT);
    await vi.waitFor(async () => expect(await openOf()).toEqual([people.auditor.userId]), PATIENT);
    await choose(first, people.admin, false);
    await vi.waitFor(async () => expect(await agreementOf(second)).toBeNull(), PATIENT);
  });
});
