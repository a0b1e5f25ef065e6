import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { followLateEntries } from '../../functions/src/alerts/follow-late-entries.ts';
import { keepFollowed } from '../../functions/src/observation-sessions/keep-followed.ts';
import type { FocalAction, FollowedAnimal, ObservationSession } from '../../src/domain/observation-sessions/session.ts';
import { aFocalEntry, anObservationSession, aSessionRecord } from '../support/builders/observation-session.ts';
import { createCampaign } from './support/campaigns.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { database } from './support/suite.ts';
import { createVisit } from './support/visits.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

/** The first event of each function starts its process. */
const PATIENT = { timeout: 120_000, interval: 200 };
vi.setConfig({ testTimeout: 150_000 });
const DAY = 86_400_000;
let zooId: string;
let keeper: Person;
let campaignId: string;

beforeAll(async () => {
  zooId = await createPark();
  keeper = await person(zooId);
  campaignId = await createCampaign(zooId, { status: 'active', observerIds: [keeper.userId] });
});
afterAll(closeAll);

const aSession = (differences: Partial<ObservationSession> = {}) =>
  createVisit(zooId, keeper.userId, { campaignId, method: 'focal', animalIds: ['ada', 'bo'], ...differences });
let serial = 0;
/** Stores the record of a device, with the taps on each animal in their order. */
const record = async (visitId: string, deviceId: string, ...taps: readonly (readonly [string, ...FocalAction[]])[]) => {
  const entries = taps.flatMap(([animalId, ...actions]) =>
    actions.map((action) => aFocalEntry({ entryId: `tap-${++serial}`, animalId, action, code: null, atUnix: serial })),
  );
  const of = { deviceId, visitId, zooId, observerId: keeper.userId };
  await database.doc(`visits/${visitId}/records/${deviceId}`).set(aSessionRecord({ ...of, entries }));
};
const end = (visitId: string) =>
  database.doc(`visits/${visitId}`).update({ status: 'finished', endedAtUnix: Date.now(), updatedAtUnix: Date.now() });
const followedIn = async (visitId: string) => (await stored(`visits/${visitId}`))?.['followed'];
const expectFollowed = (visitId: string, followed: readonly FollowedAnimal[]) =>
  vi.waitFor(async () => expect(await followedIn(visitId)).toEqual(followed), PATIENT);
const keep = async (visitId: string) =>
  keepFollowed({ ...((await stored(`visits/${visitId}`)) as ObservationSession), visitId });

describe('the list of animals that a focal session followed', () => {
  it('is kept on its head at its end, by the records of all its devices', async () => {
    const visitId = await aSession();
    await record(visitId, 'one', ['ada', 'begin', 'end', 'begin', 'end'], ['bo', 'begin']);
    await record(visitId, 'two', ['ada', 'begin', 'end'], ['stranger', 'begin', 'end']);
    await end(visitId);
    await expectFollowed(visitId, [{ animalId: 'ada', observations: 3 }]);
  });
  it('is kept again when a part of the record comes after the end', async () => {
    const visitId = await aSession();
    await end(visitId);
    await expectFollowed(visitId, []);
    await record(visitId, 'one', ['bo', 'begin', 'end']);
    await database.doc(`visits/${visitId}`).update({ doneCount: 1, updatedAtUnix: Date.now() + 1 });
    await expectFollowed(visitId, [{ animalId: 'bo', observations: 1 }]);
  });
  it('is kept by the nightly run, where a record came without its head, for seven days', async () => {
    const visitId = await aSession();
    await end(visitId);
    await expectFollowed(visitId, []);
    await record(visitId, 'one', ['bo', 'begin', 'end']);
    await followLateEntries(Date.now() + 8 * DAY);
    expect(await followedIn(visitId)).toEqual([]);
    await followLateEntries(Date.now());
    expect(await followedIn(visitId)).toEqual([{ animalId: 'bo', observations: 1 }]);
  });
  it('is not kept while it runs, of a session of scans, and of one that is gone', async () => {
    const [running, scans] = [await aSession(), await aSession({ method: 'scan', status: 'finished' })];
    for (const visitId of [running, scans]) {
      await record(visitId, 'one', ['ada', 'begin', 'end']);
      await keep(visitId);
      expect(await followedIn(visitId)).toBeUndefined();
    }
    const gone = anObservationSession({ visitId: 'gone', method: 'focal', status: 'finished' });
    await keepFollowed(gone);
    expect(await stored('visits/gone')).toBeUndefined();
  });
});
