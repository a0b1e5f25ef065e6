import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPark, createPerson, type Person } from './support/park.ts';
import { canSignIn, signInRefusal } from './support/records.ts';
import { accounts, database, openBrowser, signIn, type Answer, type Browser } from './support/suite.ts';

const TEMPORARY = 'temp-98765';
const CHOSEN = 'chosen-by-ana';

let zooId: string;
let admin: Person;
const open: Browser[] = [];

beforeAll(async () => {
  zooId = await createPark();
  admin = await createPerson(zooId, { userRight: 'admin' });
  open.push(admin);
});

afterAll(() => Promise.all(open.map((browser) => browser.close())));

type Pending = Browser & { readonly userId: string; readonly email: string };

/** A person an admin has just created, signed in with the temporary password. */
async function aPendingPerson(): Promise<Pending> {
  const email = `ana.${randomUUID()}@tests.example`;
  const answer = await admin.call('createUser', {
    userFirstname: 'Ana',
    userLastname: 'Keller',
    userMail: email,
    userRight: 'user',
    zooId,
    language: 'fr',
    betaTester: false,
    sectors: [],
    tempPassword: TEMPORARY,
  });
  const browser = await signIn(email, TEMPORARY);
  open.push(browser);
  return { ...browser, userId: answer.data!.userId, email };
}

const temporaryOf = (userId: string) => database.doc(`temporaryPasswords/${userId}`);
const statusOf = async (userId: string) => (await database.doc(`users/${userId}`).get()).get('userStatus') as string;
const activate = (browser: Browser, newPassword: unknown) => browser.call('activateAccount', { newPassword });
describe('a pending person who chooses a password', () => {
  let ana: Pending;
  let answer: Answer;
  const before = Date.now();
  beforeAll(async () => {
    ana = await aPendingPerson();
    answer = await activate(ana, CHOSEN);
  });

  it('gets their id as answer and nothing else', () => {
    expect(answer).toEqual({ success: true, data: { userId: ana.userId } });
  });

  it('is active from then on, with the time of the change', async () => {
    const user = (await database.doc(`users/${ana.userId}`).get()).data()!;
    expect(user['userStatus']).toBe('active');
    expect(user['passwordChangedAt']).toBeGreaterThanOrEqual(before);
    expect(user['passwordChangedAt']).toBeLessThanOrEqual(Date.now());
  });
  it('signs in with the new password and no longer with the temporary one', async () => {
    expect(await canSignIn(ana.email, CHOSEN)).toBe(true);
    expect(await canSignIn(ana.email, TEMPORARY)).toBe(false);
  });
  it('leaves no temporary password behind', async () => {
    expect((await temporaryOf(ana.userId).get()).exists).toBe(false);
  });
  it('has not accepted the terms by that', async () => {
    expect((await database.doc(`users/${ana.userId}`).get()).get('eula')).toBe(0);
  });
  it('cannot do it again, and the password stays', async () => {
    const again = await signIn(ana.email, CHOSEN);
    open.push(again);
    expect(await activate(again, 'another-one')).toMatchObject({ error: { code: 'generic/permission-denied' } });
    expect(await canSignIn(ana.email, CHOSEN)).toBe(true);
  });
});

describe('choosing a password', () => {
  const codeFor = async (browser: Browser, newPassword: unknown = CHOSEN) =>
    (await activate(browser, newPassword)).error?.code;

  it('needs one that is not the temporary one', async () => {
    const ana = await aPendingPerson();
    expect(await activate(ana, TEMPORARY)).toEqual({
      success: false,
      error: { code: 'password/same-as-temporary', field: 'newPassword' },
    });
    expect(await statusOf(ana.userId)).toBe('pending');
  });

  it('comes too late after 72 hours', async () => {
    const ana = await aPendingPerson();
    await temporaryOf(ana.userId).update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    expect(await codeFor(ana)).toBe('password/temporary-expired');
    expect(await statusOf(ana.userId)).toBe('pending');
    expect(await canSignIn(ana.email, CHOSEN)).toBe(false);
  });

  it('needs a temporary password to be known', async () => {
    const ana = await aPendingPerson();
    await temporaryOf(ana.userId).delete();
    expect(await codeFor(ana)).toBe('password/temporary-expired');
    expect(await statusOf(ana.userId)).toBe('pending');
  });

  it('can be finished after an interruption before the documents were written', async () => {
    const ana = await aPendingPerson();
    await accounts.updateUser(ana.userId, { password: CHOSEN });
    const again = await signIn(ana.email, CHOSEN);
    open.push(again);
    expect((await activate(again, CHOSEN)).success).toBe(true);
    expect(await statusOf(ana.userId)).toBe('active');
  });

  it('is for a person who is signed in', async () => {
    const nobody = openBrowser();
    open.push(nobody);
    expect(await codeFor(nobody)).toBe('auth/session-expired');
  });

  it.each([
    ['disabled', { isDisabled: true }, 'auth/disabled'],
    ['deleted', { isDeleted: true }, 'auth/deleted'],
  ] as const)('is not for one who is %s', async (_what, change, code) => {
    const ana = await aPendingPerson();
    await database.doc(`users/${ana.userId}`).update(change);
    expect(await codeFor(ana)).toBe(code);
    expect(await signInRefusal(ana.email, TEMPORARY)).toBe(code);
  });

  it('is not for an account disabled at sign-in', async () => {
    const ana = await aPendingPerson();
    await accounts.updateUser(ana.userId, { disabled: true });
    expect(await codeFor(ana)).toBe('auth/disabled');
  });

  it('is not for somebody who is active, nor in demonstration mode', async () => {
    expect(await codeFor(admin)).toBe('generic/permission-denied');
    const visitor = await createPerson(await createPark({ isDemo: true }), { userStatus: 'pending' });
    open.push(visitor);
    expect(await codeFor(visitor)).toBe('demo/unauthorized-action');
  });

  it.each([undefined, null, 12, '', 'abcde', 'x'.repeat(201), ['abcdef'], { a: 1 }])(
    'is refused as %j',
    async (newPassword) => {
      const ana = await aPendingPerson();
      expect(await activate(ana, newPassword)).toEqual({
        success: false,
        error: { code: 'generic/invalid-input', field: 'newPassword' },
      });
      expect(await statusOf(ana.userId)).toBe('pending');
    },
  );
});
