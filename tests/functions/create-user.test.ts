import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayGrantRole, ROLES } from '../../src/domain/access/roles.ts';
import { answerSchema } from '../../src/domain/callables/answer.ts';
import { createUserContract } from '../../src/domain/callables/create-user.ts';
import { userSchema } from '../../src/domain/users/user.ts';
import { createPark, createPerson, createSector, type Person } from './support/park.ts';
import { recordsOf } from './support/records.ts';
import { accounts, database, openBrowser, signIn, type Answer, type Browser } from './support/suite.ts';

const HOUR = 3_600_000;
const TEMPORARY = 'temp-98765';

let zooId: string;
let otherZooId: string;
let discoveryZooId: string;
let demoZooId: string;
let sectorId: string;
let foreignSectorId: string;
let nobody: Browser;
let admin: Person;
let superAdmin: Person;
const open: Browser[] = [];

const person = async (zoo: string, differences: Parameters<typeof createPerson>[1] = {}) => {
  const created = await createPerson(zoo, differences);
  open.push(created);
  return created;
};

beforeAll(async () => {
  zooId = await createPark({ zooTiers: 'essential' });
  otherZooId = await createPark();
  discoveryZooId = await createPark({ zooTiers: 'discovery' });
  demoZooId = await createPark({ isDemo: true });
  sectorId = await createSector(zooId);
  foreignSectorId = await createSector(otherZooId);
  nobody = openBrowser();
  open.push(nobody);
  admin = await person(zooId, { userRight: 'admin' });
  superAdmin = await person(zooId, { userRight: 'superAdmin' });
});

afterAll(() => Promise.all(open.map((browser) => browser.close())));

/** Returns a valid request, with an address that nobody has. */
function aRequest(differences: Record<string, unknown> = {}): Record<string, unknown> & { userMail: string } {
  return {
    userFirstname: 'Ana',
    userLastname: 'Keller',
    userRight: 'user',
    zooId,
    language: 'de',
    betaTester: true,
    sectors: [sectorId],
    tempPassword: TEMPORARY,
    userMail: `Ana.${randomUUID()}@tests.example`,
    ...differences,
  };
}

async function accountOf(email: string) {
  return accounts.getUserByEmail(email).catch(() => null);
}

describe('an admin who creates a keeper', () => {
  let answer: Answer;
  let userId: string;
  const request = aRequest();
  const before = Date.now();

  beforeAll(async () => {
    Object.assign(request, { zooId, sectors: [sectorId] });
    answer = await admin.call('createUser', request);
    userId = answer.data?.userId ?? 'nobody';
  });

  it('learns the id of the account and nothing else', () => {
    expect(answerSchema(createUserContract.data).parse(answer)).toEqual({ success: true, data: { userId } });
  });

  it('gives them an account that can sign in with the temporary password', async () => {
    const browser = await signIn(request.userMail, TEMPORARY);
    expect(browser.auth.currentUser?.uid).toBe(userId);
    await browser.close();
  });

  it('stores every field of a pending person, and nothing that grants more', async () => {
    const stored = (await database.doc(`users/${userId}`).get()).data();
    expect(userSchema.safeParse(stored).success).toBe(true);
    expect(stored).toEqual({
      userId,
      userFirstname: 'Ana',
      userLastname: 'Keller',
      userMail: request.userMail.toLowerCase(),
      userRight: 'user',
      rightsRoles: [],
      userZoo: { label: `Parc ${zooId}`, value: zooId },
      zooId,
      userProfilePicture: null,
      eula: 0,
      userStatus: 'pending',
      isDisabled: false,
      isDeleted: false,
      deletedBy: null,
      passwordChangedByAdmin: false,
      passwordChangedAt: null,
      sessionsValidAfter: 0,
      akongoStaff: false,
      akongoRank: null,
      language: 'de',
      sectors: [sectorId],
      betaTester: true,
      awayFromDay: '',
      awayUntilDay: '',
    });
  });

  it('makes them a keeper of their sectors', async () => {
    expect((await database.doc(`sectors/${sectorId}`).get()).get('sectorKeeper')).toContain(userId);
  });

  it('leaves of the temporary password only a salted hash, for 72 hours', async () => {
    const stored = (await database.doc(`temporaryPasswords/${userId}`).get()).data()!;
    expect(Object.keys(stored).toSorted()).toEqual(['expiresAt', 'hash', 'salt']);
    const expires = stored['expiresAt'].toMillis();
    expect(expires).toBeGreaterThanOrEqual(before + 72 * HOUR);
    expect(expires).toBeLessThanOrEqual(Date.now() + 72 * HOUR);
  });

  it('leaves the temporary password itself nowhere in the database', async () => {
    const collections = await database.listCollections();
    const everything = await Promise.all(collections.map(async (collection) => (await collection.get()).docs));
    expect(everything.flat().length).toBeGreaterThan(0);
    expect(JSON.stringify(everything.flat().map((document) => document.data()))).not.toContain(TEMPORARY);
  });

  it('is on record once', async () => {
    expect(await recordsOf(zooId, userId)).toMatchObject([
      { action: 'user.created', by: admin.userId, zooId, details: { userRight: 'user', sectors: [sectorId] } },
    ]);
  });

  it('may create them anew once they are deleted, and not before', async () => {
    const former = await person(zooId, { isDeleted: true });
    const anew = aRequest({ userMail: former.email });
    expect((await admin.call('createUser', anew)).success).toBe(true);
    expect((await admin.call('createUser', anew)).error?.code).toBe('user/email-in-use');
  });

  it('cannot create another person with the same address, however it is written', async () => {
    for (const userMail of [request.userMail, request.userMail.toUpperCase()])
      expect(await admin.call('createUser', { ...request, userMail })).toEqual({
        success: false,
        error: { code: 'user/email-in-use', field: 'userMail' },
      });
  });
});

