import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { saveNotificationSettings } from '../../functions/src/notifications/save-notification-settings.ts';
import type { PushSender } from '../../functions/src/notifications/push-sender.ts';
import { notifyPeople } from '../../functions/src/notifications/notify-people.ts';
import { aNotification } from '../support/builders/notification.ts';
import { aUser } from '../support/builders/user.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import { createNotification } from './support/notifications.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { database } from './support/suite.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

let zooId: string;
let ana: Person;
let ben: Person;
beforeAll(async () => {
  zooId = await createPark();
  [ana, ben] = [await person(zooId, { language: 'es' }), await person(zooId)];
});
afterAll(closeAll);

const readOf = async (id: string) => (await stored(`notifications/${id}`))!['readAtUnix'];

describe('marking messages as read', () => {
  it('marks the named ones, once', async () => {
    const [one, other] = [await createNotification(zooId, ana.userId), await createNotification(zooId, ana.userId)];
    expect(await ana.call('readNotifications', { notificationIds: [one] })).toEqual({
      success: true,
      data: { read: 1 },
    });
    const readAt = await readOf(one);
    expect(readAt).toEqual(expect.any(Number));
    expect(await ana.call('readNotifications', { notificationIds: [one] })).toEqual({
      success: true,
      data: { read: 0 },
    });
    expect(await readOf(one)).toBe(readAt);
    expect(await readOf(other)).toBeNull();
  });
  it('marks all, and nobody else’s', async () => {
    const bens = await createNotification(zooId, ben.userId);
    const anas = await Promise.all(Array.from({ length: 3 }, () => createNotification(zooId, ana.userId)));
    const answer = await ana.call('readNotifications', { notificationIds: [] });
    expect(answer).toMatchObject({ success: true });
    for (const id of anas) expect(await readOf(id)).not.toBeNull();
    expect(await readOf(bens)).toBeNull();
  });
  it('refuses somebody else’s and unknown ones alike, and marks none', async () => {
    const [bens, own] = [await createNotification(zooId, ben.userId), await createNotification(zooId, ana.userId)];
    // The last ones are not valid ids of documents.
    for (const foreign of [bens, randomUUID(), '../users', '/etc', '..', '__a__'])
      expect(await ana.call('readNotifications', { notificationIds: [own, foreign] })).toMatchObject({
        error: { code: 'generic/not-found', field: 'notificationIds' },
      });
    expect(await readOf(bens)).toBeNull();
    expect(await readOf(own)).toBeNull();
  });
});

