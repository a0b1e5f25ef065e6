import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failMessagesTo, forgetMessagesTo, linkTo, messagesTo } from './support/mail.ts';
import { createPark, PASSWORD, type Person } from './support/park.ts';
import { closeAll, nobody, person, peopleWithoutRight } from './support/people.ts';
import { actionsOn, canSignIn, everythingStored } from './support/records.ts';
import { accounts, type Browser } from './support/suite.ts';

let zooId: string;
let admin: Person;
const addresses: string[] = [];

beforeAll(async () => {
  zooId = await createPark();
  admin = await person(zooId, { userRight: 'admin', userFirstname: 'Inès', userLastname: 'Morel' });
});
afterAll(async () => {
  await Promise.all(addresses.map(forgetMessagesTo));
  await closeAll();
});

async function somebody(...parameters: Parameters<typeof person>): Promise<Person> {
  const created = await person(...parameters);
  addresses.push(created.email);
  return created;
}
const send = (browser: Browser, userEmail: unknown) => browser.call('adminSendPasswordResetEmail', { userEmail });
const refusal = (code: string, field?: string) => ({
  success: false,
  error: field === undefined ? { code } : { code, field },
});

describe('a reset message that an admin sends', () => {
  it('lets the person choose a new password, in their language', async () => {
    const ana = await somebody(zooId, { language: 'it', userFirstname: 'Ana', userLastname: 'Keller' });
    expect(await send(admin, ana.email.toUpperCase())).toEqual({ success: true, data: { userId: ana.userId } });
    const [message, ...others] = await messagesTo(ana.email);
    expect(others).toEqual([]);
    expect(message!.text).toContain('Buongiorno Ana Keller');
    expect(message!.text).toContain('Inès Morel');
    const link = await linkTo(ana.email);
    expect(link.searchParams.get('mode')).toBe('resetPassword');
    expect(link.searchParams.get('lang')).toBe('it');
    // The page behind the link belongs to the sign-in service; the local one takes the password from the address.
    link.searchParams.set('newPassword', 'chosen-by-ana');
    expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toContain('/login');
    expect(await canSignIn(ana.email, 'chosen-by-ana')).toBe(true);
    expect(await canSignIn(ana.email, PASSWORD)).toBe(false);
    expect(await actionsOn(zooId, ana.userId)).toEqual(['user.passwordResetSent']);
    expect(await everythingStored(zooId)).not.toContain(link.searchParams.get('oobCode'));
  });

  it('leads back to the app, which the page of the sign-in service offers at its end', async () => {
    const ana = await somebody(zooId);
    await send(admin, ana.email);
    const link = await linkTo(ana.email);
    expect(link.searchParams.get('continueUrl')).toBe(`${process.env['ENCLOS_APP_URL']}/login`);
  });

  it('has a link that also works on a page of the product: it names its person, and works once', async () => {
    const ana = await somebody(zooId);
    await send(admin, ana.email);
    const code = (await linkTo(ana.email)).searchParams.get('oobCode') ?? '';
    const { auth } = nobody();
    expect(await verifyPasswordResetCode(auth, code)).toBe(ana.email);
    await confirmPasswordReset(auth, code, 'chosen-by-ana');
    expect([await canSignIn(ana.email, 'chosen-by-ana'), await canSignIn(ana.email, PASSWORD)]).toEqual([true, false]);
    await expect(confirmPasswordReset(auth, code, 'chosen-by-thief')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
    expect(await canSignIn(ana.email, 'chosen-by-thief')).toBe(false);
  });

  it('has a link that accepts no short password, and opens nothing when one of its characters is changed', async () => {
    const ana = await somebody(zooId);
    await send(admin, ana.email);
    const link = await linkTo(ana.email);
    link.searchParams.set('newPassword', 'short');
    expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toBeNull();
    expect(await canSignIn(ana.email, 'short')).toBe(false);
    link.searchParams.set('newPassword', 'chosen-by-thief');
    link.searchParams.set('oobCode', changedAtItsEnd(link.searchParams.get('oobCode') ?? ''));
    expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toBeNull();
    expect([await canSignIn(ana.email, 'chosen-by-thief'), await canSignIn(ana.email, PASSWORD)]).toEqual([
      false,
      true,
    ]);
  });

  it('goes to people of one’s own establishment alone; others are not there', async () => {
    const ana = await somebody(zooId);
    for (const [who, browser, code] of await peopleWithoutRight(zooId, 'user/not-found'))
      expect((await send(browser, ana.email)).error?.code, `asked by ${who}`).toBe(code);
    const stranger = await somebody(await createPark());
    for (const address of [stranger.email, 'unheard-of@tests.example'])
      expect(await send(admin, address)).toEqual(refusal('user/not-found', 'userEmail'));
    expect([await messagesTo(ana.email), await messagesTo(stranger.email)]).toEqual([[], []]);
  });

  it.each([
    ['is disabled', { isDisabled: true }],
    ['is deleted', { isDeleted: true }],
    ['has a temporary password', { userStatus: 'pending' }],
  ] as const)('does not go to somebody who %s', async (_what, differences) => {
    const ana = await somebody(zooId, differences);
    expect(await send(admin, ana.email)).toEqual(refusal('user/not-found', 'userEmail'));
    expect(await messagesTo(ana.email)).toEqual([]);
  });

  it('does not go to an account that was disabled at sign-in', async () => {
    const ana = await somebody(zooId);
    await accounts.updateUser(ana.userId, { disabled: true });
    expect(await send(admin, ana.email)).toEqual(refusal('user/not-found', 'userEmail'));
  });

  it('does not go upwards', async () => {
    const above = await somebody(zooId, { userRight: 'superAdmin' });
    expect(await send(admin, above.email)).toEqual(refusal('user/above-own'));
    expect(await messagesTo(above.email)).toEqual([]);
  });

  it('that cannot be sent is reported, and is not recorded', async () => {
    const ana = await somebody(zooId);
    await failMessagesTo(ana.email);
    expect(await send(admin, ana.email)).toEqual(refusal('auth/reset-email-failed'));
    expect(await actionsOn(zooId, ana.userId)).toEqual([]);
  });

  it.each([null, 12, '', 'no address', { a: 1 }])('is refused to %j', async (address) => {
    expect(await send(admin, address)).toEqual(refusal('generic/invalid-input', 'userEmail'));
  });
});

/** Replaces the last character of a code by another one. */
function changedAtItsEnd(code: string): string {
  return `${code.slice(0, -1)}${code.endsWith('x') ? 'y' : 'x'}`;
}
