import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FieldValue } from 'firebase-admin/firestore';
import { grantableRightsRoles, RIGHTS_ROLES } from '../../src/domain/access/rights-roles.ts';
import { mayGrantRole, ROLES } from '../../src/domain/access/roles.ts';
import { createPark, createSector, type Person } from './support/park.ts';
import { closeAll, person, peopleWithoutRight } from './support/people.ts';
import { recordsOf, stored } from './support/records.ts';
import { database, type Browser } from './support/suite.ts';

let zooId: string;
let savanna: string;
let forest: string;
let elsewhere: string;
let admin: Person;
let superAdmin: Person;
let staff: Person;

beforeAll(async () => {
  zooId = await createPark();
  savanna = await createSector(zooId);
  forest = await createSector(zooId);
  const other = await createPark();
  elsewhere = await createSector(other);
  admin = await person(zooId, { userRight: 'admin' });
  superAdmin = await person(zooId, { userRight: 'superAdmin' });
  staff = await person(other, { userRight: 'superAdmin', akongoStaff: true });
});
afterAll(closeAll);

const set = (browser: Browser, userId: string, rights: object) =>
  browser.call('adminSetUserRights', { userId, ...rights });
const refusal = (code: string, field?: string) => ({
  success: false,
  error: field === undefined ? { code } : { code, field },
});
const done = (userId: string) => ({ success: true, data: { userId } });
const user = (userId: string) => stored(`users/${userId}`);
const LISTS = ['managementUserIds', 'veterinaryUserIds', 'nutritionUserIds', 'sectorKeeper'] as const;
/** The lists of a sector that name the person. */
const listsOf = async (sectorId: string, userId: string) => {
  const sector = (await stored(`sectors/${sectorId}`))!;
  return LISTS.filter((list) => (sector[list] as string[]).includes(userId));
};

const RAISED = {
  userRight: { before: 'user', after: 'admin' },
  betaTester: { before: 'false', after: 'true' },
};

describe('the rights of a person', () => {
  it('change as requested, and nowhere else, recorded once', async () => {
    const ana = await person(zooId);
    const before = await user(ana.userId);
    expect(await set(admin, ana.userId, { userRight: 'admin', betaTester: true })).toEqual(done(ana.userId));
    expect(await user(ana.userId)).toEqual({ ...before, userRight: 'admin', betaTester: true });
    expect(await recordsOf(zooId, ana.userId)).toMatchObject([
      { action: 'user.rightsSet', by: admin.userId, details: RAISED },
    ]);
    expect(await set(admin, ana.userId, { userRight: 'admin' })).toEqual(done(ana.userId));
    expect(await recordsOf(zooId, ana.userId)).toHaveLength(1);
  });

  it('are for admins of the establishment to change; strangers do not learn whether somebody is there', async () => {
    const ana = await person(zooId);
    const before = await user(ana.userId);
    for (const [who, browser, code] of await peopleWithoutRight(zooId, 'user/not-found'))
      expect((await set(browser, ana.userId, { userRight: 'admin' })).error?.code, `asked by ${who}`).toBe(code);
    for (const unknown of ['unheard-of', 'a/b'])
      expect(await set(admin, unknown, {})).toEqual(refusal('user/not-found', 'userId'));
    const deleted = await person(zooId, { isDeleted: true });
    expect(await set(admin, deleted.userId, {})).toEqual(refusal('user/not-found', 'userId'));
    expect(await user(ana.userId)).toEqual(before);
  });

  it('never become more than those of the person who gives them', async () => {
    for (const [granter, own] of [
      [admin, 'admin'],
      [superAdmin, 'superAdmin'],
    ] as const)
      for (const userRight of ROLES) {
        const ana = await person(zooId, { userRight: userRight === 'user' ? 'pedagoadmin' : 'user' });
        const answer = await set(granter, ana.userId, { userRight });
        const expected = mayGrantRole(own, userRight) ? done(ana.userId) : refusal('user/role-above-own', 'userRight');
        expect(answer, `${own} gives ${userRight}`).toEqual(expected);
        expect((await user(ana.userId))!['userRight'] === userRight).toBe(answer.success);
      }
  });

  it('are not changed upwards, be it a role or the provider’s view', async () => {
    for (const differences of [{ userRight: 'superAdmin' }, { akongoStaff: true }, { akongoRank: 'board' }] as const) {
      const above = await person(zooId, differences);
      const before = await user(above.userId);
      for (const rights of [{ userRight: 'user' }, { betaTester: true }, { sectorRoles: [] }])
        expect(await set(admin, above.userId, rights)).toEqual(refusal('user/above-own'));
      expect(await user(above.userId)).toEqual(before);
    }
  });

  it('cannot be changed for oneself where they are a role or a flag', async () => {
    expect(await set(superAdmin, superAdmin.userId, { userRight: 'user' })).toEqual(
      refusal('user/own-account', 'userRight'),
    );
    expect(await set(staff, staff.userId, { akongoRank: 'board' })).toEqual(refusal('user/own-account'));
    expect(await set(superAdmin, superAdmin.userId, { userRight: 'superAdmin', betaTester: true })).toEqual(
      done(superAdmin.userId),
    );
  });

  it('leave an establishment one admin at least', async () => {
    const park = await createPark();
    const last = await person(park, { userRight: 'admin' });
    expect(await set(staff, last.userId, { userRight: 'user' })).toEqual(refusal('user/last-admin', 'userRight'));
    expect(await set(staff, last.userId, { userRight: 'superAdmin' })).toEqual(done(last.userId));
    await person(park, { userRight: 'admin' });
    expect(await set(staff, last.userId, { userRight: 'user' })).toEqual(done(last.userId));
  });

  it('leave one admin when two demote each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const park = await createPark();
      const [a, b] = [await person(park, { userRight: 'admin' }), await person(park, { userRight: 'admin' })];
      await Promise.all([set(a, b.userId, { userRight: 'user' }), set(b, a.userId, { userRight: 'user' })]);
      const users = await Promise.all([a, b].map(({ userId }) => user(userId)));
      expect(users.filter((each) => each!['userRight'] === 'admin')).toHaveLength(1);
    }
  });
});

