import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endTemporaryPasswords } from '../../functions/src/passwords/end-temporary-passwords.ts';
import type { User } from '../../src/domain/users/user.ts';
import { createPark, PASSWORD, type Person } from './support/park.ts';
import { closeAll, person, peopleWithoutRight } from './support/people.ts';
import {
  actionsOn,
  canSignIn,
  everythingStored,
  nextSecond,
  sessionsEndedSince,
  signInRefusal,
  stored,
} from './support/records.ts';
import { accounts, database, runSchedule, signIn, type Browser } from './support/suite.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

const HOUR = 3_600_000;
const NEW = 'set-by-the-admin';

let zooId: string;
let admin: Person;
let superAdmin: Person;

beforeAll(async () => {
  zooId = await createPark();
  admin = await person(zooId, { userRight: 'admin' });
  superAdmin = await person(zooId, { userRight: 'superAdmin' });
});
afterAll(closeAll);

const refusal = (code: string, field?: string) => ({
  success: false,
  error: field === undefined ? { code } : { code, field },
});
const update = (browser: Browser, userId: string, newPassword: unknown = NEW) =>
  browser.call('adminUpdateUserPassword', { userId, newPassword });
const setTemporary = (browser: Browser, userId: string, tempPassword: unknown = NEW) =>
  browser.call('adminSetTemporaryPassword', { userId, tempPassword });
const hoursFromNow = (hours: number) => Timestamp.fromMillis(Date.now() + hours * HOUR);

/** Creates a pending person with a temporary password that expires after `hours`. */
async function pendingPerson(hours = 72, differences: Partial<User> = {}): Promise<Person> {
  const ana = await person(zooId, { userStatus: 'pending', ...differences });
  await database
    .doc(`temporaryPasswords/${ana.userId}`)
    .set({ salt: 'c2FsdA==', hash: 'aGFzaA==', expiresAt: hoursFromNow(hours) });
  return ana;
}

/** Two functions with the same requirements for their caller. */
const BOTH = [
  ['setting a password', update],
  ['setting a temporary password', setTemporary],
] as const;

describe.each(BOTH)('%s', (what, set) => {
  const subject = () => (set === update ? person(zooId) : pendingPerson());

  it('is for admins of the establishment alone; strangers do not learn whether somebody is there', async () => {
    const ana = await subject();
    for (const [who, browser, code] of await peopleWithoutRight(zooId, 'user/not-found')) {
      expect((await set(browser, ana.userId)).error?.code, `asked by ${who}`).toBe(code);
    }
    for (const unknown of ['unheard-of', 'a/b', '..'])
      expect(await set(admin, unknown)).toEqual(refusal('user/not-found', 'userId'));
    expect(await canSignIn(ana.email, PASSWORD)).toBe(true);
    expect(await actionsOn(zooId, ana.userId), `after ${what}`).toEqual([]);
  });

  it('is never done to somebody with more rights', async () => {
    const status = set === update ? 'active' : 'pending';
    const above = [
      await person(zooId, { userRight: 'superAdmin', userStatus: status }),
      await person(zooId, { akongoStaff: true, userStatus: status }),
      await person(zooId, { akongoRank: 'board', userStatus: status }),
    ];
    for (const { userId, email } of above) {
      expect((await set(admin, userId)).error?.code).toBe('user/above-own');
      expect(await canSignIn(email, PASSWORD)).toBe(true);
    }
    const staff = await person(await createPark(), { userRight: 'superAdmin', akongoStaff: true });
    expect((await set(staff, above[1]!.userId)).success).toBe(true);
  });

  it('is not done to somebody disabled or deleted', async () => {
    const status = set === update ? 'active' : 'pending';
    const disabled = await person(zooId, { isDisabled: true, userStatus: status });
    const deleted = await person(zooId, { isDeleted: true, userStatus: status });
    expect(await set(admin, disabled.userId)).toEqual(refusal('auth/disabled'));
    expect(await set(admin, deleted.userId)).toEqual(refusal('user/not-found', 'userId'));
    expect(await signInRefusal(disabled.email, PASSWORD)).toBe('auth/disabled');
  });

  it.each([null, 12, '', 'abcde', 'x'.repeat(201), ['abcdef']])('is refused as %j', async (password) => {
    const ana = await subject();
    const field = set === update ? 'newPassword' : 'tempPassword';
    expect(await set(admin, ana.userId, password)).toEqual(refusal('generic/invalid-input', field));
  });
});

