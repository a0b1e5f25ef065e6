import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPark, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { type Browser, database } from './support/suite.ts';
import { createVisit } from './support/visits.ts';

type Outcome = { success: boolean; error?: { code: string } };
let zooId: string;
let keeper: Person;
let admin: Person;

beforeAll(async () => {
  zooId = await createPark();
  keeper = await person(zooId);
  admin = await person(zooId, { userRight: 'admin' });
});
afterAll(closeAll);

const invalidate = async (visitId: string, who: Pick<Browser, 'call'> = admin, reason = 'Mauvais enclos') =>
  (await who.call('invalidateSession', { visitId, reason })) as unknown as Outcome;
const codeOf = ({ success, error }: Outcome) => (success ? 'done' : error?.code);
const aVisit = () => createVisit(zooId, keeper.userId, { status: 'finished', doneCount: 12 });

describe('an observation session', () => {
  it('is invalidated by an admin with a reason, and nothing else of it changes', async () => {
    const visitId = await aVisit();
    const before = await stored(`visits/${visitId}`);
    expect(codeOf(await invalidate(visitId, admin, '  Mauvais enclos '))).toBe('done');
    const { invalidReason, invalidatedBy, ...after } = (await stored(`visits/${visitId}`)) as Record<string, unknown>;
    expect({ invalidReason, invalidatedBy }).toEqual({ invalidReason: 'Mauvais enclos', invalidatedBy: admin.userId });
    expect(after).toMatchObject({ status: 'finished', doneCount: 12, observerId: before?.['observerId'] });
    const { docs } = await database.collection(`zoo/${zooId}/auditLog`).where('subjectId', '==', visitId).get();
    expect(docs.map((entry) => entry.data())).toMatchObject([
      {
        ...{ action: 'session.invalidated', by: admin.userId },
        details: { reason: 'Mauvais enclos', observerId: keeper.userId },
      },
    ]);
  });
  it('is invalidated by a supervisor too', async () => {
    const supervisor = await person(zooId, { rightsRoles: ['supervisor'] });
    expect(codeOf(await invalidate(await aVisit(), supervisor))).toBe('done');
  });
  it('is not invalidated by its observer, an auditor or a pedagogical account', async () => {
    const visitId = await aVisit();
    const auditor = await person(zooId, { rightsRoles: ['auditor'] });
    const teacher = await person(zooId, { userRight: 'pedagoadmin' });
    for (const who of [keeper, auditor, teacher])
      expect(codeOf(await invalidate(visitId, who))).toBe('generic/permission-denied');
    expect((await stored(`visits/${visitId}`))?.['invalidReason']).toBe('');
  });
  it('is not invalidated without a reason, or twice', async () => {
    const visitId = await aVisit();
    expect(codeOf(await invalidate(visitId, admin, ' \n '))).toBe('session/reason-required');
    expect(codeOf(await invalidate(visitId))).toBe('done');
    expect(codeOf(await invalidate(visitId, admin, 'Autre'))).toBe('session/already-invalid');
    expect((await stored(`visits/${visitId}`))?.['invalidReason']).toBe('Mauvais enclos');
  });
  it('of another establishment does not exist, and neither does one of no such id', async () => {
    const stranger = await person(await createPark(), { userRight: 'superAdmin' });
    expect(codeOf(await invalidate(await aVisit(), stranger))).toBe('session/load-failed');
    for (const lost of ['gone', 'a/records/b', '..'])
      expect(codeOf(await invalidate(lost))).toBe('session/load-failed');
  });
  it('is not invalidated in the demonstration', async () => {
    const demo = await createPark({ isDemo: true });
    const visitor = await person(demo, { userRight: 'superAdmin' });
    const visitId = await createVisit(demo, visitor.userId);
    expect(codeOf(await invalidate(visitId, visitor))).toBe('demo/unauthorized-action');
  });
});