describe('rights roles', () => {
  it('are given and taken as a whole list, in their order, each once, on record', async () => {
    const ana = await person(zooId, { rightsRoles: ['educational'] });
    const given = ['supervisor', 'auditor', 'supervisor'];
    expect(await set(admin, ana.userId, { rightsRoles: given })).toEqual(done(ana.userId));
    expect((await user(ana.userId))!['rightsRoles']).toEqual(['supervisor', 'auditor']);
    expect(await set(admin, ana.userId, { rightsRoles: ['auditor', 'supervisor'] })).toEqual(done(ana.userId));
    expect(await set(admin, ana.userId, { rightsRoles: [] })).toEqual(done(ana.userId));
    expect((await user(ana.userId))!['rightsRoles']).toEqual([]);
    expect(await recordsOf(zooId, ana.userId)).toMatchObject([
      {
        action: 'user.rightsSet',
        by: admin.userId,
        details: { rightsRoles: { added: ['supervisor', 'auditor'], removed: ['educational'] } },
      },
      { details: { rightsRoles: { added: [], removed: ['supervisor', 'auditor'] } } },
    ]);
  });

  it('of an account without the field are none', async () => {
    const ana = await person(zooId);
    await database.doc(`users/${ana.userId}`).update({ rightsRoles: FieldValue.delete() });
    expect(await set(admin, ana.userId, { rightsRoles: ['auditor'] })).toEqual(done(ana.userId));
    expect((await user(ana.userId))!['rightsRoles']).toEqual(['auditor']);
  });

  it('never become more than the giver may give or take', async () => {
    for (const [name, giver, as] of [
      ['admin', admin, { role: 'admin', isStaff: false }],
      ['superAdmin', superAdmin, { role: 'superAdmin', isStaff: false }],
      ['staff', staff, { role: 'superAdmin', isStaff: true }],
    ] as const)
      for (const role of RIGHTS_ROLES) {
        const [ana, ben] = [await person(zooId), await person(zooId, { rightsRoles: [role] })];
        const isAllowed = grantableRightsRoles(as).includes(role);
        const expected = (userId: string) =>
          isAllowed ? done(userId) : refusal('user/rights-role-by-provider', 'rightsRoles');
        expect(await set(giver, ana.userId, { rightsRoles: [role] }), `${name} gives ${role}`).toEqual(
          expected(ana.userId),
        );
        expect(await set(giver, ben.userId, { rightsRoles: [] }), `${name} takes ${role}`).toEqual(
          expected(ben.userId),
        );
        expect((await user(ana.userId))!['rightsRoles']).toEqual(isAllowed ? [role] : []);
        expect((await user(ben.userId))!['rightsRoles']).toEqual(isAllowed ? [] : [role]);
      }
  });

  it('are refused to a keeper, also with every rights role, for themselves and for others', async () => {
    const keeper = await person(zooId, { rightsRoles: [...RIGHTS_ROLES] });
    const ana = await person(zooId);
    for (const userId of [keeper.userId, ana.userId])
      expect(await set(keeper, userId, { rightsRoles: ['auditor'] })).toEqual(refusal('generic/permission-denied'));
  });

  it('that the giver may not change leave the other changes of the request undone', async () => {
    const ana = await person(zooId);
    expect(await set(admin, ana.userId, { rightsRoles: ['internalTeam', 'auditor'], betaTester: true })).toEqual(
      refusal('user/rights-role-by-provider', 'rightsRoles'),
    );
    expect(await user(ana.userId)).toMatchObject({ rightsRoles: [], betaTester: false });
  });
});

