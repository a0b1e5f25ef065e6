import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallableRequest } from 'firebase-functions/https';
import { acceptInvitation } from '../../functions/src/callables/accept-invitation.ts';
import { answerSchema } from '../../src/domain/callables/answer.ts';
import { readInvitationContract } from '../../src/domain/callables/read-invitation.ts';
import { LANGUAGES } from '../../src/domain/users/language.ts';
import { userSchema } from '../../src/domain/users/user.ts';
import { forgetMessagesTo, invitationKeyOf } from './support/mail.ts';
import { createPark, createSector, type Person } from './support/park.ts';
import { closeAll, nobody, person } from './support/people.ts';
import { actionsOn, canSignIn, everythingStored, stored } from './support/records.ts';
import { accounts, database, type Answer, type Browser } from './support/suite.ts';

const CHOSEN = 'chosen-by-ana';

let zooId: string;
let sectorId: string;
let admin: Person;
let guest: Browser;
const addresses: string[] = [];

beforeAll(async () => {
  zooId = await createPark({ zooName: 'Parc des Trois Rivières' });
  sectorId = await createSector(zooId);
  admin = await person(zooId, { userRight: 'admin', userFirstname: 'Inès', userLastname: 'Morel' });
  guest = nobody();
});

afterAll(async () => {
  await Promise.all(addresses.map(forgetMessagesTo));
  await closeAll();
});

type Key = { readonly invitationId: string; readonly secret: string };
type Invited = { readonly userMail: string; readonly key: Key };

/** Invites somebody and takes the link out of the message they get. */
async function invited(
  differences: Record<string, unknown> = {},
  inviter: Person = admin,
  host = zooId,
): Promise<Invited> {
  const userMail = `claire.${randomUUID()}@tests.example`;
  addresses.push(userMail);
  await inviter.call('sendUserInvitation', {
    userData: {
      userFirstname: 'Claire',
      userLastname: 'Dubois',
      userMail,
      userRight: 'user',
      language: 'es',
      betaTester: true,
      sectors: [sectorId],
      ...differences,
    },
    zooId: host,
    zooNameInviteFrom: '',
    peopleNameInviteFrom: '',
  });
  return { userMail, key: await invitationKeyOf(userMail) };
}

const read = (key: Key) => guest.call('readInvitation', { ...key });
const request = ({ key, userMail }: Invited, differences: Record<string, unknown> = {}) => ({
  ...key,
  userMail,
  userFirstname: 'Claire-Marie',
  userLastname: 'Dubois',
  newPassword: CHOSEN,
  language: 'nl',
  eula: 4,
  ...differences,
});
const accept = (who: Invited, differences: Record<string, unknown> = {}): Promise<Answer> =>
  guest.call('acceptInvitation', request(who, differences));
/**
 * The same in this process: a deployed instance serves many calls side by side, while the local Firebase starts a
 * process for each.
 */
const acceptSideBySide = (who: Invited, differences: Record<string, unknown>) =>
  acceptInvitation.run({ data: request(who, differences), rawRequest: {}, acceptsStreaming: false } as CallableRequest);
const refusal = (code: string, field?: string) => ({
  success: false,
  error: field === undefined ? { code } : { code, field },
});
const changed = (key: Key, change: Record<string, unknown>) =>
  database.doc(`invitations/${key.invitationId}`).update(change);

describe('a visitor with the link of an invitation', () => {
  it('sees who invites them and to which establishment, and a hint of the address', async () => {
    const { key, userMail } = await invited();
    const answer = await read(key);
    expect(answerSchema(readInvitationContract.data).parse(answer)).toEqual(answer);
    expect(answer.data).toEqual({
      zooName: 'Parc des Trois Rivières',
      invitedBy: 'Inès Morel',
      userFirstname: 'Claire',
      userLastname: 'Dubois',
      maskedMail: 'c•••@tests.example',
      language: 'es',
      languages: LANGUAGES,
      expiresAtUnix: (await stored(`invitations/${key.invitationId}`))!['expiresAtUnix'],
    });
    expect(JSON.stringify(answer)).not.toContain(userMail);
  });

  it('learns that it expired or was used', async () => {
    const { key } = await invited();
    await changed(key, { expiresAtUnix: Date.now() - 1 });
    expect(await read(key)).toEqual(refusal('auth/invitation-expired'));
    await changed(key, { status: 'accepted' });
    expect(await read(key)).toEqual(refusal('auth/invitation-used'));
  });
});

