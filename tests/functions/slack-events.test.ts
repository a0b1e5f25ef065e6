import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimestamps } from '../../functions/src/common/stored.ts';
import { tellSlackOfInformation, tellSlackOfTask } from '../../functions/src/slack/tell-slack.ts';
import type { Task } from '../../src/domain/tasks/task.ts';
import { anAnnouncement } from '../support/builders/announcement.ts';
import { aSector } from '../support/builders/establishment.ts';
import { anInformation } from '../support/builders/information.ts';
import { aTask } from '../support/builders/task.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, peopleWithoutRight, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { answering, SLACK_SECRET, type SlackServer, startSlack } from './support/slack-server.ts';
import { database, runSchedule } from './support/suite.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));
vi.stubEnv('FUNCTIONS_EMULATOR', 'true');

const PATIENCE = { timeout: 120_000, interval: 100 };
const DAY = 86_400_000;

let slack: SlackServer;
let zooId: string;
let admin: Person;
beforeEach(async () => {
  // A late trigger of one test writes into that test's establishment alone.
  zooId = await createPark();
  admin = await person(zooId, { userRight: 'admin', userFirstname: 'Ana', userLastname: 'Keller' });
  slack = await startSlack();
  await database.doc(`zoo/${zooId}/private/integrations`).set({ slackEndpoint: slack.endpoint });
});
afterEach(() => slack.close());
afterAll(async () => {
  vi.unstubAllEnvs();
  await closeAll();
});

/** Stores a task of the park and returns its id. */
async function store(differences: Partial<Task> = {}): Promise<string> {
  const taskId = `task-${randomUUID()}`;
  const now = Date.now();
  const instants = { scheduledForUnix: now, dueAtUnix: now + DAY, createdAtUnix: now, updatedAtUnix: now };
  await database.doc(`tasks/${taskId}`).set(withTimestamps(aTask({ taskId, zooId, ...instants, ...differences })));
  return taskId;
}
async function queuedOf(subjectId: string): Promise<Record<string, unknown>[]> {
  const { docs } = await database.collection('slackMessages').where('subjectId', '==', subjectId).get();
  return docs.map((document) => document.data());
}
const tell = async (taskId: string) =>
  tellSlackOfTask(database, await database.doc(`tasks/${taskId}`).get(), Date.now());

describe('a new task', () => {
  it('is told with its place, its animals and its people, but none of another establishment', async () => {
    const [sectorId, own, foreign] = [randomUUID(), randomUUID(), randomUUID()];
    const stranger = await person(await createPark(), { userFirstname: 'Foreign', userLastname: 'Person' });
    await database.doc(`sectors/${sectorId}`).set(aSector({ sectorId, zooId, sectorName: 'Savane' }));
    await database.doc(`animals/${own}`).set({ zooId, animalName: 'Zoé' });
    await database.doc(`animals/${foreign}`).set({ zooId: 'elsewhere', animalName: 'Foreign animal' });
    await store({
      ...{ title: 'Clôture', sectorIds: [sectorId], enclosureIds: [], animalIds: [own, foreign] },
      responsibleIds: [admin.userId, stranger.userId],
    });
    await vi.waitFor(() => expect(slack.received).toHaveLength(1), PATIENCE);
    const lines = slack.received[0]?.text.split('\n') ?? [];
    expect(lines.slice(0, 4)).toEqual([
      'Nouvelle tâche\u00a0: Clôture',
      'Lieu\u00a0: Savane',
      'Animaux\u00a0: Zoé',
      'Pour\u00a0: Ana Keller',
    ]);
    expect(slack.received[0]?.text).not.toContain('Foreign');
  });
  it('is told once, however often its event comes', async () => {
    const taskId = await store();
    await vi.waitFor(() => expect(slack.received).toHaveLength(1), PATIENCE);
    await Promise.all([tell(taskId), tell(taskId)]);
    await database.doc(`zoo/${zooId}/private/slack`).delete();
    await tell(taskId);
    await runSchedule('sendSlackMessages');
    expect(slack.received).toHaveLength(1);
    expect(await queuedOf(taskId)).toMatchObject([{ state: 'sent' }]);
  });
  it('among thirty makes two messages at most: the first, and the scheduled run’s with the others', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => store()));
    await vi.waitFor(async () => {
      const all = (await Promise.all(ids.map(queuedOf))).flat();
      expect(all).toHaveLength(30);
      expect(all.filter(({ state }) => state === 'sending')).toEqual([]);
    }, PATIENCE);
    expect(slack.received).toHaveLength(1);
    await database.doc(`zoo/${zooId}/private/slack`).update({ nextSendUnix: null });
    await runSchedule('sendSlackMessages');
    expect(slack.received).toHaveLength(2);
    const states = (await Promise.all(ids.map(queuedOf))).flat().map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['sent']));
  });
  it.each<[string, Partial<Task>]>([
    ['is done', { status: 'DONE' }],
    ['is a day old, brought in from elsewhere', { createdAtUnix: Date.now() - 2 * DAY }],
    ['has another shape', { title: 7 as unknown as string }],
    ['belongs to no establishment', { zooId: 7 as unknown as string }],
  ])('that %s is not told, without an error', async (_what, differences) => {
    const taskId = await store(differences);
    await tell(taskId);
    expect(await queuedOf(taskId)).toEqual([]);
  });
  it('of an establishment without an endpoint is not queued', async () => {
    await database.doc(`zoo/${zooId}/private/integrations`).delete();
    const taskId = await store();
    await tell(taskId);
    expect(await queuedOf(taskId)).toEqual([]);
  });
});

