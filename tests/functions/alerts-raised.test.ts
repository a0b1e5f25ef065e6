import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { followLateEntries } from '../../functions/src/alerts/follow-late-entries.ts';
import { campaignOf as storedCampaignOf } from '../../functions/src/campaigns/campaign-step.ts';
import { followFrequencies } from '../../functions/src/alerts/follow-frequencies.ts';
import { endMissed, followMissed } from '../../functions/src/alerts/follow-missed.ts';
import type { Campaign, PlannedSession } from '../../src/domain/campaigns/campaign.ts';
import type { ObservationSession } from '../../src/domain/observation-sessions/session.ts';
import { addDays, startOfDay } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import {
  anObservationSession,
  aScanEntry,
  aScanRecord,
  aSessionRecord,
} from '../support/builders/observation-session.ts';
import { alertsOf } from './support/alerts.ts';
import { createEnclosure } from './support/animal-park.ts';
import { createCampaign } from './support/campaigns.ts';
import { messagesOf } from './support/notifications.ts';
import { createPark, createSector, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { database, runSchedule } from './support/suite.ts';
import { createVisit } from './support/visits.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

/** The first event of each function starts its process. */
const PATIENT = { timeout: 120_000, interval: 200 };
vi.setConfig({ testTimeout: 150_000 });
const HOUR = 3_600_000;
const TODAY = startOfDay(Date.now(), ZONE);
const YESTERDAY = addDays(TODAY, -1, ZONE) + 10 * HOUR;
let zooId: string;
let sectorId: string;
let enclosureId: string;
let people: Record<'author' | 'correspondent' | 'manager' | 'elsewhere' | 'keeper' | 'auditor', Person>;

beforeAll(async () => {
  zooId = await createPark();
  sectorId = await createSector(zooId);
  const otherSectorId = await createSector(zooId);
  enclosureId = await createEnclosure(zooId, sectorId);
  people = {
    author: await person(zooId, { userRight: 'admin' }),
    correspondent: await person(zooId, { rightsRoles: ['welfareCorrespondent'] }),
    manager: await person(zooId),
    elsewhere: await person(zooId),
    keeper: await person(zooId),
    auditor: await person(zooId, { rightsRoles: ['auditor'] }),
  };
  await database.doc(`sectors/${sectorId}`).update({
    ...{ managementUserIds: [people.manager.userId], sectorKeeper: [people.keeper.userId] },
  });
  await database.doc(`sectors/${otherSectorId}`).update({ managementUserIds: [people.elsewhere.userId] });
});
afterAll(closeAll);

const planned = (atUnix: number, plannedId = '1-1-1'): PlannedSession => ({
  ...{ plannedId, enclosureId, observerId: people.keeper.userId, atUnix },
});
const campaignOf = (differences: Partial<Campaign> = {}) =>
  createCampaign(zooId, {
    ...{
      status: 'active',
      launchedAtUnix: YESTERDAY,
      startAtUnix: addDays(TODAY, -7, ZONE),
      enclosureIds: [enclosureId],
    },
    ...{ authorId: people.author.userId, plan: [planned(YESTERDAY)] },
    ...differences,
  });
/** The messages of a campaign by person. */
const told = async (campaignId: string) => {
  const lists = await Promise.all(
    Object.entries(people).map(async ([name, { userId }]) => {
      const messages = await messagesOf(userId);
      return [name, messages.filter(({ subjectId }) => subjectId === campaignId).length] as const;
    }),
  );
  return Object.fromEntries(lists.filter(([, count]) => count > 0));
};
const statusesOf = async (campaignId: string) => (await alertsOf(campaignId)).map(({ status }) => status);

describe('a missed observation', () => {
  it('raises one alert in its sector and tells its people once, however often the run is repeated', async () => {
    const campaignId = await campaignOf();
    expect(await followMissed(campaignId, TODAY)).toEqual({ raised: 1, resolved: 0, told: 3 });
    expect(await followMissed(campaignId, TODAY)).toEqual({ raised: 0, resolved: 0, told: 0 });
    expect(await alertsOf(campaignId)).toMatchObject([
      {
        ...{ kind: 'observationMissed', status: 'active', enclosureId, sectorIds: [sectorId], plannedId: '1-1-1' },
        ...{ observerId: people.keeper.userId, occurredAtUnix: YESTERDAY, raisedAtUnix: TODAY, toldAtUnix: TODAY },
      },
    ]);
    expect(await told(campaignId)).toEqual({ author: 1, correspondent: 1, manager: 1 });
    const message = (await messagesOf(people.manager.userId)).find(({ subjectId }) => subjectId === campaignId);
    expect(message).toMatchObject({ kind: 'campaignAlert', title: 'Suivi des suricates', sectorId });
  });

  it('is one message for all sessions of a day', async () => {
    const campaignId = await campaignOf({ plan: [planned(YESTERDAY), planned(YESTERDAY + HOUR, '1-1-2')] });
    expect(await followMissed(campaignId, TODAY)).toEqual({ raised: 2, resolved: 0, told: 3 });
  });

  it('is told by a later run where a run broke off before the telling', async () => {
    const campaignId = await campaignOf();
    await followMissed(campaignId, TODAY);
    const [alert] = await alertsOf(campaignId);
    await database.doc(`alerts/${alert?.alertId}`).update({ toldAtUnix: null });
    expect(await followMissed(campaignId, TODAY + HOUR)).toEqual({ raised: 0, resolved: 0, told: 0 });
    expect((await alertsOf(campaignId))[0]?.toldAtUnix).toBe(TODAY + HOUR);
  });

  it('is none on its own day, in a campaign that is no welfare follow-up, or in a stopped one', async () => {
    const campaigns = await Promise.all([
      campaignOf({ plan: [planned(TODAY + 10 * HOUR)] }),
      campaignOf({ type: 'pedagogical' }),
      campaignOf({ status: 'stopped', stoppedAtUnix: TODAY + HOUR }),
    ]);
    for (const campaignId of campaigns) {
      // oxlint-disable-next-line no-await-in-loop -- three campaigns
      expect((await followMissed(campaignId, TODAY)).raised).toBe(0);
    }
  });

  it('ends when its session is made afterwards, acknowledged or not', async () => {
    const campaignId = await campaignOf({ plan: [planned(YESTERDAY), planned(YESTERDAY + HOUR, '1-1-2')] });
    await followMissed(campaignId, TODAY);
    const [, second] = await alertsOf(campaignId);
    await people.author.call('acknowledgeAlert', { zooId, alertId: second?.alertId, reason: 'Neige' });
    for (const plannedId of ['1-1-1', '1-1-2'])
      // oxlint-disable-next-line no-await-in-loop -- two sessions
      await endMissed(anObservationSession({ campaignId, plannedId, isDeferred: true }), TODAY + HOUR);
    expect(await statusesOf(campaignId)).toEqual(['resolved', 'resolved']);
    expect((await alertsOf(campaignId))[1]).toMatchObject({ reason: 'Neige', acknowledgedBy: people.author.userId });
  });

  it('does not end by a second opinion, by an invalid session, or by another planned session', async () => {
    const campaignId = await campaignOf();
    await followMissed(campaignId, TODAY);
    const of = { campaignId, plannedId: '1-1-1' };
    for (const differences of [
      { ...of, secondOf: 'first' },
      { ...of, invalidReason: 'Mauvais enclos' },
      { ...of, plannedId: '1-1-2' },
      { ...of, plannedId: null },
      { ...of, campaignId: 'another' },
    ])
      // oxlint-disable-next-line no-await-in-loop -- one session after the other
      await endMissed(anObservationSession(differences), TODAY + HOUR);
    expect(await statusesOf(campaignId)).toEqual(['active']);
  });

  it('ends by the events of a session that makes it and of a campaign that is drawn again', async () => {
    const [made, drawn] = [await campaignOf(), await campaignOf()];
    await followMissed(made, TODAY);
    await followMissed(drawn, TODAY);
    await createVisit(zooId, people.keeper.userId, { campaignId: made, enclosureId, plannedId: '1-1-1' });
    await database.doc(`campaigns/${drawn}`).update({ plan: [] });
    await vi.waitFor(async () => expect(await statusesOf(made)).toEqual(['resolved']), PATIENT);
    await vi.waitFor(async () => expect(await statusesOf(drawn)).toEqual(['resolved']), PATIENT);
  });

  it('ends when its session is planned again, and another miss is another alert', async () => {
    const campaignId = await campaignOf();
    await followMissed(campaignId, TODAY);
    await database.doc(`campaigns/${campaignId}`).update({ plan: [planned(TODAY + 34 * HOUR)] });
    await followMissed(campaignId, TODAY + HOUR);
    expect(await statusesOf(campaignId)).toEqual(['resolved']);
    await followMissed(campaignId, addDays(TODAY, 2, ZONE));
    expect(await statusesOf(campaignId)).toEqual(['resolved', 'active']);
    expect(await told(campaignId)).toEqual({ author: 2, correspondent: 2, manager: 2 });
  });

  it('is raised by the nightly run', async () => {
    const campaignId = await campaignOf();
    await runSchedule('renewCampaigns');
    expect(await statusesOf(campaignId)).toEqual(['active']);
  });

  it('tells the admins where the campaign names nobody else', async () => {
    const lonely = await createPark();
    const admin = await person(lonely, { userRight: 'admin' });
    const campaignId = await createCampaign(lonely, {
      ...{ status: 'active', launchedAtUnix: YESTERDAY, authorId: 'server', plan: [planned(YESTERDAY)] },
    });
    expect(await followMissed(campaignId, TODAY)).toMatchObject({ raised: 1, told: 1 });
    expect(await messagesOf(admin.userId)).toHaveLength(1);
    // The enclosure is another establishment's: none of its sectors acknowledges here.
    expect((await alertsOf(campaignId))[0]?.sectorIds).toEqual([]);
  });

  it('is deleted with its campaign', async () => {
    const campaignId = await campaignOf({ type: 'welfare' });
    await followMissed(campaignId, TODAY);
    await database.doc(`campaigns/${campaignId}`).update({ status: 'stopped' });
    const answer = await people.author.call('deleteCampaign', { zooId, campaignId, name: 'Suivi des suricates' });
    expect(answer).toMatchObject({ success: true });
    expect(await alertsOf(campaignId)).toEqual([]);
  });
});

describe('the agreement of a second opinion', () => {
  const training = () =>
    campaignOf({ type: 'training', minAgreement: 0.6, plan: [], auditorIds: [people.auditor.userId] });
  /** The record of scans with one animal each, by its codes. */
  const recordOf = (visitId: string, codes: string) =>
    aSessionRecord({
      ...{ visitId, zooId },
      entries: Array.from(codes, (code, at) =>
        aScanEntry({ entryId: `scan-${at}`, number: at + 1, records: [aScanRecord({ code })] }),
      ),
    });
  /** Stores a session with one animal in each scan, and ends it. */
  const made = async (who: Person, codes: string, differences: Partial<ObservationSession>) => {
    const visitId = await createVisit(zooId, who.userId, { enclosureId, ...differences });
    await database.doc(`visits/${visitId}/records/device`).set(recordOf(visitId, codes));
    await database.doc(`visits/${visitId}`).update({ status: 'finished', endedAtUnix: Date.now() });
    return visitId;
  };
  const opinion = async (campaignId: string, codes: string, others: string) => {
    const first = await made(people.keeper, codes, { campaignId });
    return { first, second: await made(people.auditor, others, { campaignId, secondOf: first }) };
  };

  it('below the least one raises one alert of the observer, with its value, and tells once', async () => {
    const campaignId = await training();
    const { second } = await opinion(campaignId, 'AABB', 'ABAB');
    await vi.waitFor(async () => expect(await told(campaignId)).toMatchObject({ manager: 1 }), PATIENT);
    expect(await alertsOf(campaignId)).toMatchObject([
      {
        ...{ alertId: `agreement-${second}`, kind: 'agreementLow', status: 'active', visitId: second },
        ...{ observerId: people.keeper.userId, sectorIds: [sectorId], value: 0, expectedMin: 0.6, expectedMax: null },
      },
    ]);
    // Low again: the episode lasts.
    const marker = await training();
    await opinion(campaignId, 'AABB', 'ABAB');
    await opinion(marker, 'AABB', 'ABAB');
    await vi.waitFor(async () => expect(await alertsOf(marker)).toHaveLength(1), PATIENT);
    expect(await alertsOf(campaignId)).toHaveLength(1);
    expect(await told(campaignId)).toEqual({ author: 1, correspondent: 1, manager: 1 });
  });

  it('that reaches the least one ends the episode of its observer', async () => {
    const campaignId = await training();
    await opinion(campaignId, 'AABB', 'ABAB');
    await vi.waitFor(async () => expect(await statusesOf(campaignId)).toEqual(['active']), PATIENT);
    await opinion(campaignId, 'AABB', 'AABB');
    await vi.waitFor(async () => expect(await statusesOf(campaignId)).toEqual(['resolved']), PATIENT);
  });

  it('ends with the invalidation of one of the two sessions', async () => {
    const campaignId = await training();
    const { first } = await opinion(campaignId, 'AABB', 'ABAB');
    await vi.waitFor(async () => expect(await statusesOf(campaignId)).toEqual(['active']), PATIENT);
    await people.author.call('invalidateSession', { visitId: first, reason: 'Mauvais enclos' });
    await vi.waitFor(async () => expect(await statusesOf(campaignId)).toEqual(['resolved']), PATIENT);
  });

  it('is compared when the first session ends after its second opinion', async () => {
    const campaignId = await training();
    const first = await createVisit(zooId, people.keeper.userId, { campaignId, enclosureId });
    await made(people.auditor, 'ABAB', { campaignId, secondOf: first });
    expect(await alertsOf(campaignId)).toEqual([]);
    await database.doc(`visits/${first}/records/device`).set(recordOf(first, 'AABB'));
    await database.doc(`visits/${first}`).update({ status: 'finished', endedAtUnix: Date.now() });
    await vi.waitFor(async () => expect(await statusesOf(campaignId)).toEqual(['active']), PATIENT);
  });

  it('is compared again by the nightly run, whose entries came after the end, for seven days', async () => {
    const campaignId = await training();
    const { second } = await opinion(campaignId, 'AABB', 'ABAB');
    await vi.waitFor(async () => expect(await statusesOf(campaignId)).toEqual(['active']), PATIENT);
    await database.doc(`visits/${second}/records/device`).set(recordOf(second, 'AABB'));
    expect(await followLateEntries(Date.now() + 8 * 24 * HOUR)).toEqual({ followed: 0, failed: 0 });
    expect((await followLateEntries(Date.now())).followed).toBeGreaterThan(0);
    expect(await statusesOf(campaignId)).toEqual(['resolved']);
  });
});

describe('the frequency of a behaviour', () => {
  const REST = { code: 'REST', min: 20, max: 60 };
  const watched = async (differences: Partial<Campaign> = {}) =>
    campaignOf({ plan: [], expectedFrequencies: [REST], ...differences });
  const follow = async (ended: ObservationSession) => {
    const campaign = await storedCampaignOf(ended);
    if (campaign === null) throw new Error(`the campaign ${ended.campaignId} is not there`);
    await followFrequencies(campaign, ended, Date.now());
  };
  let hour = 0;
  /** A session of ten scans of one animal, which rests in some of them; each ends an hour after the one before. */
  const session = async (campaignId: string, rests: number, differences: Partial<ObservationSession> = {}) => {
    const endedAtUnix = YESTERDAY + ++hour * 60_000;
    const one = { campaignId, enclosureId, plannedId: null, method: 'scan', endedAtUnix, ...differences } as const;
    // The running session sets nothing off: its end is followed here.
    const visitId = await createVisit(zooId, people.keeper.userId, one);
    const entries = Array.from({ length: 10 }, (_, at) =>
      aScanEntry({
        ...{ entryId: `scan-${at}`, number: at + 1 },
        records: [aScanRecord({ code: at < rests ? 'REST' : 'FEED' })],
      }),
    );
    await database.doc(`visits/${visitId}/records/device`).set(aSessionRecord({ visitId, zooId, entries }));
    const ended = anObservationSession({
      zooId,
      visitId,
      observerId: people.keeper.userId,
      ...one,
      status: 'finished',
    });
    await follow(ended);
    return ended;
  };

  it('outside of its range raises one alert of its enclosure, with its value, and tells once', async () => {
    const campaignId = await watched();
    const first = await session(campaignId, 8);
    await session(campaignId, 9);
    expect(await alertsOf(campaignId)).toMatchObject([
      {
        ...{
          kind: 'behaviourOutOfRange',
          status: 'active',
          visitId: first.visitId,
          enclosureId,
          sectorIds: [sectorId],
        },
        ...{ behaviourCode: 'REST', value: 80, expectedMin: 20, expectedMax: 60 },
      },
    ]);
    expect(await told(campaignId)).toEqual({ author: 1, correspondent: 1, manager: 1 });
  });

  it('ends with a later session within its range, not with an earlier one', async () => {
    const campaignId = await watched();
    const earlier = await session(campaignId, 4);
    await session(campaignId, 0);
    await follow(earlier);
    expect(await statusesOf(campaignId)).toEqual(['active']);
    await session(campaignId, 2);
    expect(await statusesOf(campaignId)).toEqual(['resolved']);
  });

  it('ends with the invalidation of its session', async () => {
    const campaignId = await watched();
    const wrong = await session(campaignId, 10);
    await follow({ ...wrong, invalidReason: 'Mauvais enclos' });
    expect(await statusesOf(campaignId)).toEqual(['resolved']);
  });

  it('raises nothing in a second opinion, in a draft, or without an expected range', async () => {
    const campaignId = await watched();
    await session(campaignId, 10, { secondOf: 'another' });
    const draft = await watched({ launchedAtUnix: null });
    const silent = await watched({ expectedFrequencies: [] });
    for (const one of [draft, silent]) await session(one, 10);
    for (const one of [campaignId, draft, silent]) expect(await alertsOf(one)).toEqual([]);
  });

  it('is followed when a session ends', async () => {
    const campaignId = await watched();
    const { visitId, endedAtUnix } = await session(campaignId, 10);
    await database
      .doc(`visits/${visitId}`)
      .update({ status: 'finished', endedAtUnix, invalidReason: 'Mauvais enclos' });
    await vi.waitFor(async () => expect(await statusesOf(campaignId)).toEqual(['resolved']), PATIENT);
  });
});
