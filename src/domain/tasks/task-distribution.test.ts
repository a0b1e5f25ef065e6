import { describe, expect, it } from 'vitest';
import { ZONE } from '../time/epoch.ts';
import { DISTRIBUTION_UNITS, spansOf } from './distribution-period.ts';
import { requiredCounts, type SpanCount, distributionOf, sumOf, totalsOf } from './task-distribution.ts';
import { taskState } from './task-state.ts';
import type { Task } from './task.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-21T12:00Z');
const WEEK = spansOf('week', NOW, ZONE);
const day = (index: number) => WEEK.slice(index, index + 1);
const counted = (asked: readonly SpanCount[]) => asked.map((one) => one.counted);

type Counted = Pick<Task, 'status' | 'dueAtUnix' | 'completedLate'>;

/** The answers that the database would give. */
function answersFor(asked: readonly SpanCount[], tasks: readonly Counted[]): number[] {
  const has: Record<SpanCount['counted'], (task: Counted) => boolean> = {
    unfinished: ({ status }) => status !== 'DONE',
    open: ({ status }) => status === 'OPEN' || status === 'ACTIVE',
    inProgress: ({ status }) => status === 'IN_PROGRESS',
    done: ({ status }) => status === 'DONE',
    doneLate: ({ status, completedLate }) => status === 'DONE' && completedLate === true,
  };
  return asked.map(
    (one) =>
      tasks.filter((task) => has[one.counted](task) && task.dueAtUnix >= one.fromMs && task.dueAtUnix < one.untilMs)
        .length,
  );
}

describe('the counts that a distribution needs', () => {
  it('are at most 23, whatever the period and the hour', () => {
    for (const unit of DISTRIBUTION_UNITS) {
      for (let at = 0; at < 400; at++) {
        const middle = Date.parse('2026-01-01T11:30Z') + at * 24 * HOUR;
        for (const now of [middle, middle - 900 * HOUR, middle + 900 * HOUR]) {
          expect(requiredCounts(spansOf(unit, middle, ZONE), now).length).toBeLessThanOrEqual(23);
        }
      }
    }
  });
  it('of a day that is over are the tasks done, in time or late, and those left', () => {
    expect(counted(requiredCounts(day(0), NOW))).toEqual(['done', 'unfinished', 'doneLate']);
  });
  it('of a day to come are the tasks done early and those to do', () => {
    expect(counted(requiredCounts(day(6), NOW))).toEqual(['done', 'open', 'inProgress']);
  });
  it('are divided at the present instant, at which a task is not overdue yet', () => {
    const asked = requiredCounts(day(5), NOW);
    expect(counted(asked)).toEqual(['done', 'unfinished', 'doneLate', 'open', 'inProgress']);
    expect(asked[1]?.untilMs).toBe(NOW);
    expect(asked[3]?.fromMs).toBe(NOW);
  });
});

describe('the distribution', () => {
  it('has each task once, in the span of its due time, in the state a person reads', () => {
    const statuses = ['OPEN', 'ACTIVE', 'IN_PROGRESS', 'DONE'] as const;
    const tasks = Array.from({ length: 2_000 }, (_unused, at) => {
      const dueAtUnix = (WEEK[0]?.fromMs ?? 0) + ((at * 7919) % (7 * 24)) * HOUR;
      const status = statuses[at % 4] ?? 'OPEN';
      const completedLate = status === 'DONE' ? at % 3 === 0 && dueAtUnix < NOW : null;
      return { status, dueAtUnix, completedLate, scheduledForUnix: 0 };
    });
    const asked = requiredCounts(WEEK, NOW);
    const spans = distributionOf(WEEK, asked, answersFor(asked, tasks));
    expect(spans.reduce((sum, { counts }) => sum + sumOf(counts), 0)).toBe(2_000);
    for (const { fromMs, untilMs, counts } of spans) {
      const states = tasks
        .filter((task) => task.dueAtUnix >= fromMs && task.dueAtUnix < untilMs)
        .map((task) => taskState(task, NOW));
      const many = (...some: readonly string[]) => states.filter((state) => some.includes(state)).length;
      expect(counts).toEqual({
        closed: many('closed'),
        closedLate: many('closedLate'),
        inProgress: many('inProgress'),
        open: many('open'),
        overdue: many('overdue', 'inProgressLate'),
      });
    }
  });
  it('is of zeros when nothing is due', () => {
    const asked = requiredCounts(WEEK, NOW);
    const spans = distributionOf(WEEK, asked, answersFor(asked, []));
    expect(totalsOf(spans)).toEqual({ closed: 0, closedLate: 0, inProgress: 0, open: 0, overdue: 0 });
    expect(sumOf(totalsOf(spans))).toBe(0);
  });
  it('is never below zero when a task was closed between two answers', () => {
    const asked = requiredCounts(day(0), NOW);
    expect(distributionOf(day(0), asked, [0, 0, 1])[0]?.counts).toMatchObject({ closed: 0, closedLate: 1 });
  });
  it('adds its spans up by state', () => {
    const asked = requiredCounts(WEEK.slice(0, 2), NOW);
    const spans = distributionOf(WEEK.slice(0, 2), asked, [5, 2, 1, 4, 0, 3]);
    expect(totalsOf(spans)).toEqual({ closed: 5, closedLate: 4, inProgress: 0, open: 0, overdue: 2 });
  });
});