describe('devices', () => {
  const save = async (who: Person, token: string, isWanted = true) =>
    outcomeOf(await callInProcess(saveNotificationSettings, who.userId, { device: { token, isWanted } }));
  const deviceOf = (token: string) => stored(`devices/${createHash('sha256').update(token).digest('hex')}`);

  it('are refused where the project sends no push messages', async () => {
    expect(await ana.call('saveNotificationSettings', { device: { token: 'a', isWanted: true } })).toMatchObject({
      error: { code: 'notification/push-unavailable' },
    });
  });
  it('belong to the person who registered them last, and go when they are no longer wanted', async () => {
    vi.stubEnv('ENCLOS_PUSH', 'on');
    const token = randomUUID();
    expect(await save(ana, token)).toBe('done');
    expect(await deviceOf(token)).toMatchObject({ userId: ana.userId, token });
    expect(await save(ben, token)).toBe('done');
    expect(await save(ana, token, false)).toBe('done');
    expect(await deviceOf(token)).toMatchObject({ userId: ben.userId });
    expect(await save(ben, token, false)).toBe('done');
    expect(await deviceOf(token)).toBeUndefined();
    vi.unstubAllEnvs();
  });
  it('show new messages in the language of their person, once; unregistered ones are forgotten', async () => {
    vi.stubEnv('ENCLOS_PUSH', 'on');
    const [good, stale, disabledOnes] = [randomUUID(), randomUUID(), randomUUID()];
    const disabled = await person(zooId);
    for (const [who, token] of [
      [ana, good],
      [ana, stale],
      [disabled, disabledOnes],
    ] as const)
      expect(await save(who, token)).toBe('done');
    await database.doc(`users/${disabled.userId}`).update({ isDisabled: true });
    const send = vi.fn<PushSender>((tokens) => Promise.resolve(tokens.filter((token) => token === stale)));
    const messages = [ana, ben, disabled].map(({ userId }) =>
      aNotification({ notificationId: randomUUID(), zooId, userId, subjectId: 't', title: 'Pont' }),
    );
    expect(await notifyPeople(database, messages, { send })).toBe(3);
    expect(await notifyPeople(database, messages, { send })).toBe(0);
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.lastCall?.[0].toSorted()).toEqual([good, stale].toSorted());
    expect(send.mock.lastCall?.[1]).toMatchObject({
      title: 'Nueva tarea',
      body: 'Pont',
      path: '/TaskManagementView?id=t',
    });
    expect(await deviceOf(stale)).toBeUndefined();
    expect(await deviceOf(good)).toBeDefined();
    vi.unstubAllEnvs();
  });
  it('that cannot be reached leave the message in the app', async () => {
    vi.stubEnv('ENCLOS_PUSH', 'on');
    const cleo = await person(zooId);
    expect(await save(cleo, randomUUID())).toBe('done');
    const message = aNotification({ notificationId: randomUUID(), zooId, userId: cleo.userId });
    const send: PushSender = () => Promise.reject(new Error('no service'));
    expect(await notifyPeople(database, [message], { send })).toBe(1);
    expect(await stored(`notifications/${message.notificationId}`)).toBeDefined();
    vi.unstubAllEnvs();
  });
  it('of people who cannot be looked up leave the message in the app', async () => {
    vi.stubEnv('ENCLOS_PUSH', 'on');
    const gil = await person(zooId);
    expect(await save(gil, randomUUID())).toBe('done');
    const message = aNotification({ notificationId: randomUUID(), zooId: 'no/document', userId: gil.userId });
    const send = vi.fn<PushSender>(() => Promise.resolve([]));
    expect(await notifyPeople(database, [message], { send })).toBe(1);
    expect(await stored(`notifications/${message.notificationId}`)).toBeDefined();
    expect(send).not.toHaveBeenCalled();
    vi.unstubAllEnvs();
  });
  it('of everybody are reached when each has the most devices', async () => {
    const people = Array.from({ length: 16 }, () => aUser({ userId: randomUUID(), zooId }));
    const writer = database.bulkWriter();
    for (const user of people) {
      void writer.set(database.doc(`users/${user.userId}`), user);
      for (let device = 0; device < 20; device += 1)
        void writer.set(database.doc(`devices/${randomUUID()}`), { userId: user.userId, token: randomUUID() });
    }
    await writer.close();
    const send = vi.fn<PushSender>(() => Promise.resolve([]));
    const messages = people.map(({ userId }) => aNotification({ notificationId: randomUUID(), zooId, userId }));
    expect(await notifyPeople(database, messages, { send })).toBe(16);
    expect(send.mock.calls.map(([tokens]) => tokens.length)).toEqual(people.map(() => 20));
  });
  it('show stored messages also when another message failed, which is reported as a failure', async () => {
    vi.stubEnv('ENCLOS_PUSH', 'on');
    const dora = await person(zooId);
    expect(await save(dora, randomUUID())).toBe('done');
    const [good, bad] = [randomUUID(), 'no/document'].map((notificationId) =>
      aNotification({ notificationId, zooId, userId: dora.userId }),
    );
    const send = vi.fn<PushSender>(() => Promise.resolve([]));
    await expect(notifyPeople(database, [bad!, good!], { send })).rejects.toThrow(RangeError);
    expect(send).toHaveBeenCalledOnce();
    vi.unstubAllEnvs();
  });
  it('are twenty of one person at most, also of those that are registered at once', async () => {
    vi.stubEnv('ENCLOS_PUSH', 'on');
    const fay = await person(zooId);
    for (let device = 0; device < 18; device += 1) expect(await save(fay, randomUUID())).toBe('done');
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => save(fay, randomUUID())));
    expect(outcomes.toSorted()).toEqual([
      'done',
      'done',
      ...Array.from({ length: 3 }, () => 'generic/too-many-requests'),
    ]);
    vi.unstubAllEnvs();
  });
  it('are twenty of one person at most; one of them may be registered again', async () => {
    vi.stubEnv('ENCLOS_PUSH', 'on');
    const eve = await person(zooId);
    const tokens = Array.from({ length: 20 }, () => randomUUID());
    for (const token of tokens) expect(await save(eve, token)).toBe('done');
    expect(await save(eve, randomUUID())).toBe('generic/too-many-requests');
    expect(await save(eve, tokens[0]!)).toBe('done');
    vi.unstubAllEnvs();
  });
});
