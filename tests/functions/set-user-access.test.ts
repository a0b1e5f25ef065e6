import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetMessagesTo } from './support/mail.ts';
import { createPark, createSector, PASSWORD, type Person } from './support/park.ts';
import { closeAll, person, peopleWithoutRight } from './support/people.ts';
import { actionsOn, canSignIn, nextSecond, recordsOf, sessionsEndedSince, stored } from './support/records.ts';
import { accounts, database, type Browser } from './support/suite.ts';

let zooId: string;
let admin: Person;
let superAdmin: Person;

beforeAll(async () => {
  zooId = await createPark();
  admin = await person(zooId, { userRight: 'admin' });
  superAdmin = await person(zooId, { userRight: 'superAdmin' });
});
afterAll(closeAll);

const set = (browser: Browser, userId: string, access: unknown) =>
  browser.call('adminSetUserAccess', { userId, access });
const refusal = (code: string, field?: string) => ({
  success: false,
  error: field === undefined ? { code } : { code, field },
});
const done = (userId: string) => ({ success: true, data: { userId } });

describe('disabling and reactivating', () => {
  it('closes an account and its sessions, and opens it again with all data', async () => {
    const ana = await person(zooId);
    const before = await stored(`users/${ana.userId}`);
    const second = await nextSecond();
    expect(await set(admin, ana.userId, 'disabled')).toEqual(done(ana.userId));
    expect(await canSignIn(ana.email, PASSWORD)).toBe(false);
    expect(await sessionsEndedSince(ana.userId, second)).toBe(true);
    // The rules refuse the ended sessions too, also after the account is open again.
    const after = { ...before, sessionsValidAfter: (await stored(`users/${ana.userId}`))?.['sessionsValidAfter'] };
    expect(after.sessionsValidAfter).toBeGreaterThanOrEqual(second / 1_000);
    expect(await stored(`users/${ana.userId}`)).toEqual({ ...after, isDisabled: true });
    expect(await set(admin, ana.userId, 'active')).toEqual(done(ana.userId));
    expect(await canSignIn(ana.email, PASSWORD)).toBe(true);
    expect(await stored(`users/${ana.userId}`)).toEqual(after);
    expect(await actionsOn(zooId, ana.userId)).toEqual(['user.disabled', 'user.reactivated']);
  });

  it('may be repeated, recorded once, and mends a sign-in account that was missed', async () => {
    const ana = await person(zooId, { isDisabled: true });
    expect(await set(admin, ana.userId, 'disabled')).toEqual(done(ana.userId));
    expect((await accounts.getUser(ana.userId)).disabled).toBe(true);
    expect(await actionsOn(zooId, ana.userId)).toEqual([]);
  });

  it('fails with its reason without a sign-in account to open', async () => {
    const ana = await person(zooId);
    await accounts.deleteUser(ana.userId);
    expect(await set(admin, ana.userId, 'disabled')).toEqual(done(ana.userId));
    expect(await set(admin, ana.userId, 'active')).toEqual(refusal('user/reactivate-failed'));
  });
});