describe('a person whose password an admin sets', () => {
  it('is active with it at once; their sessions, temporary password and old password end', async () => {
    const ana = await pendingPerson();
    await database.doc(`passwordsToApply/${ana.userId}`).set({ password: 'older', expiresAt: hoursFromNow(1) });
    const second = await nextSecond();
    expect(await update(admin, ana.userId)).toEqual({
      success: true,
      data: { userId: ana.userId, userStatus: 'active' },
    });
    expect(await stored(`users/${ana.userId}`)).toMatchObject({ userStatus: 'active', passwordChangedByAdmin: true });
    expect((await stored(`users/${ana.userId}`))!['passwordChangedAt']).toBeGreaterThanOrEqual(second);
    expect(await canSignIn(ana.email, NEW)).toBe(true);
    expect(await canSignIn(ana.email, PASSWORD)).toBe(false);
    expect(await sessionsEndedSince(ana.userId, second)).toBe(true);
    expect((await ana.call('createUser')).error?.code).toBe('auth/session-expired');
    expect(await stored(`temporaryPasswords/${ana.userId}`)).toBeUndefined();
    expect(await stored(`passwordsToApply/${ana.userId}`)).toBeUndefined();
    expect(await actionsOn(zooId, ana.userId)).toEqual(['user.passwordSet']);
    expect(await everythingStored(zooId)).not.toContain(NEW);
  });

  it('may be an admin’s equal, but not the admin themselves', async () => {
    const equal = await person(zooId, { userRight: 'admin' });
    expect((await update(admin, equal.userId)).success).toBe(true);
    expect(await update(admin, admin.userId)).toEqual(refusal('user/own-account'));
    expect(await canSignIn(admin.email, PASSWORD)).toBe(true);
  });
});

describe('a password that the sign-in service cannot take', () => {
  const SECRET = 'canary-waiting-password';
  /** The sign-in service has no such account: it fails as it does when it is broken. */
  async function lost(): Promise<Person> {
    const ana = await person(zooId);
    await accounts.deleteUser(ana.userId);
    return ana;
  }
  const found = (ana: Person) => accounts.createUser({ uid: ana.userId, email: ana.email, password: PASSWORD });

  it('waits as a temporary one: hash and salt beside the others’, itself in the queue alone', async () => {
    const ana = await lost();
    expect(await update(admin, ana.userId, SECRET)).toEqual({
      success: true,
      data: { userId: ana.userId, userStatus: 'pending' },
    });
    expect(await stored(`users/${ana.userId}`)).toMatchObject({ userStatus: 'pending', passwordChangedByAdmin: true });
    const temporary = (await stored(`temporaryPasswords/${ana.userId}`))!;
    expect(Object.keys(temporary).toSorted()).toEqual(['expiresAt', 'hash', 'salt']);
    const expiresAt = (temporary['expiresAt'] as Timestamp).toMillis();
    expect(Math.abs(expiresAt - Date.now() - 72 * HOUR)).toBeLessThan(60_000);
    expect(await stored(`passwordsToApply/${ana.userId}`)).toEqual({
      password: SECRET,
      expiresAt: temporary['expiresAt'],
    });
    expect(await actionsOn(zooId, ana.userId)).toEqual(['user.passwordQueued']);
    expect(await everythingStored(zooId, ['passwordsToApply'])).not.toContain(SECRET);
  });

  it('is applied once the service works again, and then erased', async () => {
    const ana = await lost();
    await update(admin, ana.userId, SECRET);
    await runSchedule('applyWaitingPasswords');
    expect(await stored(`passwordsToApply/${ana.userId}`)).toBeDefined();
    await found(ana);
    await runSchedule('applyWaitingPasswords');
    expect(await stored(`passwordsToApply/${ana.userId}`)).toBeUndefined();
    expect(await canSignIn(ana.email, SECRET)).toBe(true);
    expect(await canSignIn(ana.email, PASSWORD)).toBe(false);
    expect(await actionsOn(zooId, ana.userId)).toEqual(['user.passwordQueued', 'user.passwordApplied']);
    expect(await everythingStored(zooId, ['passwordsToApply'])).not.toContain(SECRET);

    const browser = await signIn(ana.email, SECRET);
    expect((await browser.call('activateAccount', { newPassword: SECRET })).error?.code).toBe(
      'password/same-as-temporary',
    );
    expect((await browser.call('activateAccount', { newPassword: 'my-own-one' })).success).toBe(true);
    await browser.close();
    expect(await stored(`users/${ana.userId}`)).toMatchObject({ userStatus: 'active' });
  });

  it('cannot be used before by somebody who knows the old one', async () => {
    const ana = await lost();
    await update(admin, ana.userId, SECRET);
    await found(ana);
    const old = await signIn(ana.email, PASSWORD);
    expect((await old.call('activateAccount', { newPassword: 'taken-over' })).error?.code).toBe(
      'password/update-failed',
    );
    await old.close();
    expect(await stored(`users/${ana.userId}`)).toMatchObject({ userStatus: 'pending' });
  });

  it('is forgotten after 72 hours, and when the person is deleted', async () => {
    const [ana, eve] = [await lost(), await lost()];
    await update(admin, ana.userId, SECRET);
    await update(admin, eve.userId, SECRET);
    await admin.call('adminSetUserAccess', { userId: eve.userId, access: 'deleted' });
    await endTemporaryPasswords(database, Date.now() + 73 * HOUR);
    for (const { userId } of [ana, eve])
      expect([await stored(`passwordsToApply/${userId}`), await stored(`temporaryPasswords/${userId}`)]).toEqual([
        undefined,
        undefined,
      ]);
  });

  it('is refused by a failure of the sign-in service when it is a temporary one', async () => {
    const ana = await pendingPerson();
    await accounts.deleteUser(ana.userId);
    expect(await setTemporary(admin, ana.userId)).toEqual(refusal('password/update-failed'));
  });
});

