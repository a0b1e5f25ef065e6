import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { notifyOfAnnouncement } from '../../functions/src/announcements/notify-of-announcement.ts';
import { withTimestamps } from '../../functions/src/common/stored.ts';
import type { PushSender } from '../../functions/src/notifications/push-sender.ts';
import type { Announcement } from '../../src/domain/announcements/announcement.ts';
import { anAnnouncement } from '../support/builders/announcement.ts';
import { aSector } from '../support/builders/establishment.ts';
import { createPark } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { database } from './support/suite.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

const PATIENCE = { timeout: 120_000, interval: 100 };
const NOW = Date.now();

let zooId: string;
let people: Record<'keeper' | 'vet' | 'silent' | 'author' | 'disabled', string>;
beforeAll(async () => {
  zooId = await createPark();
  const idOf = async (differences: Parameters<typeof person>[1] = {}) => (await person(zooId, differences)).userId;
  people = {
    keeper: await idOf({ language: 'en' }),
    vet: await idOf(),
    silent: await idOf(),
    author: await idOf({ userRight: 'admin' }),
    disabled: await idOf({ isDisabled: true }),
  };
  const sectorId = randomUUID();
  const team = { sectorKeeper: [people.keeper, people.silent], veterinaryUserIds: [people.vet] };
  await database.doc(`sectors/${sectorId}`).set(aSector({ sectorId, zooId, ...team }));
  for (const name of ['keeper', 'vet', 'author', 'disabled'] as const)
    await database.doc(`devices/${randomUUID()}`).set({ userId: people[name], token: `device of ${name}` });
});
afterAll(closeAll);

const fields = (announcementId: string, differences: Partial<Announcement>) =>
  withTimestamps(
    anAnnouncement({
      ...{ announcementId, zooId, createdBy: people.author, sendNotification: true, title: 'Pont' },
      ...{ createdAtUnix: NOW, updatedAtUnix: NOW },
      ...differences,
    }),
  );
const store = async (announcementId: string, differences: Partial<Announcement> = {}) => {
  await database.doc(`zoo/${zooId}/announcements/${announcementId}`).set(fields(announcementId, differences));
};
/** Returns the names of the people with a message of the announcement, the messages of one person each for itself. */
async function toldOf(announcementId: string): Promise<string[]> {
  const { docs } = await database.collection('notifications').where('subjectId', '==', announcementId).get();
  const told = docs.map((message) => message.get('userId') as string);
  return Object.entries(people).flatMap(([name, userId]) => told.filter((one) => one === userId).map(() => name));
}
const aSender = () => vi.fn<PushSender>(() => Promise.resolve([]));

describe('the trigger of announcements', () => {
  it('notifies the teams of a published announcement, and a team that is added to it later', async () => {
    const id = randomUUID();
    await store(id, { broadcastTeams: ['veterinary'] });
    await vi.waitFor(async () => expect(await toldOf(id)).toEqual(['vet']), PATIENCE);
    await store(id, { broadcastTeams: ['veterinary', 'keeper'] });
    await vi.waitFor(async () => expect(await toldOf(id)).toEqual(['keeper', 'vet', 'silent']), PATIENCE);
  });
  it('notifies when the author asks for it in a later change', async () => {
    const id = randomUUID();
    await store(id, { sendNotification: false, broadcastTeams: ['veterinary'] });
    await store(id, { broadcastTeams: ['veterinary'] });
    await vi.waitFor(async () => expect(await toldOf(id)).toEqual(['vet']), PATIENCE);
  });
});

describe('the notification of an announcement', () => {
  it('goes once to each device of its recipients, in their language, however often it is handled', async () => {
    const id = randomUUID();
    // Already expired by the clock of the trigger, not yet by that of these calls.
    await store(id, { expiresAtUnix: NOW - 1_000 });
    const send = aSender();
    const at = NOW - 2_000;
    const told = [
      ...(await Promise.all(
        [1, 2].map(() => notifyOfAnnouncement(database, { zooId, announcementId: id }, at, { send })),
      )),
      await notifyOfAnnouncement(database, { zooId, announcementId: id }, at, { send }),
    ];
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(3);
    expect(await toldOf(id)).toEqual(['keeper', 'vet', 'silent']);
    const sent = send.mock.calls.map(([tokens, { title, body, path }]) => [...tokens, title, body, path].join(', '));
    expect(sent.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'device of keeper, New announcement, Pont, /Dashboard',
      'device of vet, Nouvelle annonce, Pont, /Dashboard',
    ]);
  });
  it.each<[string, Partial<Announcement>]>([
    ['its author did not ask for it', { sendNotification: false }],
    ['it has expired', { expiresAtUnix: NOW }],
  ])('goes to nobody when %s', async (_why, differences) => {
    const id = randomUUID();
    await store(id, differences);
    expect(await notifyOfAnnouncement(database, { zooId, announcementId: id }, NOW, { send: null })).toBe(0);
    expect(await toldOf(id)).toEqual([]);
  });
  it('goes to nobody of another establishment', async () => {
    const [id, elsewhere] = [randomUUID(), await createPark()];
    await database.doc(`zoo/${elsewhere}/announcements/${id}`).set(fields(id, { zooId: elsewhere }));
    expect(await notifyOfAnnouncement(database, { zooId: elsewhere, announcementId: id }, NOW, { send: null })).toBe(0);
    expect(await toldOf(id)).toEqual([]);
  });
  it.each([
    ['is gone', null],
    ['has another shape', { title: 7 }],
  ])('goes to nobody, without an error, when the announcement %s', async (_why, damage) => {
    const id = randomUUID();
    if (damage !== null) await database.doc(`zoo/${zooId}/announcements/${id}`).set({ ...fields(id, {}), ...damage });
    expect(await notifyOfAnnouncement(database, { zooId, announcementId: id }, NOW, { send: null })).toBe(0);
  });
  it('goes to nobody, without an error, when the id of the announcement is too long for the id of a message', async () => {
    const id = 'x'.repeat(1_500);
    await store(id);
    expect(await notifyOfAnnouncement(database, { zooId, announcementId: id }, NOW, { send: null })).toBe(0);
  });
});