describe('the provider’s flags', () => {
  it('are set by provider staff alone', async () => {
    const ana = await person(zooId);
    for (const rights of [{ akongoStaff: true }, { akongoRank: 'board' }, { akongoRank: 'other' }])
      for (const granter of [admin, superAdmin])
        expect(await set(granter, ana.userId, rights)).toEqual(refusal('generic/permission-denied'));
    expect(await set(staff, ana.userId, { akongoStaff: true, akongoRank: 'manager' })).toEqual(done(ana.userId));
    expect(await user(ana.userId)).toMatchObject({ akongoStaff: true, akongoRank: 'manager' });
    expect(await set(staff, ana.userId, { akongoRank: null })).toEqual(done(ana.userId));
    expect((await user(ana.userId))!['akongoRank']).toBeNull();
  });

  it('may be sent unchanged', async () => {
    const ana = await person(zooId);
    expect(await set(admin, ana.userId, { akongoStaff: false, akongoRank: null, betaTester: true })).toEqual(
      done(ana.userId),
    );
  });

  it('are not set by somebody who only ranks with the board', async () => {
    const board = await person(zooId, { userRight: 'superAdmin', akongoRank: 'board' });
    const ana = await person(zooId);
    expect(await set(board, ana.userId, { akongoStaff: true })).toEqual(refusal('generic/permission-denied'));
  });
});

describe('roles in sectors', () => {
  it('are given and taken in the sectors’ documents and the person’s together', async () => {
    const ana = await person(zooId, { sectors: [] });
    const first = [
      { sectorId: savanna, roles: ['keeper', 'management'] },
      { sectorId: forest, roles: ['veterinary'] },
    ];
    expect(await set(admin, ana.userId, { sectorRoles: first })).toEqual(done(ana.userId));
    expect(await listsOf(savanna, ana.userId)).toEqual(['managementUserIds', 'sectorKeeper']);
    expect(await listsOf(forest, ana.userId)).toEqual(['veterinaryUserIds']);
    expect(new Set((await user(ana.userId))!['sectors'] as string[])).toEqual(new Set([savanna, forest]));

    const second = [{ sectorId: forest, roles: ['nutrition'] }];
    expect(await set(admin, ana.userId, { sectorRoles: second })).toEqual(done(ana.userId));
    expect(await listsOf(savanna, ana.userId)).toEqual([]);
    expect(await listsOf(forest, ana.userId)).toEqual(['nutritionUserIds']);
    expect((await user(ana.userId))!['sectors']).toEqual([forest]);
    expect(await recordsOf(zooId, ana.userId)).toMatchObject([
      { details: { sectorRoles: { [savanna]: ['keeper', 'management'], [forest]: ['veterinary'] } } },
      {
        details: {
          sectors: { added: [], removed: [savanna] },
          sectorRoles: { [savanna]: [], [forest]: ['nutrition'] },
        },
      },
    ]);
  });

  it('of others stay as they are, as do those in another establishment', async () => {
    const [ana, ben] = [await person(zooId, { sectors: [elsewhere] }), await person(zooId)];
    await database.doc(`sectors/${elsewhere}`).update({ sectorKeeper: [ana.userId] });
    await set(admin, ben.userId, { sectorRoles: [{ sectorId: savanna, roles: ['keeper'] }] });
    await set(admin, ana.userId, { sectorRoles: [{ sectorId: savanna, roles: ['keeper'] }] });
    await set(admin, ana.userId, { sectorRoles: [] });
    expect(await listsOf(savanna, ben.userId)).toEqual(['sectorKeeper']);
    expect(await listsOf(elsewhere, ana.userId)).toEqual(['sectorKeeper']);
    expect((await user(ana.userId))!['sectors']).toEqual([elsewhere]);
  });

  it('exist in sectors of the establishment alone', async () => {
    const ana = await person(zooId);
    for (const sectorId of [elsewhere, 'unheard-of', 'a/b'])
      expect(
        await set(admin, ana.userId, {
          betaTester: true,
          sectorRoles: [
            { sectorId: savanna, roles: ['keeper'] },
            { sectorId, roles: ['keeper'] },
          ],
        }),
      ).toEqual(refusal('user/sector-unknown', 'sectorRoles'));
    expect(await listsOf(savanna, ana.userId)).toEqual([]);
    expect((await user(ana.userId))!['betaTester']).toBe(false);
  });
});

describe('a request that is not right', () => {
  it.each([
    ['userRight', { userRight: 'owner' }],
    ['betaTester', { betaTester: 'yes' }],
    ['roles', { sectorRoles: [{ sectorId: 'a', roles: ['owner'] }] }],
    ['sectorRoles', { sectorRoles: 'all' }],
    ['akongoRank', { akongoRank: 'king' }],
  ])('is refused with the field %s named', async (field, rights) => {
    expect(await set(admin, admin.userId, rights)).toEqual(refusal('generic/invalid-input', field));
  });
});