describe('creating a person', () => {
  const codeFor = async (browser: Browser, request: Record<string, unknown> & { userMail: string }) => {
    const answer = await browser.call('createUser', request);
    const account = await accountOf(request.userMail);
    expect(account !== null).toBe(answer.success);
    return answer.success === true ? 'created' : answer.error?.code;
  };

  it('needs somebody who is signed in', async () => {
    expect(await codeFor(nobody, aRequest())).toBe('auth/session-expired');
  });

  it.each([
    ['a keeper', { userRight: 'user' }],
    ['a pedagogical admin', { userRight: 'pedagoadmin' }],
  ] as const)('is not for %s', async (_who, differences) => {
    expect(await codeFor(await person(zooId, differences), aRequest())).toBe('generic/permission-denied');
  });

  it.each([
    ['disabled', { isDisabled: true }, 'auth/disabled'],
    ['deleted', { isDeleted: true }, 'auth/deleted'],
    ['still pending', { userStatus: 'pending' }, 'generic/permission-denied'],
    ['who has not accepted the terms', { eula: 3 }, 'auth/terms-not-accepted'],
  ] as const)('is not for an admin %s', async (_what, differences, code) => {
    expect(await codeFor(await person(zooId, { userRight: 'admin', ...differences }), aRequest())).toBe(code);
  });

  it('is not for an admin whose sign-in account was disabled meanwhile', async () => {
    const disabled = await person(zooId, { userRight: 'admin' });
    await accounts.updateUser(disabled.userId, { disabled: true });
    expect(await codeFor(disabled, aRequest())).toBe('auth/disabled');
  });

  it('is not for an admin without a profile', async () => {
    const unknown = await person(zooId, { userRight: 'admin' });
    await database.doc(`users/${unknown.userId}`).delete();
    expect(await codeFor(unknown, aRequest())).toBe('auth/profile-missing');
  });

  it('is not for a session that was ended', async () => {
    const thief = await person(zooId, { userRight: 'admin' });
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await accounts.revokeRefreshTokens(thief.userId);
    expect(await codeFor(thief, aRequest())).toBe('auth/session-expired');
  });

  it('is not possible in a foreign establishment, be it there or not', async () => {
    for (const foreign of [otherZooId, 'zoo-unheard-of', 'a/b', '..'])
      expect(await codeFor(admin, aRequest({ zooId: foreign, sectors: [] }))).toBe('user/establishment-foreign');
  });

  it('is possible for an admin to whom the other establishment gives access', async () => {
    const host = await createPark({ staffAccess: [admin.userId] });
    expect(await codeFor(admin, aRequest({ zooId: host, sectors: [] }))).toBe('created');
    const keeper = await person(zooId);
    await database.doc(`zoo/${host}`).update({ staffAccess: [keeper.userId] });
    expect(await codeFor(keeper, aRequest({ zooId: host, sectors: [] }))).toBe('generic/permission-denied');
  });

  it('is possible for provider staff in every establishment that exists', async () => {
    const staff = await person(otherZooId, { userRight: 'superAdmin', akongoStaff: true, akongoRank: 'board' });
    expect(await codeFor(staff, aRequest())).toBe('created');
    expect(await codeFor(staff, aRequest({ zooId: 'zoo-unheard-of', sectors: [] }))).toBe('zoo/not-found');
    expect(await codeFor(staff, aRequest({ zooId: 'a/b', sectors: [] }))).toBe('zoo/not-found');
  });

  it('is possible for an admin whatever the tier', async () => {
    const discovery = await person(discoveryZooId, { userRight: 'admin' });
    expect(await codeFor(discovery, aRequest({ zooId: discoveryZooId, sectors: [] }))).toBe('created');
  });

  it('is refused in demonstration mode, with its own message, wherever the person is to be', async () => {
    const visitor = await person(demoZooId, { userRight: 'admin' });
    const staff = await person(otherZooId, { userRight: 'superAdmin', akongoStaff: true });
    expect(await codeFor(visitor, aRequest({ zooId: demoZooId, sectors: [] }))).toBe('demo/unauthorized-action');
    expect(await codeFor(visitor, aRequest())).toBe('demo/unauthorized-action');
    expect(await codeFor(staff, aRequest({ zooId: demoZooId, sectors: [] }))).toBe('demo/unauthorized-action');
  });

  it('never grants a role above one’s own', async () => {
    for (const granter of [admin, superAdmin])
      for (const userRight of ROLES) {
        const own = granter === admin ? 'admin' : 'superAdmin';
        const expected = mayGrantRole(own, userRight) ? 'created' : 'user/role-above-own';
        expect(await codeFor(granter, aRequest({ userRight, sectors: [] })), `${own} grants ${userRight}`).toBe(
          expected,
        );
      }
  });

  it('needs sectors of the establishment', async () => {
    for (const wrong of [[foreignSectorId], [sectorId, foreignSectorId], ['unheard-of'], ['a/b']])
      expect(await codeFor(admin, aRequest({ sectors: wrong }))).toBe('user/sector-unknown');
    expect((await database.doc(`sectors/${foreignSectorId}`).get()).get('sectorKeeper')).toEqual([]);
  });

  it('needs a language that the establishment authorises', async () => {
    const host = await createPark({ languages: ['fr', 'nl'] });
    const boss = await person(host, { userRight: 'admin' });
    const request = (language: string) => aRequest({ zooId: host, sectors: [], language });
    const refused = request('de');
    expect(await boss.call('createUser', refused)).toEqual({
      success: false,
      error: { code: 'user/language-unknown', field: 'language' },
    });
    expect(await accountOf(refused.userMail)).toBeNull();
    expect(await codeFor(boss, request('nl'))).toBe('created');
    await database.doc(`zoo/${host}`).update({ languages: FieldValue.delete() });
    expect(await codeFor(boss, request('de'))).toBe('created');
  });
});

