import { randomUUID } from 'node:crypto';
import { createUserWithEmailAndPassword, signInWithCustomToken, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_SIGN_IN_FAILURES, SIGN_IN_LOCK_MS } from '../../src/domain/users/sign-in-limits.ts';
import { runInProcess } from './support/call-in-process.ts';
import { createPark, PASSWORD, type Person } from './support/park.ts';
import { closeAll, nobody, person } from './support/people.ts';
import { sessionsValidAfterOf } from '../../functions/src/common/sessions-end.ts';
import { beginAttempt, endBadly, endWell } from '../../functions/src/sign-in/sign-in-attempt.ts';
import { actionsOn, nextSecond } from './support/records.ts';
import { accounts, type Answer, claimsOf, database, runSchedule, signIn } from './support/suite.ts';

const WRONG = 'auth/wrong-credentials';

let zooId: string;
let ana: Person;
beforeEach(async () => {
  zooId = await createPark();
  ana = await person(zooId);
});
afterAll(closeAll);

/** Returns 'in', or the code of the refusal. */
async function attempt(userMail: string, password: string, device: string = randomUUID()): Promise<string> {
  const answer = (await runInProcess('signIn', null, { userMail, password, device })) as Answer;
  return answer.success === true ? 'in' : (answer.error?.code ?? '');
}

