import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { tellOfEndedCampaigns } from '../../functions/src/campaigns/tell-of-campaign.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import { startOfDay } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { CAMPAIGN_NAME, createCampaign } from './support/campaigns.ts';
import { messagesOf } from './support/notifications.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { database, runSchedule } from './support/suite.ts';

const DAY = 86_400_000;
const PATIENCE = { timeout: 20_000, interval: 100 };
let zooId: string;
let author: Person;
let observer: Person;
let auditor: Person;
let disabled: Person;

beforeAll(async () => {
  zooId = await createPark();
  author = await person(zooId, { userRight: 'admin' });
  observer = await person(zooId);
  auditor = await person(zooId);
  disabled = await person(zooId, { isDisabled: true });
});
afterAll(closeAll);

// The job reads every campaign of the database, also those of other tests.
beforeEach(async () => {
  for (const collection of ['campaigns', 'notifications']) {
    const { docs } = await database.collection(collection).get();
    await Promise.all(docs.map((document) => document.ref.delete()));
  }
});

const create = (differences: Partial<Campaign> = {}) =>
  createCampaign(zooId, {
    ...{ authorId: author.userId, editorId: author.userId, auditorIds: [auditor.userId] },
    observerIds: [author.userId, observer.userId, disabled.userId],
    ...differences,
  });
const change = (campaignId: string, fields: Partial<Campaign>) =>
  database.doc(`campaigns/${campaignId}`).update({ ...fields });
const told = async (who: Person) =>
  (await messagesOf(who.userId)).map(({ kind, subjectId, title }) => [kind, subjectId, title]);

it('the launch of a campaign tells its observers and auditors once, without whoever launched it', async () => {
  const campaignId = await create();
  await change(campaignId, { status: 'active', launchedAtUnix: Date.now() });
  const message = [['campaignLaunched', campaignId, CAMPAIGN_NAME]];
  for (const who of [observer, auditor])
    // oxlint-disable-next-line no-await-in-loop -- one person after the other
    await vi.waitFor(async () => expect(await told(who)).toEqual(message), PATIENCE);
  // Editing an active campaign and its return from the archive are no launch: the stop comes after them.
  await change(campaignId, { status: 'archived' });
  await change(campaignId, { status: 'active', name: 'Autre nom' });
  await change(campaignId, { status: 'stopped', stoppedAtUnix: Date.now(), editorId: observer.userId });
  const stopped = [['campaignStopped', campaignId, 'Autre nom']];
  await vi.waitFor(async () => expect(await told(author)).toEqual(stopped), PATIENCE);
  expect(await told(observer)).toEqual(message);
  expect(await told(disabled)).toEqual([]);
});

it('the end of a campaign tells its author once, after its last day', async () => {
  const now = Date.now();
  const active = { status: 'active', launchedAtUnix: now - 20 * DAY } as const;
  const ended = await create({ ...active, endAtUnix: startOfDay(now - DAY, ZONE) });
  await create({ ...active, endAtUnix: startOfDay(now, ZONE) });
  await create({ ...active, endAtUnix: startOfDay(now - 30 * DAY, ZONE) });
  await create({ ...active, status: 'stopped', endAtUnix: startOfDay(now - DAY, ZONE) });
  expect(await tellOfEndedCampaigns(database, now)).toBe(1);
  expect(await tellOfEndedCampaigns(database, now)).toBe(0);
  expect(await told(author)).toEqual([['campaignEnded', ended, CAMPAIGN_NAME]]);
  expect(await told(observer)).toEqual([]);
});

it('the end of a campaign that was extended is told again, by the nightly run', async () => {
  const now = Date.now();
  const campaignId = await create({
    ...{ status: 'active', launchedAtUnix: now - 20 * DAY, endAtUnix: startOfDay(now - 2 * DAY, ZONE) },
  });
  await runSchedule('renewCampaigns');
  expect(await told(author)).toHaveLength(1);
  await change(campaignId, { endAtUnix: startOfDay(now - DAY, ZONE) });
  await runSchedule('renewCampaigns');
  expect(await told(author)).toHaveLength(2);
});