describe('a visitor with a wrong link', () => {
  it('gets the same answer, whatever became of the invitation', async () => {
    const wrong = 'x'.repeat(43);
    const open = await invited();
    const expired = await invited();
    await changed(expired.key, { expiresAtUnix: 0 });
    const used = await invited();
    await changed(used.key, { status: 'accepted' });
    const revoked = await invited();
    await admin.call('revokeInvitation', { invitationId: revoked.key.invitationId });
    const keys = [
      ...[open, expired, used, revoked].map(({ key }) => ({ ...key, secret: wrong })),
      revoked.key,
      { invitationId: 'unheard-of', secret: wrong },
      { invitationId: 'a/b', secret: wrong },
      { invitationId: open.key.invitationId, secret: used.key.secret },
    ];
    for (const key of keys) {
      expect(await read(key)).toEqual(refusal('auth/invitation-invalid'));
      expect(await accept({ key, userMail: open.userMail })).toEqual(refusal('auth/invitation-invalid'));
    }
    await expect(accounts.getUserByEmail(open.userMail)).rejects.toThrow();
  });

  it.each([undefined, null, 12, '', 'short', 'x'.repeat(101)])('is refused with the secret %j', async (secret) => {
    const { key } = await invited();
    expect(await guest.call('readInvitation', { ...key, secret })).toEqual(refusal('generic/invalid-input', 'secret'));
  });
});

describe('an invited person who accepts', () => {
  let claire: Invited;
  let answer: Answer;
  let userId: string;
  const before = Date.now();
  beforeAll(async () => {
    claire = await invited();
    answer = await accept(claire, { userMail: claire.userMail.toUpperCase() });
    userId = answer.data?.userId ?? 'nobody';
  });

  it('learns the id of the account and nothing else', () => {
    expect(answer).toEqual({ success: true, data: { userId } });
  });
  it('signs in with the chosen password', async () => {
    expect(await canSignIn(claire.userMail, CHOSEN)).toBe(true);
  });
  it('is active, with the terms accepted, the names and language chosen and the rights of the invitation', async () => {
    const user = userSchema.parse(await stored(`users/${userId}`));
    expect(user.passwordChangedAt).toBeGreaterThanOrEqual(before);
    expect(user).toMatchObject({
      userId,
      userFirstname: 'Claire-Marie',
      userLastname: 'Dubois',
      userMail: claire.userMail,
      userRight: 'user',
      userZoo: { label: 'Parc des Trois Rivières', value: zooId },
      zooId,
      userStatus: 'active',
      eula: 4,
      language: 'nl',
      sectors: [sectorId],
      betaTester: true,
      isDisabled: false,
      isDeleted: false,
      akongoStaff: false,
      akongoRank: null,
    });
  });
  it('is a keeper of their sectors', async () => {
    expect((await stored(`sectors/${sectorId}`))!['sectorKeeper']).toContain(userId);
  });
  it('uses the invitation up', async () => {
    expect((await stored(`invitations/${claire.key.invitationId}`))!['status']).toBe('accepted');
    expect(await accept(claire)).toEqual(refusal('auth/invitation-used'));
    expect(await read(claire.key)).toEqual(refusal('auth/invitation-used'));
  });
  it('is on record once, and no secret is stored', async () => {
    expect(await actionsOn(zooId, userId)).toEqual(['user.invited', 'user.invitationAccepted']);
    const everything = await everythingStored(zooId);
    expect(everything).not.toContain(CHOSEN);
    expect(everything).not.toContain(claire.key.secret);
  });
});

