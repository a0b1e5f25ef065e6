import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { ZONE } from '../time/epoch.ts';
import { type BulkEdit, bulkEditParts } from './bulk-edits.ts';
import type { Task } from './task.ts';

const NOW = Date.parse('2025-01-15T10:00:00Z');
const admin = anActor({ role: 'admin' });
const TASK = aTask({
  scheduledForUnix: Date.parse('2025-01-15T07:00:00Z'),
  dueAtUnix: Date.parse('2025-01-15T16:00:00Z'),
});
const partsOf = (bulk: BulkEdit, tasks: readonly Task[] = [TASK], actor = admin) =>
  bulkEditParts(actor, bulk, tasks, NOW, ZONE);
const dueOf = (bulk: BulkEdit, task: Task = TASK) => {
  const due = partsOf(bulk, [task]).possible[0]?.edit.dueAtUnix;
  return due === undefined ? null : new Date(due).toISOString();
};

describe('putting tasks off', () => {
  it('keeps the time of day, by days, by a week, and over a change of the clock', () => {
    expect(dueOf({ kind: 'days', days: 1 })).toBe('2025-01-16T16:00:00.000Z');
    expect(dueOf({ kind: 'days', days: 7 })).toBe('2025-01-22T16:00:00.000Z');
    expect(dueOf({ kind: 'day', day: Date.parse('2025-04-01T10:00:00Z') })).toBe('2025-04-01T15:00:00.000Z');
  });
  it('counts the days of a late task from today', () => {
    const late = { ...TASK, dueAtUnix: Date.parse('2025-01-10T16:00:00Z') };
    expect(dueOf({ kind: 'days', days: 1 }, late)).toBe('2025-01-16T16:00:00.000Z');
  });
  it('moves the start along with the due time', () => {
    const [moved] = partsOf({ kind: 'days', days: 1 }).possible;
    expect(moved?.edit.scheduledForUnix).toBe(TASK.scheduledForUnix + 86_400_000);
  });
  it('leaves a task of that day as it is', () => {
    expect(partsOf({ kind: 'day', day: NOW })).toMatchObject({ possible: [], same: [TASK] });
  });
});

describe('adding tags', () => {
  it('keeps those of the task, and adds none twice', () => {
    const tagged = { ...TASK, tags: ['eau'] };
    expect(partsOf({ kind: 'tags', tags: ['eau', 'neuf'] }, [tagged]).possible[0]?.edit).toEqual({
      tags: ['eau', 'neuf'],
    });
    expect(partsOf({ kind: 'tags', tags: ['eau'] }, [tagged]).same).toEqual([tagged]);
  });
  it('leaves out a task that would have more than twenty', () => {
    const full = (count: number) => ({ ...TASK, tags: Array.from({ length: count }, (_unused, at) => `t${at}`) });
    expect(partsOf({ kind: 'tags', tags: ['neuf'] }, [full(19)]).possible).toHaveLength(1);
    expect(partsOf({ kind: 'tags', tags: ['neuf'] }, [full(20)]).notAllowed).toHaveLength(1);
  });
});

describe('giving tasks to people', () => {
  const task = { ...TASK, responsibleIds: ['al', 'bo'] };
  it('replaces the people responsible, and may leave the tasks to everybody', () => {
    expect(partsOf({ kind: 'people', userIds: ['cy'] }, [task]).possible[0]?.edit).toEqual({ responsibleIds: ['cy'] });
    expect(partsOf({ kind: 'people', userIds: [] }, [task]).possible[0]?.edit).toEqual({ responsibleIds: [] });
  });
  it('leaves a task of the same people as it is, whatever their order', () => {
    expect(partsOf({ kind: 'people', userIds: ['bo', 'al'] }, [task])).toMatchObject({ possible: [], same: [task] });
  });
});

it('tasks of others, and tasks that are over, are left out', () => {
  const keeper = anActor();
  const own = { ...TASK, authorId: keeper.userId };
  const done = { ...own, status: 'DONE' as const };
  const parts = partsOf({ kind: 'days', days: 1 }, [own, done, TASK], keeper);
  expect(parts).toMatchObject({ possible: [{ task: own }], notAllowed: [done], notManaged: [TASK] });
});
