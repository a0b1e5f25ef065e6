import { describe, expect, it } from 'vitest';
import { ZONE } from '../time/epoch.ts';
import { dayOfTask, daysOfWeek, loadByPerson, movedToDay, startOfWeek, tasksByDay } from './week.ts';

const at = (local: string) => Date.parse(local);
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16);
/** Monday, 23 November 2026, midnight in Paris. */
const MONDAY = at('2026-11-22T23:00Z');
const due = (instant: string) => ({ dueAtUnix: at(instant) });

describe('a week', () => {
  it.each(['2026-11-22T23:00Z', '2026-11-25T09:15Z', '2026-11-29T22:59Z'])('begins on its Monday (%s)', (instant) => {
    expect(startOfWeek(at(instant), ZONE)).toBe(MONDAY);
  });
  it('begins anew after Sunday', () => {
    expect(iso(startOfWeek(at('2026-11-29T23:00Z'), ZONE))).toBe('2026-11-29T23:00');
    expect(iso(startOfWeek(MONDAY - 1, ZONE))).toBe('2026-11-15T23:00');
  });
  it('has a day of 25 hours in October', () => {
    const days = daysOfWeek(startOfWeek(at('2026-10-21T12:00Z'), ZONE), ZONE);
    expect(days).toHaveLength(8);
    expect((days[7] ?? 0) - (days[6] ?? 0)).toBe(25 * 3_600_000);
  });
});

describe('the day of a task', () => {
  it('is that of its due time, and the one before for midnight', () => {
    expect(iso(dayOfTask(due('2026-11-25T23:00Z'), ZONE))).toBe('2026-11-24T23:00');
    expect(iso(dayOfTask(due('2026-11-25T23:01Z'), ZONE))).toBe('2026-11-25T23:00');
  });
  it('puts the tasks of a week under its days and leaves out others', () => {
    const tasks = [
      due('2026-11-22T23:00Z'),
      due('2026-11-22T23:01Z'),
      due('2026-11-29T23:00Z'),
      due('2026-11-29T23:01Z'),
    ];
    expect(tasksByDay(tasks, MONDAY, ZONE).map((day) => day.length)).toEqual([1, 0, 0, 0, 0, 0, 1]);
  });
});

describe('the load of a week', () => {
  const task = (takenBy: string | null, ...responsibleIds: string[]) => ({ takenBy, responsibleIds });
  it('counts a task for its taker, else for everybody it is assigned to, and nobody’s last', () => {
    const days = [[task(null), task(null)], [task('a', 'b')], [task(null, 'a', 'b')]];
    expect(loadByPerson(days)).toEqual([
      { userId: 'a', perDay: [0, 1, 1], total: 2 },
      { userId: 'b', perDay: [0, 0, 1], total: 1 },
      { userId: null, perDay: [2, 0, 0], total: 2 },
    ]);
  });
  it('of an empty week has nobody', () => {
    expect(loadByPerson([[], []])).toEqual([]);
  });
});

describe('a task that is moved to another day', () => {
  const task = { scheduledForUnix: at('2026-10-23T06:00Z'), dueAtUnix: at('2026-10-23T10:00Z') };
  it('keeps its times on the clock over a change of the clock', () => {
    expect(movedToDay(task, at('2026-10-26T12:00Z'), ZONE)).toEqual({
      scheduledForUnix: at('2026-10-26T07:00Z'),
      dueAtUnix: at('2026-10-26T11:00Z'),
    });
  });
  it('may go back, and does not change on its own day', () => {
    expect(movedToDay(task, at('2026-10-22T00:00Z'), ZONE)?.dueAtUnix).toBe(at('2026-10-22T10:00Z'));
    expect(movedToDay(task, at('2026-10-23T20:00Z'), ZONE)).toBeNull();
  });
});
