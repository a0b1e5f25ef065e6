import { describe, expect, it } from 'vitest';
import { adminSetUserRightsContract } from './admin-set-user-rights.ts';

const reads = (rights: object) => adminSetUserRightsContract.request.safeParse({ userId: 'u1', ...rights }).success;

describe('the request to change somebody’s rights', () => {
  it('names the fields that change; the others stay', () => {
    const sectorRoles = [{ sectorId: 'savanna', roles: ['keeper', 'veterinary'] }];
    expect(
      [
        {},
        { userRight: 'admin' },
        { rightsRoles: [] },
        { rightsRoles: ['auditor'] },
        { betaTester: true },
        { sectorRoles },
        { akongoRank: null },
      ].filter((rights) => !reads(rights)),
    ).toEqual([]);
  });
  it('names at most 200 sectors', () => {
    const sectors = (count: number) =>
      reads({ sectorRoles: Array.from({ length: count }, (_unused, at) => ({ sectorId: `s${at}`, roles: [] })) });
    expect([sectors(200), sectors(201)]).toEqual([true, false]);
  });
  it('knows the roles there are, and no other field', () => {
    const roles = (names: string[]) => ({ sectorRoles: [{ sectorId: 'savanna', roles: names }] });
    const wrong = [
      { userRight: 'owner' },
      { rightsRoles: ['owner'] },
      { rightsRoles: Array(7).fill('auditor') },
      roles(['owner']),
      { akongoRank: 'king' },
      { zooId: 'z' },
      { eula: 4 },
    ];
    expect(wrong.filter(reads)).toEqual([]);
  });
});
