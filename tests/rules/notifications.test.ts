import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aNotification } from '../support/builders/notification.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';

describe('a message', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-notifications');
    await environment.clearFirestore();
    const message = (userId: string, zooId: string) => ({
      path: `notifications/of-${userId}-${zooId}`,
      data: aNotification({ notificationId: `of-${userId}-${zooId}`, userId, zooId }),
    });
    await place(environment, [
      storedZoo('zoo-1', { staffAccess: ['guest'] }),
      storedZoo('zoo-2'),
      storedZoo('zoo-demo', { isDemo: true }),
      storedZoo('zoo-small', { zooTiers: 'discovery' }),
      storedUser('small', 'zoo-small'),
      message('small', 'zoo-small'),
      storedUser('ana', 'zoo-1'),
      storedUser('admin', 'zoo-1', { userRight: 'superAdmin' }),
      storedUser('guest', 'zoo-2'),
      storedUser('disabled', 'zoo-1', { isDisabled: true }),
      storedUser('pedago', 'zoo-1', { userRight: 'pedagoadmin' }),
      storedUser('visitor', 'zoo-demo', { userRight: 'admin' }),
      ...['ana', 'guest', 'disabled', 'pedago'].map((userId) => message(userId, 'zoo-1')),
      message('ana', 'zoo-2'),
      message('visitor', 'zoo-demo'),
      { path: 'notificationSettings/ana', data: { userId: 'ana', zooId: 'zoo-1', mailDigest: 'daily' } },
      { path: 'devices/one', data: { userId: 'ana', token: 'secret' } },
      { path: 'slackMessages/one', data: { zooId: 'zoo-1', title: 'Nourrir les zèbres' } },
      { path: 'zoo/zoo-1/private/slack', data: { failure: 'slack/address-refused' } },
    ]);
  });
  afterAll(() => environment.cleanup());

  const reads = (who: string, path: string) => isAllowed(() => getDoc(doc(seenBy(environment, who), path)));
  const lists = (who: string, ofWhom: string, zooId: string) =>
    isAllowed(() =>
      getDocs(
        query(
          collection(seenBy(environment, who), 'notifications'),
          where('userId', '==', ofWhom),
          where('zooId', '==', zooId),
          where('readAtUnix', '==', null),
          orderBy('createdAtUnix', 'desc'),
          limit(10),
        ),
      ),
    );

  it.each([
    ['ana', 'of-ana-zoo-1', true],
    ['guest', 'of-guest-zoo-1', true],
    ['visitor', 'of-visitor-zoo-demo', true],
    ['small', 'of-small-zoo-small', true],
    ['small', 'of-ana-zoo-1', false],
    ['admin', 'of-ana-zoo-1', false],
    ['guest', 'of-ana-zoo-1', false],
    // of an establishment that the person is not in (any more)
    ['ana', 'of-ana-zoo-2', false],
    ['disabled', 'of-disabled-zoo-1', false],
    ['pedago', 'of-pedago-zoo-1', false],
  ])('%s reads %s: %s', async (who, id, expected) => {
    expect(await reads(who, `notifications/${id}`)).toBe(expected);
  });

  it.each([
    ['ana', 'ana', 'zoo-1', true],
    ['guest', 'guest', 'zoo-1', true],
    ['small', 'small', 'zoo-small', true],
    ['ana', 'ana', 'zoo-2', false],
    ['admin', 'ana', 'zoo-1', false],
    ['disabled', 'disabled', 'zoo-1', false],
  ])('%s lists those of %s in %s: %s', async (who, ofWhom, zooId, expected) => {
    expect(await lists(who, ofWhom, zooId)).toBe(expected);
  });

  it('is listed by nobody without naming whose it is', async () => {
    const all = query(collection(seenBy(environment, 'ana'), 'notifications'), where('zooId', '==', 'zoo-1'));
    expect(await isAllowed(() => getDocs(all))).toBe(false);
  });

  it('is written by the server alone', async () => {
    for (const who of ['ana', 'admin']) {
      const own = doc(seenBy(environment, who), 'notifications/of-ana-zoo-1');
      expect(await isAllowed(() => updateDoc(own, { readAtUnix: 1 }))).toBe(false);
      expect(await isAllowed(() => deleteDoc(own))).toBe(false);
      const fresh = doc(seenBy(environment, who), `notifications/fresh-${who}`);
      expect(await isAllowed(() => setDoc(fresh, aNotification({ userId: who })))).toBe(false);
    }
  });

  it('settings are read by their person alone, also before there are any, and written by nobody', async () => {
    expect(await reads('ana', 'notificationSettings/ana')).toBe(true);
    expect(await reads('guest', 'notificationSettings/guest')).toBe(true);
    expect(await reads('disabled', 'notificationSettings/disabled')).toBe(false);
    expect(await reads('admin', 'notificationSettings/ana')).toBe(false);
    const own = doc(seenBy(environment, 'ana'), 'notificationSettings/ana');
    expect(await isAllowed(() => setDoc(own, { mailDigest: 'none' }))).toBe(false);
  });

  it('registrations of devices are open to nobody', async () => {
    expect(await reads('ana', 'devices/one')).toBe(false);
  });

  it('the queue of messages for Slack is open to nobody', async () => {
    for (const who of ['ana', 'admin'] as const) expect(await reads(who, 'slackMessages/one')).toBe(false);
    const one = doc(seenBy(environment, 'admin'), 'slackMessages/one');
    expect(await isAllowed(() => setDoc(one, { state: 'waiting' }))).toBe(false);
  });

  it('the state of the connection to Slack is read by admins alone, and written by nobody', async () => {
    expect(await reads('admin', 'zoo/zoo-1/private/slack')).toBe(true);
    for (const who of ['ana', 'disabled'] as const) expect(await reads(who, 'zoo/zoo-1/private/slack')).toBe(false);
    const state = doc(seenBy(environment, 'admin'), 'zoo/zoo-1/private/slack');
    expect(await isAllowed(() => setDoc(state, { failure: null }))).toBe(false);
  });
});
