import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { ZONE } from '../time/epoch.ts';
import { DUE_FILTERS, matchesDue, matchesSearch } from './task-filter.ts';

const NOON = Date.parse('2025-01-15T11:00:00Z');
const passes = (task: ReturnType<typeof aTask>) => DUE_FILTERS.filter((filter) => matchesDue(task, filter, NOON, ZONE));

describe('the due filters', () => {
  it('keep an open task of this morning as overdue and due today', () => {
    expect(passes(aTask({ dueAtUnix: NOON - 1 }))).toEqual(['all', 'overdue', 'dueToday', 'byToday']);
  });
  it('keep a task of this evening as due today', () => {
    expect(passes(aTask({ dueAtUnix: NOON + 3_600_000 }))).toEqual(['all', 'dueToday', 'byToday', 'inTime']);
  });
  it('keep a task that was closed late as late', () => {
    expect(passes(aTask({ status: 'DONE', completedLate: true }))).toEqual(['all', 'late']);
    expect(passes(aTask({ status: 'DONE', completedLate: false }))).toEqual(['all', 'inTime']);
  });
  it('keep a task in progress past its time as late', () => {
    const yesterday = NOON - 86_400_000;
    expect(passes(aTask({ status: 'IN_PROGRESS', dueAtUnix: yesterday }))).toEqual([
      'all',
      'overdue',
      'byToday',
      'late',
    ]);
    expect(passes(aTask({ status: 'OPEN', dueAtUnix: yesterday }))).toEqual(['all', 'overdue', 'byToday']);
  });
});

describe('searching tasks', () => {
  const task = aTask({ title: 'Nourrir les zèbres', description: 'Foin de la réserve' });
  it.each([
    ['', true],
    ['   ', true],
    ['ZEBRES', true],
    ['zèbres foin', true],
    ['réserve nourrir', true],
    ['zèbres paille', false],
  ])('finds or not by "%s"', (search, found) => {
    expect(matchesSearch(task, search)).toBe(found);
  });
});