describe('an invited person who proves the address', () => {
  const prove = ({ key, userMail }: Invited) => guest.call('proveInvitedAddress', { ...key, userMail });

  it('goes on with the invited one, in any spelling, and has used nothing up', async () => {
    const claire = await invited();
    const answer = await prove({ ...claire, userMail: claire.userMail.toUpperCase() });
    expect(answer).toEqual({ success: true, data: null });
    expect((await accept(claire)).success).toBe(true);
  });
  it('is stopped by another address, which counts as it does when accepting', async () => {
    const claire = await invited();
    const other = { ...claire, userMail: 'other@tests.example' };
    for (let n = 1; n <= 4; n++)
      expect(await prove(other)).toEqual(refusal('auth/invitation-mail-mismatch', 'userMail'));
    expect((await accept(claire, { userMail: 'other@tests.example' })).success).toBe(false);
    expect(await prove(claire)).toEqual(refusal('auth/invitation-invalid'));
  });
  it('is stopped when the address has an account already', async () => {
    const known = await person(await createPark());
    addresses.push(known.email);
    const claire = await invited();
    await changed(claire.key, { userMail: known.email });
    expect(await prove({ ...claire, userMail: known.email })).toEqual(refusal('auth/account-exists', 'userMail'));
  });
  it('is stopped by an invitation that expired, or whose author may no longer invite', async () => {
    const late = await invited();
    await changed(late.key, { expiresAtUnix: Date.now() - 1 });
    expect(await prove(late)).toEqual(refusal('auth/invitation-expired'));
    const former = await person(zooId, { userRight: 'admin' });
    const claire = await invited({}, former);
    await database.doc(`users/${former.userId}`).update({ isDisabled: true });
    expect(await prove(claire)).toEqual(refusal('auth/invitation-invalid'));
  });
});