describe('deleting a person', () => {
  it('keeps their documents, takes them off every list that gives rights and closes their account', async () => {
    const ana = await person(zooId);
    const sectorId = await createSector(zooId);
    const host = await createPark({ staffAccess: ['other', ana.userId] });
    const lists = ['sectorKeeper', 'managementUserIds', 'veterinaryUserIds', 'nutritionUserIds'];
    await database
      .doc(`sectors/${sectorId}`)
      .update(Object.fromEntries(lists.map((list) => [list, ['other', ana.userId]])));
    await database.doc(`users/${ana.userId}`).update({ sectors: [sectorId] });
    const before = await stored(`users/${ana.userId}`);

    expect(await set(admin, ana.userId, 'deleted')).toEqual(done(ana.userId));
    expect(await stored(`users/${ana.userId}`)).toEqual({
      ...before,
      sessionsValidAfter: expect.any(Number),
      isDeleted: true,
      deletedBy: admin.userId,
      sectors: [],
    });
    const sector = (await stored(`sectors/${sectorId}`))!;
    expect(lists.map((list) => sector[list])).toEqual([['other'], ['other'], ['other'], ['other']]);
    expect((await stored(`zoo/${host}`))!['staffAccess']).toEqual(['other']);
    expect(await canSignIn(ana.email, PASSWORD)).toBe(false);
    expect((await accounts.getUser(ana.userId)).disabled).toBe(true);
    expect(await recordsOf(zooId, ana.userId)).toMatchObject([{ action: 'user.deleted', by: admin.userId, zooId }]);
  });

  it('removes them from the ethologists of establishments, in the same write', async () => {
    const ana = await person(zooId, { userRight: 'pedagoadmin' });
    const named = { referentEthologistIds: ['other', ana.userId], supportEthologistIds: [ana.userId, 'other'] };
    const host = await createPark({ ...named, staffAccess: [ana.userId] });
    const bystander = await createPark({ referentEthologistIds: ['other'], pedagogicalUserId: 'other' });
    await database.doc(`zoo/${zooId}`).update({ ...named, pedagogicalUserId: ana.userId });
    expect(await set(admin, ana.userId, 'disabled')).toEqual(done(ana.userId));
    expect(await stored(`zoo/${zooId}`)).toMatchObject({ ...named, pedagogicalUserId: ana.userId });

    const [own, theirs, untouched] = await Promise.all([zooId, host, bystander].map((id) => stored(`zoo/${id}`)));
    expect(await set(admin, ana.userId, 'deleted')).toEqual(done(ana.userId));
    const left = { referentEthologistIds: ['other'], supportEthologistIds: ['other'] };
    expect(await stored(`zoo/${zooId}`)).toEqual({ ...own, ...left, pedagogicalUserId: null });
    expect(await stored(`zoo/${host}`)).toEqual({ ...theirs, ...left, staffAccess: [] });
    expect(await stored(`zoo/${bystander}`)).toEqual(untouched);
    // The person's document is written once more when their sessions end in a later second; the entry of the log is not.
    const log = database.collection(`zoo/${zooId}/auditLog`).where('subjectId', '==', ana.userId);
    const [entries, ...zoos] = await Promise.all([
      log.where('action', '==', 'user.deleted').get(),
      ...[zooId, host].map((id) => database.doc(`zoo/${id}`).get()),
    ]);
    const written = [...entries.docs, ...zoos].map(({ updateTime }) => updateTime);
    expect(written).toHaveLength(3);
    expect(new Set(written.map((time) => time?.toMillis())).size).toBe(1);
    await database.doc(`zoo/${zooId}`).update({ referentEthologistIds: [], supportEthologistIds: [] });
  });

  it('cannot be undone, nor done twice', async () => {
    const ana = await person(zooId, { isDeleted: true });
    for (const access of ['active', 'disabled', 'deleted'])
      expect(await set(admin, ana.userId, access)).toEqual(refusal('user/not-found', 'userId'));
  });

  it('gives their address back', async () => {
    const ana = await person(zooId);
    await set(admin, ana.userId, 'deleted');
    const request = {
      userFirstname: 'Ana',
      userLastname: 'Keller',
      userMail: ana.email,
      userRight: 'user',
      zooId,
      language: 'fr',
      betaTester: false,
      sectors: [],
      tempPassword: 'temp-12345',
    };
    expect((await admin.call('createUser', request)).success).toBe(true);
    expect(await canSignIn(ana.email, 'temp-12345')).toBe(true);
    await forgetMessagesTo(ana.email);
  });

  it('ends a pending person’s temporary password and invitations', async () => {
    const ana = await person(zooId, { userStatus: 'pending' });
    for (const collection of ['temporaryPasswords', 'passwordsToApply'])
      await database.doc(`${collection}/${ana.userId}`).set({ hash: 'x' });
    await set(admin, ana.userId, 'deleted');
    expect(await stored(`temporaryPasswords/${ana.userId}`)).toBeUndefined();
    expect(await stored(`passwordsToApply/${ana.userId}`)).toBeUndefined();
  });
});

describe.each(['disabled', 'deleted', 'active'] as const)('making somebody %s', (access) => {
  it('is for admins of the establishment alone; strangers do not learn whether somebody is there', async () => {
    const ana = await person(zooId);
    const before = await stored(`users/${ana.userId}`);
    for (const [who, browser, code] of await peopleWithoutRight(zooId, 'user/not-found'))
      expect((await set(browser, ana.userId, access)).error?.code, `asked by ${who}`).toBe(code);
    for (const unknown of ['unheard-of', 'a/b'])
      expect(await set(admin, unknown, access)).toEqual(refusal('user/not-found', 'userId'));
    expect(await stored(`users/${ana.userId}`)).toEqual(before);
    expect(await canSignIn(ana.email, PASSWORD)).toBe(true);
  });

  it('is never done upwards nor to oneself', async () => {
    expect(await set(admin, superAdmin.userId, access)).toEqual(refusal('user/above-own'));
    expect(await set(admin, admin.userId, access)).toEqual(refusal('user/own-account'));
    expect(await canSignIn(superAdmin.email, PASSWORD)).toBe(true);
  });
});

describe('the last admin of an establishment', () => {
  it('stays, whoever asks', async () => {
    const park = await createPark();
    const last = await person(park, { userRight: 'admin' });
    await person(park, { userRight: 'admin', isDisabled: true });
    await person(park, { userRight: 'superAdmin', isDeleted: true });
    await person(park, { userRight: 'superAdmin', userStatus: 'pending' });
    const staff = await person(zooId, { userRight: 'superAdmin', akongoStaff: true });
    for (const access of ['disabled', 'deleted'])
      expect(await set(staff, last.userId, access)).toEqual(refusal('user/last-admin'));
    expect(await canSignIn(last.email, PASSWORD)).toBe(true);
    const second = await person(park, { userRight: 'admin' });
    expect(await set(staff, last.userId, 'disabled')).toEqual(done(last.userId));
    expect(await set(staff, second.userId, 'deleted')).toEqual(refusal('user/last-admin'));
  });

  it('stays when two send each other away at once', async () => {
    for (let round = 0; round < 5; round++) {
      const park = await createPark();
      const [a, b] = [await person(park, { userRight: 'admin' }), await person(park, { userRight: 'admin' })];
      await Promise.all([set(a, b.userId, 'disabled'), set(b, a.userId, 'deleted')]);
      const users = await Promise.all([a, b].map(({ userId }) => stored(`users/${userId}`)));
      expect(users.filter((user) => user!['isDisabled'] !== true && user!['isDeleted'] !== true)).toHaveLength(1);
    }
  });
});

describe('a request that is not right', () => {
  it.each([null, 12, '', 'gone', ['deleted']])('is refused: %j', async (access) => {
    expect(await set(admin, superAdmin.userId, access)).toEqual(refusal('generic/invalid-input', 'access'));
  });
});
