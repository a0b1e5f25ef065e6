import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAlert } from './support/alerts.ts';
import { createPark, createSector, type Person } from './support/park.ts';
import { closeAll, peopleWithoutRight, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { type Browser, database } from './support/suite.ts';

type Outcome = { success: boolean; error?: { code: string; field?: string } };
let zooId: string;
let sectorId: string;
let admin: Person;

beforeAll(async () => {
  zooId = await createPark();
  sectorId = await createSector(zooId);
  admin = await person(zooId, { userRight: 'admin' });
});
afterAll(closeAll);

const alert = (differences = {}) => createAlert(zooId, { sectorIds: [sectorId], ...differences });
const acknowledge = async (who: Pick<Browser, 'call'>, alertId: string, reason = 'Enclos en travaux') => {
  const { success, error } = (await who.call('acknowledgeAlert', { zooId, alertId, reason })) as unknown as Outcome;
  return success ? 'done' : error?.code;
};
/** Returns a person with a role in the sector of the alerts, or in another one. */
const lead = async (field: string, at = sectorId) => {
  const who = await person(zooId);
  await database.doc(`sectors/${at}`).update({ [field]: [who.userId] });
  return who;
};

describe('an alert', () => {
  it('is acknowledged with a reason, its person and the hour, and recorded', async () => {
    const alertId = await alert();
    expect(await acknowledge(admin, alertId, '  Enclos en travaux ')).toBe('done');
    expect(await stored(`alerts/${alertId}`)).toMatchObject({
      ...{ status: 'acknowledged', reason: 'Enclos en travaux', acknowledgedBy: admin.userId, resolvedAtUnix: null },
      acknowledgedAtUnix: expect.any(Number),
    });
    const { docs } = await database.collection(`zoo/${zooId}/auditLog`).where('subjectId', '==', alertId).get();
    expect(docs.map((entry) => entry.data())).toMatchObject([
      {
        ...{ action: 'alert.acknowledged', by: admin.userId },
        details: { kind: 'observationMissed', reason: 'Enclos en travaux' },
      },
    ]);
  });

  it('is acknowledged by the management and the veterinary of its sector, and by a welfare correspondent', async () => {
    for (const who of [
      await lead('managementUserIds'),
      await lead('veterinaryUserIds'),
      await person(zooId, { rightsRoles: ['welfareCorrespondent'] }),
    ])
      // oxlint-disable-next-line no-await-in-loop -- three people
      expect(await acknowledge(who, await alert())).toBe('done');
  });

  it('is not acknowledged by a keeper, nutrition, a supervisor, an auditor, or another sector', async () => {
    const alertId = await alert();
    for (const who of [
      await lead('sectorKeeper'),
      await lead('nutritionUserIds'),
      await person(zooId, { rightsRoles: ['supervisor', 'auditor'] }),
      await lead('managementUserIds', await createSector(zooId)),
    ])
      // oxlint-disable-next-line no-await-in-loop -- four people
      expect(await acknowledge(who, alertId)).toBe('generic/permission-denied');
    expect((await stored(`alerts/${alertId}`))?.['status']).toBe('active');
  });

  it('is not acknowledged by people without the right', async () => {
    const alertId = await alert();
    const people = await peopleWithoutRight(zooId, 'zoo/foreign');
    const answers = await Promise.all(people.map(async ([name, who]) => [name, await acknowledge(who, alertId)]));
    expect(answers).toEqual(people.map(([name, , code]) => [name, code]));
    expect((await stored(`alerts/${alertId}`))?.['status']).toBe('active');
  });

  it('is not acknowledged without a reason, twice, or after its end', async () => {
    const alertId = await alert();
    expect(await acknowledge(admin, alertId, ' \n ')).toBe('alert/reason-required');
    expect(await acknowledge(admin, alertId, 'a\u0000b')).toBe('generic/invalid-input');
    expect(await acknowledge(admin, alertId)).toBe('done');
    expect(await acknowledge(admin, alertId, 'Autre')).toBe('alert/not-active');
    expect((await stored(`alerts/${alertId}`))?.['reason']).toBe('Enclos en travaux');
    expect(await acknowledge(admin, await alert({ status: 'resolved' }))).toBe('alert/not-active');
  });

  it('of another establishment does not exist, and neither does an alert of no such id', async () => {
    const foreign = await createAlert(await createPark());
    for (const alertId of [foreign, 'gone', '..']) expect(await acknowledge(admin, alertId)).toBe('alert/not-found');
  });
});