describe('accepting', () => {
  it('needs the invited address; the fifth wrong one ends the invitation', async () => {
    const claire = await invited();
    for (let n = 1; n <= 5; n++) {
      const wrong = await accept(claire, { userMail: `other${n}@tests.example` });
      expect(wrong).toEqual(refusal('auth/invitation-mail-mismatch', 'userMail'));
    }
    expect(await accept(claire)).toEqual(refusal('auth/invitation-invalid'));
    expect((await stored(`invitations/${claire.key.invitationId}`))!['status']).toBe('revoked');
    expect(await actionsOn(zooId, claire.key.invitationId)).toEqual(['user.invited', 'user.invitationRevoked']);
  });

  it('lets no more addresses be tried side by side', async () => {
    const claire = await invited();
    const tried = Array.from({ length: 8 }, (_, n) =>
      acceptSideBySide(claire, { userMail: `other${n}@tests.example` }),
    );
    const codes = (await Promise.all(tried)).map((answer) => (answer.success ? 'accepted' : answer.error.code));
    expect(codes.filter((code) => code === 'auth/invitation-mail-mismatch')).toHaveLength(5);
    expect(codes.filter((code) => code === 'auth/invitation-invalid')).toHaveLength(3);
  });

  it('still works after four wrong addresses', async () => {
    const claire = await invited();
    for (let n = 1; n <= 4; n++) await accept(claire, { userMail: `other${n}@tests.example` });
    expect((await accept(claire)).success).toBe(true);
  });

  it.each([
    ['newPassword', 'short'],
    ['newPassword', undefined],
    ['eula', 3],
    ['eula', undefined],
    ['language', 'xx'],
    ['userFirstname', ' '],
    ['userMail', 'no address'],
  ])('is refused with the field %s named: %j', async (field, value) => {
    const { key, userMail } = await invited();
    const data = {
      ...key,
      userMail,
      userFirstname: 'a',
      userLastname: 'b',
      newPassword: CHOSEN,
      language: 'fr',
      eula: 4,
    };
    expect(await guest.call('acceptInvitation', { ...data, [field]: value })).toEqual(
      refusal('generic/invalid-input', field),
    );
    expect((await stored(`invitations/${key.invitationId}`))!['status']).toBe('sent');
  });

  it('comes too late after a week', async () => {
    const claire = await invited();
    await changed(claire.key, { expiresAtUnix: Date.now() - 1 });
    expect(await accept(claire)).toEqual(refusal('auth/invitation-expired'));
  });

  it('makes one account, with the password of the one call that reported success', async () => {
    const claire = await invited();
    const passwords = Array.from({ length: 20 }, (_, n) => `chosen-${n}`);
    const answers = await Promise.all(passwords.map((newPassword) => acceptSideBySide(claire, { newPassword })));
    const winners = answers.flatMap(({ success }, n) => (success ? [n] : []));
    expect(winners).toHaveLength(1);
    const losers = answers.filter(({ success }) => !success);
    expect(losers).toEqual(losers.map(() => refusal('auth/invitation-used')));
    const { docs } = await database.collection('users').where('userMail', '==', claire.userMail).get();
    expect(docs).toHaveLength(1);
    // Fewer than lock the address.
    const tried = [...winners, ...passwords.keys()].filter((n, at, all) => all.indexOf(n) === at).slice(0, 6);
    const right = await Promise.all(tried.map((n) => canSignIn(claire.userMail, `chosen-${n}`)));
    expect(tried.filter((_n, at) => right[at] === true)).toEqual(winners);
    expect(await actionsOn(zooId, docs[0]!.id)).toEqual(['user.invited', 'user.invitationAccepted']);
  });

  it('can be repeated after a crash that left a sign-in account without a document', async () => {
    const claire = await invited();
    const uid = claire.key.invitationId;
    await accounts.createUser({ uid, email: claire.userMail, password: 'left-behind' });
    expect(await accept(claire)).toEqual({ success: true, data: { userId: uid } });
    expect(await canSignIn(claire.userMail, CHOSEN)).toBe(true);
    expect(await canSignIn(claire.userMail, 'left-behind')).toBe(false);
  });

  it('is not prevented by an account left behind long ago, but by one whose call may still be running', async () => {
    const account = (userMail: string, age: number) => ({
      uid: randomUUID(),
      email: userMail,
      metadata: { creationTime: new Date(Date.now() - age).toUTCString() },
    });
    const [old, fresh] = [await invited(), await invited()];
    await accounts.importUsers([account(old.userMail, 3_600_000), account(fresh.userMail, 1000)]);
    expect((await accept(old)).success).toBe(true);
    expect(await accept(fresh)).toEqual(refusal('auth/account-exists', 'userMail'));
  });

  it('is refused to an address that somebody has meanwhile', async () => {
    const claire = await invited();
    const other = await person(zooId);
    await accounts.updateUser(other.userId, { email: claire.userMail });
    expect(await accept(claire)).toEqual(refusal('auth/account-exists', 'userMail'));
  });

  it('is possible with the address of a deleted person', async () => {
    const claire = await invited();
    const former = await person(zooId, { isDeleted: true });
    await accounts.updateUser(former.userId, { email: claire.userMail });
    expect((await accept(claire)).success).toBe(true);
    expect(await canSignIn(claire.userMail, CHOSEN)).toBe(true);
    expect((await stored(`users/${former.userId}`))!['isDeleted']).toBe(true);
  });

  it('keeps the language of the invitation where the chosen one is not authorised', async () => {
    const host = await createPark({ languages: ['fr', 'es'] });
    const boss = await person(host, { userRight: 'admin' });
    const spoken = async (language: string) => {
      const who = await invited({ sectors: [] }, boss, host);
      expect(await accept(who, { language })).toMatchObject({ success: true });
      return (await stored(`users/${who.key.invitationId}`))?.['language'];
    };
    expect(await spoken('nl')).toBe('es');
    expect(await spoken('fr')).toBe('fr');
  });
  it('leaves out sectors that are gone by now', async () => {
    const gone = await createSector(zooId);
    const claire = await invited({ sectors: [gone, sectorId] });
    await database.doc(`sectors/${gone}`).delete();
    const { data } = await accept(claire);
    expect((await stored(`users/${data!.userId}`))!['sectors']).toEqual([sectorId]);
  });

  it.each([
    ['was disabled', { isDisabled: true }],
    ['was deleted', { isDeleted: true }],
    ['is no admin any more', { userRight: 'user' }],
    ['belongs elsewhere by now', { zooId: 'zoo-elsewhere' }],
  ])('is refused when the person who invited %s', async (_what, change) => {
    const inviter = await person(zooId, { userRight: 'admin' });
    const claire = await invited({}, inviter);
    await database.doc(`users/${inviter.userId}`).update(change);
    expect(await accept(claire)).toEqual(refusal('auth/invitation-invalid'));
    expect(await database.doc(`users/${claire.key.invitationId}`).get()).toMatchObject({ exists: false });
  });
});
