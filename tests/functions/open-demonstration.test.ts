import { signInWithCustomToken } from 'firebase/auth';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_ENTRIES } from '../../functions/src/sign-in/entry-limit.ts';
import type { User } from '../../src/domain/users/user.ts';
import { runInProcess } from './support/call-in-process.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, nobody, person } from './support/people.ts';
import { database } from './support/suite.ts';

let visitor: Person;
beforeEach(async () => {
  visitor = await person(await createPark({ isDemo: true }), { userRight: 'admin' });
  vi.stubEnv('ENCLOS_DEMO_ACCOUNT', visitor.userId);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(closeAll);

type Answer = { readonly success: boolean; readonly data?: { readonly isOffered: boolean; readonly token: string } };
const ask = async () => (await runInProcess('openDemonstration', null, { enter: false })) as Answer;
const enter = async () => (await runInProcess('openDemonstration', null, { enter: true })) as Answer;
const NONE = { success: true, data: { isOffered: false, token: null } };

describe('a visitor of the sign-in page', () => {
  it('learns that there is a demonstration, and gets no token by asking', async () => {
    expect(await ask()).toEqual({ success: true, data: { isOffered: true, token: null } });
  });
  it('enters the demonstration without a password, and changes nothing there', async () => {
    const { data } = await enter();
    const browser = nobody();
    const { user } = await signInWithCustomToken(browser.auth, data!.token);
    expect(user.uid).toBe(visitor.userId);
    const refused = await browser.call('adminSendPasswordResetEmail', { userEmail: visitor.email });
    expect(refused.error?.code).toBe('demo/unauthorized-action');
  });
  it('is offered none where the project names none', async () => {
    vi.stubEnv('ENCLOS_DEMO_ACCOUNT', 'nobody-has-this-id');
    expect([await ask(), await enter()]).toEqual([NONE, NONE]);
  });
});

describe('nobody gets a token without a password', () => {
  const account = (differences: Partial<User>) => database.doc(`users/${visitor.userId}`).update(differences);
  it.each([
    ['a member of the provider’s staff', { akongoStaff: true }],
    ['somebody with a rank at the provider', { akongoRank: 'board' }],
    ['a disabled account', { isDisabled: true }],
    ['a deleted account', { isDeleted: true }],
    ['an account that waits for its first password', { userStatus: 'pending' }],
  ] as const)('of %s', async (_who, differences) => {
    await account(differences);
    expect(await enter()).toEqual(NONE);
  });
  it('of an account of a real establishment', async () => {
    const manager = await person(await createPark(), { userRight: 'admin' });
    vi.stubEnv('ENCLOS_DEMO_ACCOUNT', manager.userId);
    expect(await enter()).toEqual(NONE);
  });
  it('of an account that reaches another establishment', async () => {
    await createPark({ staffAccess: [visitor.userId] });
    expect(await enter()).toEqual(NONE);
  });
});

// The last one: the count of the instance stays.
it('a visitor is held up after too many entries from one place', { timeout: 120_000 }, async () => {
  const codes: (string | undefined)[] = [];
  for (let n = 0; n <= MAX_ENTRIES; n++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as from one place
    codes.push(((await enter()) as { error?: { code: string } }).error?.code);
  }
  expect(codes.filter((code) => code === 'auth/too-many-requests').length).toBeGreaterThan(0);
  expect((await ask()).success).toBe(true);
});
