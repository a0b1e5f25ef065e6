import { expect, it } from 'vitest';
import { type Course, stampsOf } from './task-course.ts';

const open: Course = {
  assigned: [],
  worker: 'keeper',
  scheduledFor: 100,
  dueAt: 200,
  startedAt: null,
  completedAt: null,
  deletedAt: null,
};

it('a task that nobody started has no times of work', () => {
  const { takenBy, startedBy, completedBy, completedLate } = stampsOf(open);
  expect([takenBy, startedBy, completedBy, completedLate]).toEqual([null, null, null, null]);
});

it('starting a free task also takes it, starting an assigned one does not', () => {
  expect(stampsOf({ ...open, startedAt: 150 })).toMatchObject({ takenBy: 'keeper', takenAtUnix: 150 });
  expect(stampsOf({ ...open, startedAt: 150, assigned: ['keeper'] })).toMatchObject({
    takenBy: null,
    takenAtUnix: null,
    startedBy: 'keeper',
  });
});

it.each([
  [199, false],
  [200, false],
  [201, true],
])('a task due at 200 and closed at %i is late: %s', (completedAt, late) => {
  expect(stampsOf({ ...open, startedAt: 150, completedAt }).completedLate).toBe(late);
});