describe('a new temporary password', () => {
  it('takes the place of the former one, for 72 hours from now', async () => {
    const ana = await pendingPerson(-100);
    await database.doc(`passwordsToApply/${ana.userId}`).set({ password: 'older', expiresAt: hoursFromNow(1) });
    const second = await nextSecond();
    const answer = await setTemporary(admin, ana.userId);
    const temporary = (await stored(`temporaryPasswords/${ana.userId}`))!;
    const expiresAtUnix = (temporary['expiresAt'] as Timestamp).toMillis();
    expect(answer).toEqual({ success: true, data: { userId: ana.userId, expiresAtUnix } });
    expect(expiresAtUnix).toBeGreaterThanOrEqual(second + 72 * HOUR);
    expect(await canSignIn(ana.email, NEW)).toBe(true);
    expect(await canSignIn(ana.email, PASSWORD)).toBe(false);
    expect(await sessionsEndedSince(ana.userId, second)).toBe(true);
    expect(await stored(`passwordsToApply/${ana.userId}`)).toBeUndefined();
    expect(await actionsOn(zooId, ana.userId)).toEqual(['user.temporaryPasswordSet']);
    expect(await everythingStored(zooId)).not.toContain(NEW);
    const browser = await signIn(ana.email, NEW);
    expect((await browser.call('activateAccount', { newPassword: 'my-own-one' })).success).toBe(true);
    await browser.close();
    expect(await actionsOn(zooId, ana.userId)).toEqual(['user.temporaryPasswordSet', 'user.activated']);
  });

  it('is for somebody who has not chosen their own yet', async () => {
    const ana = await person(zooId);
    expect(await setTemporary(superAdmin, ana.userId)).toEqual(refusal('user/not-pending'));
    expect(await canSignIn(ana.email, PASSWORD)).toBe(true);
  });
});

describe('after 72 hours', () => {
  it('a temporary password opens nothing, and nothing is left of it', async () => {
    const ana = await pendingPerson(-0.01);
    const second = await nextSecond();
    await runSchedule('expireTemporaryPasswords');
    expect(await canSignIn(ana.email, PASSWORD)).toBe(false);
    expect(await sessionsEndedSince(ana.userId, second)).toBe(true);
    expect(await stored(`temporaryPasswords/${ana.userId}`)).toBeUndefined();
    expect(await actionsOn(zooId, ana.userId)).toEqual(['user.temporaryPasswordExpired']);
    expect((await stored(`users/${ana.userId}`))!['userStatus']).toBe('pending');
  });

  it('and not before', async () => {
    const ana = await pendingPerson(1);
    await runSchedule('expireTemporaryPasswords');
    expect(await canSignIn(ana.email, PASSWORD)).toBe(true);
    const { expiresAt } = (await stored(`temporaryPasswords/${ana.userId}`)) as { expiresAt: Timestamp };
    await endTemporaryPasswords(database, expiresAt.toMillis() - 1);
    expect(await canSignIn(ana.email, PASSWORD)).toBe(true);
    await endTemporaryPasswords(database, expiresAt.toMillis());
    expect(await canSignIn(ana.email, PASSWORD)).toBe(false);
  });

  it('all expired ones end, many at once, also of accounts that are gone; a second run finds none', async () => {
    const gone = await pendingPerson(-1);
    await accounts.deleteUser(gone.userId);
    const batch = database.batch();
    for (let n = 0; n < 60; n++)
      batch.set(database.doc(`temporaryPasswords/gone-${n}`), { salt: '', hash: '', expiresAt: hoursFromNow(-n) });
    await batch.commit();
    expect(await endTemporaryPasswords(database, Date.now())).toEqual({ expired: 61, failed: 0 });
    expect(await endTemporaryPasswords(database, Date.now())).toEqual({ expired: 0, failed: 0 });
    expect(await actionsOn(zooId, gone.userId)).toEqual(['user.temporaryPasswordExpired']);
  });
});
