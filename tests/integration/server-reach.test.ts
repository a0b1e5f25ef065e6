import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchServerReach } from '../../src/data/firebase/watch-server-reach.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { hear } from './support/heard.ts';

const ANA = { collection: 'users', id: 'ana' };
/** Longer than any test takes. */
const FOR_EVER = 2 ** 31 - 1;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openRules('data-server-reach');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await place(environment, [storedZoo('park'), storedUser('ana', 'park'), storedUser('bo', 'elsewhere')]);
});
afterAll(() => environment.cleanup());

describe('the reach of the server', () => {
  it('is known once it has answered, once it no longer answers, and once it does again', async () => {
    const database = as(environment, 'ana');
    const heard = hear<boolean>((watcher) => watchServerReach(database, ANA, watcher, 1));
    await heard.until((isReached) => expect(isReached).toBe(true));
    await disableNetwork(database);
    await heard.until((isReached) => expect(isReached).toBe(false));
    await enableNetwork(database);
    await heard.until((isReached) => expect(isReached).toBe(true));
    heard.end();
  });
  it('is lost only after a while, and not at all when the answer comes before', async () => {
    const database = as(environment, 'ana');
    const heard = hear<boolean>((watcher) => watchServerReach(database, ANA, watcher, FOR_EVER));
    await heard.until((isReached) => expect(isReached).toBe(true));
    for (const times of [2, 3]) {
      await disableNetwork(database);
      await enableNetwork(database);
      await heard.until(() => expect(heard.all).toHaveLength(times));
    }
    expect(heard.all.filter((said) => !said.ok || !said.value)).toEqual([]);
    heard.end();
  });
  it('is not reported for a document that the person may not read: that listener ends', async () => {
    const database = as(environment, 'ana');
    const heard = hear<boolean>((watcher) => watchServerReach(database, { ...ANA, id: 'bo' }, watcher, 1));
    await expect.poll(() => heard.failed?.code).toBe('generic/permission-denied');
    expect(heard.all).toEqual([]);
  });
});
