import { afterAll, expect, it, vi } from 'vitest';
import { followTeam } from '../../functions/src/people/follow-team.ts';
import { createPark, createSector } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { database } from './support/suite.ts';

afterAll(closeAll);

const PATIENCE = { timeout: 120_000, interval: 50 };
const sectorsOf = async (userId: string) => (await stored(`users/${userId}`))!['sectors'] as string[];

it('people who join the team of a sector have it in their account until they have left every list', async () => {
  const zooId = await createPark();
  const sectorId = await createSector(zooId);
  const [ana, ben] = [await person(zooId, { sectors: [] }), await person(zooId, { sectors: ['elsewhere'] })];
  const sector = database.doc(`sectors/${sectorId}`);
  await sector.update({ sectorKeeper: [ana.userId], veterinaryUserIds: [ana.userId, ben.userId] });
  await vi.waitFor(async () => {
    expect(await sectorsOf(ana.userId)).toEqual([sectorId]);
    expect(await sectorsOf(ben.userId)).toEqual(['elsewhere', sectorId]);
  }, PATIENCE);
  await sector.update({ sectorKeeper: [], veterinaryUserIds: [ana.userId] });
  await vi.waitFor(async () => expect(await sectorsOf(ben.userId)).toEqual(['elsewhere']), PATIENCE);
  expect(await sectorsOf(ana.userId)).toEqual([sectorId]);
  await sector.delete();
  await vi.waitFor(async () => expect(await sectorsOf(ana.userId)).toEqual([]), PATIENCE);
});

it('somebody of another establishment is left alone, and a missing account does not stop the others', async () => {
  const zooId = await createPark();
  const sectorId = await createSector(zooId);
  const [guest, own] = [await person(await createPark(), { sectors: [] }), await person(zooId, { sectors: [] })];
  const team = [guest.userId, 'nobody', own.userId];
  await database.doc(`sectors/${sectorId}`).update({ managementUserIds: team });
  await followTeam(database, sectorId, team);
  expect(await sectorsOf(own.userId)).toEqual([sectorId]);
  expect(await sectorsOf(guest.userId)).toEqual([]);
});
