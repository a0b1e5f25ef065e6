import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { remindOfEvaluations } from '../../functions/src/quick-evaluations/remind-of-evaluations.ts';
import type { QuickGroup } from '../../src/domain/quick-groups/quick-group.ts';
import { messagesOf } from './support/notifications.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { createQuickGroup } from './support/quick-groups.ts';
import { database, runSchedule } from './support/suite.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

const HOUR = 3_600_000;
const DAY = Date.parse('2026-05-04T22:00:00Z');
const NOON = DAY + 12 * HOUR;
let zooId: string;
let owner: Person;
let member: Person;
let disabled: Person;

beforeAll(async () => {
  zooId = await createPark({ zooTiers: 'discovery' });
  owner = await person(zooId);
  member = await person(zooId);
  disabled = await person(zooId, { isDisabled: true });
});
afterAll(closeAll);

// The job reads every group of the database, also those of other tests.
beforeEach(async () => {
  for (const collection of ['fastEvalGroups', 'notifications']) {
    const { docs } = await database.collection(collection).get();
    await Promise.all(docs.map((document) => document.ref.delete()));
  }
});

const plan = (differences: Partial<QuickGroup> = {}) =>
  createQuickGroup(zooId, owner.userId, {
    memberIds: [owner.userId, member.userId, disabled.userId],
    nextEvaluationAtUnix: DAY,
    ...differences,
  });
const told = async (who: Person) =>
  (await messagesOf(who.userId)).map(({ kind, subjectId, dueAtUnix }) => [kind, subjectId, dueAtUnix]);

describe('the reminder of an evaluation', () => {
  it('comes once to the owner and the members in use, on the day, at the discovery tier too', async () => {
    const groupId = await plan();
    expect(await remindOfEvaluations(database, DAY + 5 * HOUR)).toBe(0);
    expect(await remindOfEvaluations(database, NOON)).toBe(2);
    expect(await remindOfEvaluations(database, NOON + HOUR)).toBe(0);
    for (const who of [owner, member]) expect(await told(who)).toEqual([['evaluationDue', groupId, DAY]]);
    expect(await told(disabled)).toEqual([]);
  });
  it('comes again for another day of the same group', async () => {
    const groupId = await plan();
    await remindOfEvaluations(database, NOON);
    const next = DAY + 48 * HOUR;
    await database.doc(`fastEvalGroups/${groupId}`).update({ nextEvaluationAtUnix: next });
    expect(await remindOfEvaluations(database, next + 8 * HOUR)).toBe(2);
    expect(await told(member)).toHaveLength(2);
  });
  it('does not come of an archived group, one without a day, or one of another day', async () => {
    await plan({ isArchived: true });
    await plan({ nextEvaluationAtUnix: null });
    await plan({ nextEvaluationAtUnix: DAY + 24 * HOUR });
    expect(await remindOfEvaluations(database, NOON)).toBe(0);
  });
  it('comes of the other groups where one cannot be read', async () => {
    await plan({ groupName: 12 as unknown as string });
    await plan();
    expect(await remindOfEvaluations(database, NOON)).toBe(2);
  });
  it('comes by the real clock with the reminders of tasks', async () => {
    await plan({ nextEvaluationAtUnix: Date.now() - 8 * HOUR });
    await runSchedule('sendReminders');
    await runSchedule('sendReminders');
    expect(await told(owner)).toHaveLength(1);
  });
});