describe('an information', () => {
  const now = Date.now();
  const current = (differences: Parameters<typeof anInformation>[0]) =>
    anInformation({
      ...{ informationId: randomUUID(), zooId, title: 'Pont fermé', content: 'Le pont est fermé.' },
      ...{ displayFromUnix: now - 1_000, displayUntilUnix: now + DAY, toldAtUnix: null },
      ...differences,
    });
  it('is told when its audience has been notified, not before', async () => {
    const information = current({});
    const document = database.doc(`information/${information.informationId}`);
    await document.set(withTimestamps(information));
    await document.update({ title: 'Pont ouvert' });
    await document.update(withTimestamps({ toldAtUnix: now }));
    await vi.waitFor(() => expect(slack.received).toHaveLength(1), PATIENCE);
    expect(slack.received[0]?.text).toMatch(/^Nouvelle information\u00a0: Pont ouvert\n/);
  });
  it('is told with its text only when it is for everybody', async () => {
    const nobody = { everyone: false, sectorIds: [], roles: [], userIds: [] };
    await tellSlackOfInformation(database, current({ recipients: { ...nobody, everyone: true } }), now);
    await database.doc(`zoo/${zooId}/private/slack`).delete();
    await tellSlackOfInformation(database, current({ recipients: { ...nobody, userIds: [admin.userId] } }), now);
    expect(slack.received.map(({ text }) => text.includes('Le pont est fermé.'))).toEqual([true, false]);
  });
  it('is not told when its period is over', async () => {
    const information = current({ displayUntilUnix: now });
    await tellSlackOfInformation(database, information, now);
    expect(await queuedOf(information.informationId)).toEqual([]);
  });
});

describe('an announcement', () => {
  it('is told when it is published, and not when it is changed', async () => {
    const announcementId = randomUUID();
    const document = database.doc(`zoo/${zooId}/announcements/${announcementId}`);
    const announcement = anAnnouncement({ announcementId, zooId, title: 'Pont', message: 'Fermé.' });
    await document.set(withTimestamps(announcement));
    await vi.waitFor(() => expect(slack.received).toHaveLength(1), PATIENCE);
    await document.update({ title: 'Porte', broadcastTeams: ['admin'] });
    await database.doc(`zoo/${zooId}/private/slack`).delete();
    await runSchedule('sendSlackMessages');
    expect(slack.received.map(({ text }) => text.split('\n').slice(0, 2))).toEqual([
      ['Nouvelle annonce\u00a0: Pont', 'Fermé.'],
    ]);
  });
});

describe('the scheduled run', () => {
  it('erases messages 30 days after they were settled', async () => {
    const ids = [randomUUID(), randomUUID()];
    const settled = [Date.now() - 30 * DAY, Date.now() - 30 * DAY + 600_000];
    for (const [at, id] of ids.entries())
      await database.doc(`slackMessages/${id}`).set({ zooId, state: 'sent', settledAtUnix: settled[at] });
    await runSchedule('sendSlackMessages');
    expect(await Promise.all(ids.map((id) => stored(`slackMessages/${id}`)))).toEqual([
      undefined,
      expect.objectContaining({ state: 'sent' }),
    ]);
  });
});

describe('a test message', () => {
  const test = (who: Pick<Person, 'call'> = admin) => who.call('sendSlackTest', { zooId });
  it('arrives at once in the channel, also while other messages gather', async () => {
    await database.doc(`zoo/${zooId}/private/slack`).set({ nextSendUnix: Date.now() + DAY });
    expect(await test()).toEqual({ success: true, data: {} });
    expect(slack.received[0]?.text).toMatch(/^Message de test de Parc/);
    expect(await stored(`zoo/${zooId}/private/slack`)).toMatchObject({ lastSentUnix: expect.any(Number) });
  });
  it('that Slack refuses gives the reason to the admin, and to the settings', async () => {
    slack.behave(answering(404, 'no_service'));
    const answer = await test();
    expect(answer).toEqual({ success: false, error: { code: 'slack/address-refused' } });
    expect(JSON.stringify(answer)).not.toContain(SLACK_SECRET);
    expect(await stored(`zoo/${zooId}/private/slack`)).toMatchObject({
      failure: 'slack/address-refused',
      failingSinceUnix: expect.any(Number),
    });
  });
  it('without an endpoint is refused', async () => {
    await database.doc(`zoo/${zooId}/private/integrations`).set({ slackEndpoint: null });
    expect(await test()).toEqual({ success: false, error: { code: 'slack/not-set' } });
  });
  it('soon after another one is refused, also when both come at once', async () => {
    const answers = await Promise.all([test(), test(), test()]);
    const codes = answers.map(({ success, error }) => (success === true ? 'sent' : error?.code));
    expect(codes.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      'generic/too-many-requests',
      'generic/too-many-requests',
      'sent',
    ]);
    expect(slack.received).toHaveLength(1);
  });
  it('is refused to everybody but admins of the establishment, and in the demonstration', async () => {
    for (const [name, browser, code] of await peopleWithoutRight(zooId, 'zoo/foreign'))
      expect([name, (await test(browser)).error?.code]).toEqual([name, code]);
    const demoId = await createPark({ isDemo: true });
    const visitor = await person(demoId, { userRight: 'admin' });
    expect((await visitor.call('sendSlackTest', { zooId: demoId })).error?.code).toBe('demo/unauthorized-action');
    expect(slack.received).toEqual([]);
  });
});