describe('an invalid request', () => {
  const huge = 'x'.repeat(10 * 1024 * 1024);
  const nested = { value: 0 } as Record<string, unknown>;
  let innermost = nested;
  for (let depth = 0; depth < 500; depth++) innermost = innermost['value'] = {} as Record<string, unknown>;

  const fields = [
    'userFirstname',
    'userLastname',
    'userMail',
    'userRight',
    'zooId',
    'language',
    'betaTester',
    'sectors',
    'tempPassword',
  ];
  const emptyList: never[] = [];
  const wrongValues = [undefined, null, 12, '', emptyList, {}, nested, huge, ['x', 1]];

  it.each(fields)('is refused with the field %s named', async (field) => {
    // An empty list of sectors is right.
    for (const value of field === 'sectors' ? wrongValues.filter((wrong) => wrong !== emptyList) : wrongValues) {
      expect(await admin.call('createUser', aRequest({ [field]: value }))).toEqual({
        success: false,
        error: { code: 'generic/invalid-input', field },
      });
    }
  });

  it.each([
    ['nothing', { data: null }],
    ['a text', { data: 'text' }],
    ['a list', { data: [] }],
    ['a word too many', { data: { akongoStaff: true } }],
    ['no password', { data: {} }],
  ])('is refused: %s', async (_what, { data }) => {
    const request = typeof data === 'object' && data !== null && 'akongoStaff' in data ? aRequest(data) : data;
    expect(await admin.call('createUser', request)).toMatchObject({
      success: false,
      error: { code: 'generic/invalid-input' },
    });
  });

  it.each(['__proto__', 'constructor', 'prototype'])('is refused with the key %s', async (key) => {
    const whole = aRequest();
    const body = `{"data":{${JSON.stringify(whole).slice(1, -1)},"${key}":{"akongoStaff":true}}}`;
    expect(JSON.parse((await admin.post('createUser', body)).text).result).toMatchObject({
      success: false,
      error: { code: 'generic/invalid-input' },
    });
    expect(await accountOf(whole.userMail)).toBeNull();
  });

  it('is refused when all of it hides behind __proto__', async () => {
    const whole = aRequest();
    const { text } = await admin.post('createUser', `{"data":{"__proto__":${JSON.stringify(whole)}}}`);
    expect(JSON.parse(text).result).toEqual({ success: false, error: { code: 'generic/invalid-input' } });
    expect(await accountOf(whole.userMail)).toBeNull();
  });

  it('that is no call gets no details', async () => {
    for (const body of ['', '[]', '{"data":1,"more":2}']) {
      const { status, text } = await admin.post('createUser', body);
      expect({ status, text }).toEqual({
        status: 400,
        text: '{"error":{"message":"Bad Request","status":"INVALID_ARGUMENT"}}',
      });
    }
  });

  it('is refused to a keeper without naming its fields', async () => {
    const keeper = await person(zooId);
    expect(await keeper.call('createUser', aRequest())).toEqual({
      success: false,
      error: { code: 'generic/permission-denied' },
    });
  });
});
