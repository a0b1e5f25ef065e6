import { randomUUID } from 'node:crypto';
import { signInWithCustomToken } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Service } from '../../src/data/diagnostics/reach-services.ts';
import { accounts } from '../functions/support/suite.ts';

const SERVICES: readonly Service[] = ['database', 'authentication', 'storage', 'functions'];
const PLACES = {
  VITE_FIREBASE_AUTH_EMULATOR: process.env['FIREBASE_AUTH_EMULATOR_HOST'],
  VITE_FIRESTORE_EMULATOR: process.env['FIRESTORE_EMULATOR_HOST'],
  VITE_FUNCTIONS_EMULATOR: process.env['FUNCTIONS_EMULATOR_HOST'],
  VITE_STORAGE_EMULATOR: process.env['FIREBASE_STORAGE_EMULATOR_HOST'],
};
const account = { uid: randomUUID(), email: `${randomUUID()}@reach.example`, password: 'reach-these' };

/** Opens the page's own Firebase, at these addresses; each page has one. */
async function openPage(places: Readonly<Record<string, string | undefined>>) {
  vi.resetModules();
  for (const [name, place] of Object.entries(places)) vi.stubEnv(name, place);
  vi.stubEnv('VITE_FIREBASE_PROJECT', process.env['GCLOUD_PROJECT'] ?? 'demo-zoo');
  const [{ reachService }, { firebaseAuth }, { closeDatabase }] = await Promise.all([
    import('../../src/data/diagnostics/reach-services.ts'),
    import('../../src/data/firebase/auth.ts'),
    import('../../src/data/firebase/firestore.ts'),
  ]);
  return { reachService, auth: firebaseAuth(), close: () => closeDatabase({ erase: false }) };
}

beforeAll(() => accounts.createUser(account));
afterAll(async () => {
  vi.unstubAllEnvs();
  await accounts.deleteUser(account.uid);
});

describe('the reach of the services', () => {
  it('is measured with the time each took', async () => {
    const page = await openPage(PLACES);
    await signInWithCustomToken(page.auth, await accounts.createCustomToken(account.uid));
    for (const service of SERVICES) {
      // One by one, so that none is measured while it waits for another.
      // oxlint-disable-next-line no-await-in-loop
      const reached = await page.reachService(service, 'no-park');
      expect({ service, ...reached }).toEqual({ service, isReached: true, tookMs: expect.any(Number) });
    }
    await page.close();
  });
  it('is a failure when nobody listens', async () => {
    const page = await openPage({
      ...PLACES,
      VITE_FUNCTIONS_EMULATOR: '127.0.0.1:9',
      VITE_STORAGE_EMULATOR: '127.0.0.1:9',
    });
    await page.auth.signOut();
    expect(await page.reachService('storage', 'no-park')).toEqual({ isReached: false, reason: 'unreachable' });
    expect(await page.reachService('functions', 'no-park')).toEqual({ isReached: false, reason: 'internal' });
    expect(await page.reachService('authentication', 'no-park')).toEqual({
      isReached: false,
      reason: 'no-current-user',
    });
    await page.close();
  });
});