async function fail(userMail: string, times: number, device?: string): Promise<string[]> {
  const codes: string[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (let n = 0; n < times; n++) codes.push(await attempt(userMail, `wrong-${n}`, device));
  return codes;
}

async function entries(): Promise<Record<string, unknown>[]> {
  const { docs } = await database.collection(`zoo/${zooId}/auditLog`).orderBy('atUnix').get();
  return docs.map((one) => one.data()).filter(({ action }) => /signIn|signedIn/.test(String(action)));
}
const actions = async () => (await entries()).map(({ action }) => action);

/** Lets an account's password be a minute old: the sign-in service keeps whole seconds. */
async function ageAccount(userId: string): Promise<void> {
  const [host, project] = [process.env['FIREBASE_AUTH_EMULATOR_HOST'], process.env['GCLOUD_PROJECT']];
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: userId, validSince: String(Math.floor(Date.now() / 1000) - 60) }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Asks the sign-in service itself, as a program does that leaves the app out. */
const directly = (email: string, password: string) => signInWithEmailAndPassword(nobody().auth, email, password);

describe('signing in', () => {
  it('opens a session with the right password over the wire, and records who came with which device', async () => {
    const browser = nobody();
    const asked = { userMail: ana.email.toUpperCase(), password: PASSWORD, device: randomUUID() };
    const { data } = (await browser.callOverWire('signIn', asked)) as Answer & { data: { token: string } };
    const { user } = await signInWithCustomToken(browser.auth, data.token);
    expect(user.uid).toBe(ana.userId);
    expect(await entries()).toMatchObject([
      {
        action: 'user.signedIn',
        by: ana.userId,
        subjectId: ana.userId,
        zooId,
        details: { device: expect.any(String) },
      },
    ]);
  });
  it('answers alike for a wrong password and an unknown address', async () => {
    expect(await attempt(ana.email, 'wrong')).toBe(WRONG);
    expect(await attempt(`nobody.${randomUUID()}@tests.example`, 'wrong')).toBe(WRONG);
  });
  it('records the first failure of a row, and their number with the success that follows', async () => {
    await fail(ana.email, 3);
    expect(await attempt(ana.email, PASSWORD)).toBe('in');
    expect(await entries()).toMatchObject([
      { action: 'user.signInFailed', by: 'unknown', subjectId: ana.userId, details: { failures: 1 } },
      { action: 'user.signedIn', details: { failedBefore: 3 } },
    ]);
  });
});

describe('repeated failures', () => {
  it('lock an address after the limit, for the right password too, and leave two entries', async () => {
    expect(new Set(await fail(ana.email, MAX_SIGN_IN_FAILURES))).toEqual(new Set([WRONG]));
    expect(await attempt(ana.email, PASSWORD)).toBe('auth/locked');
    expect(await actions()).toEqual(['user.signInFailed', 'user.signInLocked']);
  });
  it('just under the limit do not lock, and are forgotten after a success', async () => {
    await fail(ana.email, MAX_SIGN_IN_FAILURES - 1);
    expect(await attempt(ana.email, PASSWORD)).toBe('in');
    expect(new Set(await fail(ana.email, MAX_SIGN_IN_FAILURES - 1))).toEqual(new Set([WRONG]));
  });
  it('lock an address that nobody has in the same way', async () => {
    const unknown = `nobody.${randomUUID()}@tests.example`;
    expect(new Set(await fail(unknown, MAX_SIGN_IN_FAILURES))).toEqual(new Set([WRONG]));
    expect(await attempt(unknown, PASSWORD)).toBe('auth/locked');
  });
  it('at once are all counted', async () => {
    const codes = await Promise.all(Array.from({ length: 16 }, (_, n) => attempt(ana.email, `wrong-${n}`)));
    expect(codes.filter((code) => code === WRONG)).toHaveLength(MAX_SIGN_IN_FAILURES);
    expect(codes.filter((code) => code === 'auth/locked')).toHaveLength(16 - MAX_SIGN_IN_FAILURES);
  });
  it('of strangers at the same moment do not stop the right password', async () => {
    const wrong = Array.from({ length: MAX_SIGN_IN_FAILURES - 2 }, (_, n) => attempt(ana.email, `wrong-${n}`));
    const right = [attempt(ana.email, PASSWORD), attempt(ana.email, PASSWORD)];
    expect(await Promise.all(right)).toEqual(['in', 'in']);
    await Promise.all(wrong);
    expect(await attempt(ana.email, PASSWORD)).toBe('in');
  });
  it('that end after the right password leave nothing of the count that the right password ended', async () => {
    const applicant = { userMail: ana.email, device: randomUUID(), userAgent: 'Firefox' };
    const [right, late] = [await beginAttempt(applicant, Date.now()), await beginAttempt(applicant, Date.now())];
    await endWell(right!);
    await endBadly(late!);
    expect((await late!.counter.get()).exists).toBe(false);
    expect(await attempt(ana.email, PASSWORD)).toBe('in');
  });
  it('of strangers do not lock a person out of a device on which they signed in before', async () => {
    const device = randomUUID();
    await attempt(ana.email, PASSWORD, device);
    await fail(ana.email, MAX_SIGN_IN_FAILURES);
    expect(await attempt(ana.email, PASSWORD)).toBe('auth/locked');
    expect(await attempt(ana.email, PASSWORD, device)).toBe('in');
    await fail(ana.email, MAX_SIGN_IN_FAILURES, device);
    expect(await attempt(ana.email, PASSWORD, device)).toBe('auth/locked');
  });
  it('lock for a time only', async () => {
    await fail(ana.email, MAX_SIGN_IN_FAILURES);
    const { docs } = await database.collection('signInAttempts').where('failures', '==', MAX_SIGN_IN_FAILURES).get();
    await Promise.all(docs.map(({ ref }) => ref.update({ lastAtUnix: Date.now() - SIGN_IN_LOCK_MS, firstAtUnix: 0 })));
    expect(await attempt(ana.email, PASSWORD)).toBe('in');
  });
  it('are forgotten when an admin sets another password', async () => {
    const admin = await person(zooId, { userRight: 'admin' });
    await fail(ana.email, MAX_SIGN_IN_FAILURES);
    await admin.call('adminUpdateUserPassword', { userId: ana.userId, newPassword: 'another-one' });
    expect(await attempt(ana.email, 'another-one')).toBe('in');
  });
  it('are deleted a day later', async () => {
    await fail(`nobody.${randomUUID()}@tests.example`, 1);
    const { docs } = await database.collection('signInAttempts').get();
    await Promise.all(docs.map(({ ref }) => ref.update({ lastAtUnix: Date.now() - 86_500_000 })));
    await runSchedule('expireTemporaryPasswords');
    expect((await database.collection('signInAttempts').get()).empty).toBe(true);
  });
});

describe('the sessions of a person', () => {
  const validAfter = async () => Number((await database.doc(`users/${ana.userId}`).get()).get('sessionsValidAfter'));
  const validAtService = async () => sessionsValidAfterOf(await accounts.getUser(ana.userId));

  it('are listed by device, the newest first, with the one that asks', async () => {
    const [tablet, desk] = [randomUUID(), randomUUID()];
    await attempt(ana.email, PASSWORD, tablet);
    await attempt(ana.email, PASSWORD, desk);
    await attempt(ana.email, 'wrong', randomUUID());
    expect((await ana.call('ownSessions', { device: tablet })).data).toMatchObject({
      sessions: [{ isThisDevice: false }, { isThisDevice: true, name: expect.any(String) }],
    });
  });
  it('end with a password that an admin sets, for the rules too', async () => {
    const admin = await person(zooId, { userRight: 'admin' });
    await nextSecond();
    await admin.call('adminUpdateUserPassword', { userId: ana.userId, newPassword: 'another-one' });
    expect(await validAfter()).toBe(await validAtService());
    expect((await claimsOf(ana.auth))!.auth_time).toBeLessThan(await validAfter());
  });
  it('end with the first call after a reset by mail, which the rules do not see', async () => {
    const before = await validAfter();
    await attempt(ana.email, PASSWORD);
    await nextSecond();
    await accounts.updateUser(ana.userId, { password: 'another-one' });
    const device = randomUUID();
    const answer = await runInProcess('signIn', null, { userMail: ana.email, password: 'another-one', device });
    expect(answer).toMatchObject({ data: { endsOlder: true } });
    expect(await validAfter()).toBe(before);
    const fresh = await signIn(ana.email, 'another-one');
    await fresh.call('ownSessions', { device });
    expect(await validAfter()).toBe(await validAtService());
    expect(await runInProcess('signIn', null, { userMail: ana.email, password: 'another-one', device })).toMatchObject({
      data: { endsOlder: false },
    });
    await fresh.close();
  });
  it('are all ended by their person, who stays listed on the device that asks', async () => {
    const [tablet, desk] = [randomUUID(), randomUUID()];
    await attempt(ana.email, PASSWORD, desk);
    await attempt(ana.email, PASSWORD, tablet);
    await nextSecond();
    expect(await ana.call('endOwnSessions', { device: tablet })).toMatchObject({ success: true });
    expect(await ana.call('ownSessions', { device: tablet })).toMatchObject({
      error: { code: 'auth/session-expired' },
    });
    const fresh = await signIn(ana.email, PASSWORD);
    const { data } = await fresh.call('ownSessions', { device: tablet });
    expect((data as unknown as { sessions: unknown[] }).sessions).toHaveLength(1);
    expect((await entries()).map(({ action }) => action)).not.toContain('user.sessionsEnded');
    expect(await actionsOn(zooId, ana.userId)).toContain('user.sessionsEnded');
    await fresh.close();
  });
});

describe('the sign-in service itself', () => {
  it('makes no account for a browser', async () => {
    const made = createUserWithEmailAndPassword(nobody().auth, `me.${randomUUID()}@tests.example`, PASSWORD);
    await expect(made).rejects.toThrow(/Accounts are made by an invitation/);
  });
  it('opens no session for a right password that the server did not check, and the password is exposed', async () => {
    await ageAccount(ana.userId);
    await expect(directly(ana.email, PASSWORD)).rejects.toThrow(/auth\/password-exposed/);
    await expect(directly(ana.email, PASSWORD)).rejects.toThrow(/auth\/password-exposed/);
    expect(await attempt(ana.email, PASSWORD)).toBe('auth/password-exposed');
    expect(await actions()).toEqual(['user.signInRefused']);
  });
  it('takes the password that replaces an exposed one', async () => {
    await expect(directly(ana.email, PASSWORD)).rejects.toThrow();
    await accounts.updateUser(ana.userId, { password: 'another-one' });
    expect(await attempt(ana.email, 'another-one')).toBe('in');
  });
  it.each([
    ['without a document', 'auth/profile-missing', () => database.doc(`users/${ana.userId}`).delete()],
    ['deleted', 'auth/deleted', () => database.doc(`users/${ana.userId}`).update({ isDeleted: true })],
    ['disabled', 'auth/disabled', () => database.doc(`users/${ana.userId}`).update({ isDisabled: true })],
    [
      'with another address than their document has',
      'auth/address-changed',
      () => database.doc(`users/${ana.userId}`).update({ userMail: 'before@tests.example' }),
    ],
  ])('opens no session for a person %s', async (_what, code, change) => {
    await change();
    expect(await attempt(ana.email, PASSWORD)).toBe(code);
    await expect(directly(ana.email, PASSWORD)).rejects.toThrow(code);
  });
});

it('the helper of these tests signs in as the app does', async () => {
  await expect(signIn(ana.email, 'wrong')).rejects.toThrow(WRONG);
  const browser = await signIn(ana.email, PASSWORD);
  expect(browser.auth.currentUser?.uid).toBe(ana.userId);
  await browser.close();
});
