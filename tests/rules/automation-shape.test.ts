import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedTemplate, storedUser, storedZoo } from './support/stored-documents.ts';

const DAY = 24 * 60 * 60_000;
const twins = (name: string, unix: number, twin = unix) => ({
  [name]: Timestamp.fromMillis(unix),
  [`${name}Unix`]: twin,
});

describe('an automation', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openRules('demo-automations');
    await environment.clearFirestore();
    await place(environment, [storedZoo('zoo-1'), storedUser('admin', 'zoo-1', { userRight: 'admin' })]);
  });
  afterAll(() => environment.cleanup());

  const fresh = () => {
    serial += 1;
    return storedTemplate({ templateId: `a${serial}`, zooId: 'zoo-1', authorId: 'admin' });
  };
  const create = (differences: Record<string, unknown>) => {
    const { path, data } = fresh();
    return isAllowed(() => setDoc(doc(seenBy(environment, 'admin'), path), { ...data, ...differences }));
  };
  const schedule = (differences: Record<string, unknown>) => ({
    schedule: { ...(fresh().data['schedule'] as object), ...differences },
  });

  it.each([
    ['as the product makes it', {}, true],
    ['a field nobody knows', { unheardOf: 1 }, false],
    ['an id that is not the document’s', { templateId: 'another' }, false],
    ['another author', { authorId: 'someone' }, false],
    ['a name of spaces', { name: ' ' }, false],
    ['a state that is no yes or no', { isActive: 'yes' }, false],
    ['a status nobody knows', { status: 'asleep' }, false],
    ['a kind of task that does not exist', { taskType: 'party' }, false],
    ['a run that never was', twins('lastRun', Date.now()), false],
    ['a count of runs', { executionCount: 1 }, false],
    ['its next run', twins('nextRun', Date.now() + DAY), true],
    ['a next run unlike its twin', twins('nextRun', 5, 6), false],
    ['a stamp of its deletion', twins('deletedAt', Date.now()), true],
    ['a deletion long ago', twins('deletedAt', Date.now() - 31 * DAY), false],
  ])('with %s', async (_what, differences, expected) => {
    expect(await create(differences)).toBe(expected);
  });

  it.each([
    ['a part nobody knows', { unheardOf: 1 }, false],
    ['a start that is no number', { startAt: 'today' }, false],
    ['a recurrence nobody knows', { recurrence: 'HOURLY' }, false],
    ['the last minute of a day', { recurrenceTime: '23:59' }, true],
    ['an hour that no clock shows', { recurrenceTime: '24:00' }, false],
    ['a time that is a number', { recurrenceTime: 8 }, false],
    ['an interval of nothing', { recurrenceInterval: 0 }, false],
    ['an interval in halves', { recurrenceInterval: 1.5 }, false],
    ['the longest rule', { rrule: 'x'.repeat(500) }, true],
    ['a rule one character longer', { rrule: 'x'.repeat(501) }, false],
  ])('is repeated with %s', async (_what, differences, expected) => {
    expect(await create(schedule(differences))).toBe(expected);
  });

  it('keeps what the server writes of it', async () => {
    const { path, data } = fresh();
    await place(environment, [{ path, data }]);
    const change = (difference: Record<string, unknown>) =>
      isAllowed(() => updateDoc(doc(seenBy(environment, 'admin'), path), difference));
    expect(await change({ isActive: false, status: 'suspended' })).toBe(true);
    expect(await change({ executionCount: 1 })).toBe(false);
    expect(await change(twins('lastRun', Date.now()))).toBe(false);
    expect(await change({ name: '' })).toBe(false);
  });
});
