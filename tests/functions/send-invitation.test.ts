import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayGrantRole, ROLES } from '../../src/domain/access/roles.ts';
import { invitationSchema } from '../../src/domain/invitations/invitation.ts';
import { LANGUAGES } from '../../src/domain/users/language.ts';
import { failMessagesTo, forgetMessagesTo, invitationKeyOf, linkTo, messagesTo } from './support/mail.ts';
import { createPark, createSector, type Person } from './support/park.ts';
import { closeAll, nobody, person, peopleWithoutRight } from './support/people.ts';
import { actionsOn, everythingStored, recordsOf, stored } from './support/records.ts';
import { accounts, database, type Answer, type Browser } from './support/suite.ts';

const DAY = 24 * 3_600_000;

let zooId: string;
let otherZooId: string;
let sectorId: string;
let foreignSectorId: string;
let admin: Person;
let superAdmin: Person;
const addresses: string[] = [];

beforeAll(async () => {
  zooId = await createPark({ zooName: 'Parc <b>&</b> "Rivières"' });
  otherZooId = await createPark();
  sectorId = await createSector(zooId);
  foreignSectorId = await createSector(otherZooId);
  admin = await person(zooId, { userRight: 'admin', userFirstname: 'Inès', userLastname: "O'Hara" });
  superAdmin = await person(zooId, { userRight: 'superAdmin' });
});

afterAll(async () => {
  await Promise.all(addresses.map(forgetMessagesTo));
  await closeAll();
});

function anAddress(): string {
  const address = `ana.${randomUUID()}@tests.example`;
  addresses.push(address);
  return address;
}

/** Returns a valid request, with an address that nobody has. */
function aRequest(userData: Record<string, unknown> = {}, more: Record<string, unknown> = {}) {
  return {
    userData: {
      userFirstname: 'Ana',
      userLastname: 'Keller',
      userMail: anAddress(),
      userRight: 'user',
      language: 'de',
      betaTester: true,
      sectors: [sectorId],
      ...userData,
    },
    zooId,
    zooNameInviteFrom: 'Another name',
    peopleNameInviteFrom: 'Somebody else',
    ...more,
  };
}
type Request = ReturnType<typeof aRequest>;

const send = (browser: Browser, request: Request) => browser.call('sendUserInvitation', request);
const idOf = (answer: Answer) => (answer.data as unknown as { invitationId: string }).invitationId;
const invitationsTo = async (address: string) =>
  (await database.collection('invitations').where('userMail', '==', address).get()).docs;

/** Returns the code of the answer, after checking that it agrees with the stored data and the sent mail. */
async function codeFor(browser: Browser, request: Request): Promise<string | undefined> {
  const { userMail } = request.userData;
  const answer = await send(browser, request);
  const count = answer.success === true ? 1 : 0;
  expect(await invitationsTo(userMail)).toHaveLength(count);
  expect(await messagesTo(userMail)).toHaveLength(count);
  return answer.success === true ? 'invited' : answer.error?.code;
}

