import { expect, test } from '@playwright/test';
import { aTask } from '../support/builders/task.ts';
import { courseOf, type Deed, type DeedKind } from './support/shared-day-deeds.ts';

const first = aTask({ updatedAtUnix: 1 });
const taken = { status: 'IN_PROGRESS', startedBy: 'ana', startedAtUnix: 15, takenBy: 'ana', takenAtUnix: 15 } as const;
const byAna = aTask({ ...taken, updatedAtUnix: 15 });
const closed = { status: 'DONE', completedBy: 'bo', completedLate: false } as const;
const closedByBo = aTask({ ...taken, ...closed, completedAtUnix: 25, updatedAtUnix: 25 });

/** Returns a deed with a reported success, timed in tens of milliseconds by its place in the day. */
function deed(who: string, kind: DeedKind, place: number): Deed {
  const times = { begun: place * 10, answered: place * 10 + 9, fromMs: place * 10, untilMs: place * 10 + 9 };
  return { who, kind, taskId: first.taskId, text: '', said: 'accepted', answer: '', stretch: 0, ...times };
}
const late = (who: string, stretch = 0) => ({ who, taskId: first.taskId, stretch });
const judge = (stored: typeof first, deeds: readonly Deed[], lateRefusals = [late('nobody')].slice(1)) =>
  courseOf(stored, { first, deeds, lateRefusals })?.map(({ userId, action }) => `${userId} ${action}`) ?? 'impossible';

test('a task got its state by a take and a close, and a refused deed counts for nothing', () => {
  const deeds = [
    deed('ana', 'take', 1),
    deed('bo', 'close', 2),
    { ...deed('cy', 'take', 3), said: 'refused' as const },
  ];
  expect(judge(closedByBo, deeds)).toEqual(['ana take', 'bo close']);
});

test('two people who were both told that they have taken the same task are found', () => {
  expect(judge(byAna, [deed('ana', 'take', 1), deed('bo', 'take', 1)])).toBe('impossible');
});

test('a reported close that is missing is found', () => {
  expect(judge(byAna, [deed('ana', 'take', 1), deed('bo', 'close', 2)])).toBe('impossible');
});

test('a stamp that was overwritten is found', () => {
  const deeds = [deed('ana', 'take', 1), deed('bo', 'close', 2)];
  expect(judge({ ...closedByBo, startedAtUnix: 25 }, deeds)).toBe('impossible');
  expect(judge({ ...closedByBo, completedBy: 'cy' }, deeds)).toBe('impossible');
});

test('a change refused after its answer must be reported to its author, in the same stretch or the next', () => {
  const offline = { ...deed('cy', 'close', 2), answered: 90 };
  const deeds = [deed('ana', 'take', 1), deed('bo', 'close', 2), offline];
  expect(judge(closedByBo, deeds)).toBe('impossible');
  expect(judge(closedByBo, deeds, [late('cy')])).toEqual(['ana take', 'bo close']);
  expect(judge(closedByBo, deeds, [late('cy', 1)])).toEqual(['ana take', 'bo close']);
  expect(judge(closedByBo, deeds, [late('cy', 2)])).toBe('impossible');
  expect(judge(closedByBo, deeds, [late('ana')])).toBe('impossible');
});

test('a reported refusal of a change that is there is found', () => {
  expect(judge(closedByBo, [deed('ana', 'take', 1), deed('bo', 'close', 2)], [late('bo')])).toBe('impossible');
});
