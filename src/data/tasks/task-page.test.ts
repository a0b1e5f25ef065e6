import { describe, expect, it } from 'vitest';
import type { Task } from '#domain/tasks/task.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import type { Found } from '../firebase/watch-queries.ts';
import { horizonOf, pageOf } from './task-page.ts';

const HOUR = 3_600_000;
const due = (taskId: string, hours: number) => aTask({ taskId, dueAtUnix: hours * HOUR, scheduledForUnix: 0 });
const upTo = (size: number, hours: number) => ({ size, last: { dueAtUnix: hours * HOUR } });
const found = (items: readonly Task[], reached: Found<Task>['found']): Found<Task> => ({
  items,
  found: reached,
  waitingIds: ['a', 'z'],
  isFromCache: false,
  unreadable: 0,
  size: items.length,
});
const all = { size: 2, isEarliestFirst: true, belongs: () => true };

describe('a page of the results of several queries', () => {
  it('ends with the query that was cut first: later tasks may be missing', () => {
    const tasks = [due('a', 1), due('b', 9), due('c', 2)];
    const { page, isShort } = pageOf(found(tasks, [upTo(3, 2), upTo(1, 9)]), { ...all, size: 3 }, 3);
    expect(page.tasks.map(({ taskId }) => taskId)).toEqual(['a', 'c']);
    expect([page.hasMore, isShort]).toEqual([true, true]);
  });

  it('is complete when every query was read to its end', () => {
    const { page, isShort } = pageOf(found([due('b', 9), due('a', 1)], [upTo(1, 1), upTo(1, 9)]), all, 3);
    expect(page.tasks.map(({ taskId }) => taskId)).toEqual(['a', 'b']);
    expect([page.hasMore, isShort, page.waitingIds]).toEqual([false, false, ['a']]);
  });

  it('must read on when the tasks of the list do not fill it', () => {
    const tasks = [due('a', 1), due('b', 2), due('c', 3)];
    const belongs = ({ taskId }: Task) => taskId === 'c';
    const { page, isShort } = pageOf(found(tasks, [upTo(3, 3)]), { ...all, belongs }, 3);
    expect([page.tasks.length, page.hasMore, isShort]).toEqual([1, true, true]);
  });

  it('begins with the task due last if the list does, with the same limit', () => {
    const tasks = [due('a', 1), due('b', 9), due('c', 2), due('d', 5)];
    const { page } = pageOf(found(tasks, [upTo(2, 5), upTo(2, 1)]), { ...all, isEarliestFirst: false }, 2);
    expect(page.tasks.map(({ taskId }) => taskId)).toEqual(['b', 'd']);
  });
});

it('an unbounded reading has no horizon', () => {
  expect(horizonOf([upTo(2, 5), { size: 0, last: undefined }], 3, true)).toBeNull();
});