describe('an admin who invites a person', () => {
  const address = anAddress();
  const before = Date.now();
  let answer: Answer;
  let invitationId: string;
  beforeAll(async () => {
    answer = await send(admin, aRequest({ userMail: address.toUpperCase(), sectors: [sectorId] }, { zooId }));
    invitationId = idOf(answer);
  });

  it('learns the id of the invitation and nothing else', () => {
    expect(answer).toEqual({ success: true, data: { invitationId } });
  });

  it('stores the requested values, for a week, with timestamps beside the instants', async () => {
    const invitation = (await stored(`invitations/${invitationId}`))!;
    const { sentAtUnix, expiresAtUnix } = invitationSchema.parse(invitation);
    expect(invitation).toEqual({
      invitationId,
      zooId,
      userFirstname: 'Ana',
      userLastname: 'Keller',
      userMail: address,
      userRight: 'user',
      language: 'de',
      betaTester: true,
      sectors: [sectorId],
      status: 'sent',
      invitedBy: admin.userId,
      invitedByName: "Inès O'Hara",
      sentAtUnix,
      sentAt: Timestamp.fromMillis(sentAtUnix),
      expiresAtUnix,
      expiresAt: Timestamp.fromMillis(expiresAtUnix),
    });
    expect(sentAtUnix).toBeGreaterThanOrEqual(before);
    expect(expiresAtUnix).toBe(sentAtUnix + 7 * DAY);
  });

  it('sends one message in the person’s language, from names the server knows', async () => {
    const [message, ...others] = await messagesTo(address);
    expect(others).toEqual([]);
    expect(message!.text).toContain('Guten Tag Ana Keller');
    expect(message!.text).toContain('Inès O\'Hara lädt Sie ein, dem Team von Parc <b>&</b> "Rivières"');
    expect(message!.html).toContain('<html lang="de">');
    expect(message!.html).toContain('Parc &lt;b&gt;&amp;&lt;/b&gt; &quot;Rivières&quot;');
    expect(message!.text + message!.html).not.toMatch(/Another name|Somebody else|<b>&<\/b> "Riv.*<\/p>/);
  });

  it('sends a link to the app, whose secret is behind the #', async () => {
    const link = await linkTo(address);
    expect(`${link.origin}${link.pathname}`).toBe(`${process.env['ENCLOS_APP_URL']}/Register`);
    expect(link.searchParams.get('invitation')).toBe(invitationId);
    expect(link.hash).toMatch(/^#[\w-]{43}$/);
  });

  it('leaves of the secret only a hash, of which nothing is logged or stored', async () => {
    const { secret } = await invitationKeyOf(address);
    expect(await stored(`invitationSecrets/${invitationId}`)).toEqual({
      hash: expect.stringMatching(/^[\w-]{43}$/) as string,
      zooId,
      wrongAddresses: 0,
    });
    expect(await everythingStored(zooId)).not.toContain(secret);
  });

  it('is on record once', async () => {
    const [record, ...others] = await recordsOf(zooId, invitationId);
    expect(others).toEqual([]);
    expect(record).toEqual({
      action: 'user.invited',
      zooId,
      by: admin.userId,
      subjectId: invitationId,
      at: Timestamp.fromMillis(record!['atUnix'] as number),
      atUnix: record!['atUnix'],
      details: { userMail: address, userRight: 'user', replaced: [] },
    });
  });

  it('makes no account yet', async () => {
    await expect(accounts.getUserByEmail(address)).rejects.toThrow();
  });
});

describe('a message', () => {
  it.each(LANGUAGES)('is written in %s', async (language) => {
    const request = aRequest({ language });
    await send(admin, request);
    const [message] = await messagesTo(request.userData.userMail);
    expect(message!.html).toContain(`<html lang="${language}">`);
    expect(message!.text).not.toMatch(/\{\{|undefined/);
    expect(message!.html).not.toMatch(/<img|src=|@import|url\(/);
  });

  it('treats names as text: they add neither head lines nor paragraphs nor tags', async () => {
    const request = aRequest({
      userFirstname: 'Ana\r\nBcc: thief@tests.example\r\n\r\nPay here: <script>alert(1)</script>',
      userLastname: '"><img src=x onerror=alert(1)>\u0000',
    });
    expect((await send(admin, request)).success).toBe(true);
    const [message] = await messagesTo(request.userData.userMail);
    expect(message!.head.filter((line) => /^(bcc|cc)\s*:/i.test(line))).toEqual([]);
    expect(message!.head.filter((line) => /^to\s*:/i.test(line))).toHaveLength(1);
    expect(message!.text.split('\n').some((line) => /^(Bcc|Pay here)/.test(line))).toBe(false);
    expect(message!.html).not.toMatch(/<script|<img/);
    expect(message!.html).toContain('&lt;script&gt;');
  });

  it('has a subject of one line, with any name of the establishment', async () => {
    const odd = await createPark({ zooName: 'Parc\r\nBcc: thief@tests.example' });
    const request = aRequest({ sectors: [] }, { zooId: odd });
    const owner = await person(odd, { userRight: 'admin' });
    expect((await send(owner, request)).success).toBe(true);
    const [message] = await messagesTo(request.userData.userMail);
    expect(message!.head.filter((line) => /^bcc/i.test(line))).toEqual([]);
    expect(message!.head.filter((line) => /^subject/i.test(line))).toHaveLength(1);
  });

  it('that cannot be sent leaves no invitation open', async () => {
    const request = aRequest();
    await failMessagesTo(request.userData.userMail);
    expect(await send(admin, request)).toEqual({ success: false, error: { code: 'user/invitation-failed' } });
    const [invitation] = await invitationsTo(request.userData.userMail);
    expect(invitation!.get('status')).toBe('revoked');
    expect(await stored(`invitationSecrets/${invitation!.id}`)).toBeUndefined();
    expect(await actionsOn(zooId, invitation!.id)).toEqual(['user.invited', 'user.invitationRevoked']);
  });
});

describe('inviting a person again', () => {
  it('replaces the older invitation of the same address to the same establishment', async () => {
    const request = aRequest();
    const first = idOf(await send(admin, request));
    const second = idOf(await send(superAdmin, request));
    expect((await stored(`invitations/${first}`))!['status']).toBe('revoked');
    expect(await stored(`invitationSecrets/${first}`)).toBeUndefined();
    expect((await stored(`invitations/${second}`))!['status']).toBe('sent');
    expect(await recordsOf(zooId, second)).toMatchObject([{ details: { replaced: [first] } }]);
  });

  it('leaves one open, however many admins do it at once', async () => {
    const request = aRequest();
    await Promise.all(Array.from({ length: 4 }, (_, n) => send(n % 2 === 0 ? admin : superAdmin, request)));
    const open = (await invitationsTo(request.userData.userMail)).filter((each) => each.get('status') === 'sent');
    expect(open).toHaveLength(1);
  });

  it('leaves the invitation of another establishment alone', async () => {
    const request = aRequest();
    const first = idOf(await send(admin, request));
    const elsewhere = await person(otherZooId, { userRight: 'admin' });
    const other = aRequest({ userMail: request.userData.userMail, sectors: [] }, { zooId: otherZooId });
    expect((await send(elsewhere, other)).success).toBe(true);
    expect((await stored(`invitations/${first}`))!['status']).toBe('sent');
  });
});

describe('inviting', () => {
  it('is for admins of the establishment alone', async () => {
    for (const [who, browser, code] of await peopleWithoutRight(zooId, 'user/establishment-foreign'))
      expect(await codeFor(browser, aRequest()), `asked by ${who}`).toBe(code);
  });

  it('is possible for provider staff and for admins to whom access was given', async () => {
    const staff = await person(otherZooId, { userRight: 'superAdmin', akongoStaff: true });
    expect(await codeFor(staff, aRequest())).toBe('invited');
    const host = await createPark({ staffAccess: [admin.userId] });
    expect(await codeFor(admin, aRequest({ sectors: [] }, { zooId: host }))).toBe('invited');
  });

  it('is refused into the demonstration', async () => {
    const staff = await person(otherZooId, { userRight: 'superAdmin', akongoStaff: true });
    const demo = await createPark({ isDemo: true });
    expect(await codeFor(staff, aRequest({ sectors: [] }, { zooId: demo }))).toBe('demo/unauthorized-action');
  });

  it('never grants a role above one’s own', async () => {
    for (const [granter, own] of [
      [admin, 'admin'],
      [superAdmin, 'superAdmin'],
    ] as const)
      for (const userRight of ROLES) {
        const expected = mayGrantRole(own, userRight) ? 'invited' : 'user/role-above-own';
        expect(await codeFor(granter, aRequest({ userRight })), `${own} invites ${userRight}`).toBe(expected);
      }
  });

  it('needs sectors of the establishment', async () => {
    for (const sectors of [[foreignSectorId], [sectorId, 'unheard-of'], ['a/b']])
      expect(await codeFor(admin, aRequest({ sectors }))).toBe('user/sector-unknown');
  });

  it('needs a language that the establishment authorises; an invitation sent again keeps its own', async () => {
    const host = await createPark();
    const boss = await person(host, { userRight: 'admin' });
    const request = (language: string) => aRequest({ language, sectors: [] }, { zooId: host });
    const before = request('de');
    expect(await codeFor(boss, before)).toBe('invited');
    await database.doc(`zoo/${host}`).update({ languages: ['fr', 'nl'] });
    const refused = { success: false, error: { code: 'user/language-unknown', field: 'language' } };
    expect(await send(boss, request('de'))).toEqual(refused);
    expect(await send(boss, { ...before, userData: { ...before.userData, language: 'es' } })).toEqual(refused);
    expect(await codeFor(boss, request('nl'))).toBe('invited');
    expect(await send(boss, before)).toMatchObject({ success: true });
  });

  it('needs an address that nobody living has, however it is written', async () => {
    const colleague = await person(otherZooId);
    for (const userMail of [colleague.email, colleague.email.toUpperCase()]) {
      addresses.push(userMail);
      expect(await send(admin, aRequest({ userMail }))).toEqual({
        success: false,
        error: { code: 'user/email-in-use', field: 'userMail' },
      });
    }
    await database.doc(`users/${colleague.userId}`).update({ isDeleted: true });
    expect(await codeFor(admin, aRequest({ userMail: colleague.email }))).toBe('invited');
  });

  it.each([
    ['userMail', 'no address'],
    ['userFirstname', '  '],
    ['userLastname', 'x'.repeat(101)],
    ['userRight', 'owner'],
    ['language', 'xx'],
    ['betaTester', 'yes'],
    ['sectors', [12]],
  ])('is refused with the field %s named', async (field, value) => {
    expect(await send(admin, aRequest({ [field]: value }))).toEqual({
      success: false,
      error: { code: 'generic/invalid-input', field },
    });
  });
});

describe('revoking an invitation', () => {
  const revoke = (browser: Browser, invitationId: unknown) => browser.call('revokeInvitation', { invitationId });

  it('ends it, on record once, and may be repeated', async () => {
    const invitationId = idOf(await send(admin, aRequest()));
    for (let n = 0; n < 2; n++)
      expect(await revoke(superAdmin, invitationId)).toEqual({ success: true, data: { invitationId } });
    expect((await stored(`invitations/${invitationId}`))!['status']).toBe('revoked');
    expect(await stored(`invitationSecrets/${invitationId}`)).toBeUndefined();
    const userMail = (await stored(`invitations/${invitationId}`))!['userMail'];
    expect(await recordsOf(zooId, invitationId)).toMatchObject([
      { action: 'user.invited', details: { userMail } },
      { action: 'user.invitationRevoked', details: { userMail } },
    ]);
  });

  it('is for admins of the establishment alone; others do not learn whether it is there', async () => {
    const invitationId = idOf(await send(admin, aRequest()));
    for (const [who, browser, code] of await peopleWithoutRight(zooId, 'generic/not-found'))
      expect((await revoke(browser, invitationId)).error?.code, `asked by ${who}`).toBe(code);
    for (const unknown of ['unheard-of', 'a/b', '..'])
      expect((await revoke(admin, unknown)).error?.code).toBe('generic/not-found');
    expect((await stored(`invitations/${invitationId}`))!['status']).toBe('sent');
  });

  it('comes too late for one that was used', async () => {
    const invitationId = idOf(await send(admin, aRequest()));
    await database.doc(`invitations/${invitationId}`).update({ status: 'accepted' });
    expect((await revoke(admin, invitationId)).error?.code).toBe('auth/invitation-used');
    expect((await revoke(nobody(), invitationId)).error?.code).toBe('auth/session-expired');
  });
});
