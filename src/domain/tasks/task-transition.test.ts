import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { isUnassigned, TASK_ACTIONS, transition } from './task-transition.ts';
import { TASK_STATUSES } from './task.ts';

const NOW = Date.parse('2025-01-15T10:00:00Z');
const after = (task: Parameters<typeof transition>[0], action: Parameters<typeof transition>[1]) => {
  const result = transition(task, action, 'ana', NOW);
  return result.ok ? { ...task, ...result.value } : result.error.code;
};

describe('starting a task', () => {
  it('puts it in progress and records who started it and when', () => {
    expect(after(aTask(), 'start')).toMatchObject({ status: 'IN_PROGRESS', startedBy: 'ana', startedAtUnix: NOW });
  });
  it('keeps the first start when the task was started before', () => {
    expect(after(aTask({ startedBy: 'bo', startedAtUnix: 5 }), 'start')).toMatchObject({
      startedBy: 'bo',
      startedAtUnix: 5,
    });
  });
  it('is refused when it is already in progress', () => {
    expect(after(aTask({ status: 'IN_PROGRESS' }), 'start')).toBe('task/transition-refused');
  });
});

describe('taking a task', () => {
  it('puts it in progress, taken and started by the person', () => {
    expect(after(aTask(), 'take')).toMatchObject({
      status: 'IN_PROGRESS',
      takenBy: 'ana',
      takenAtUnix: NOW,
      startedBy: 'ana',
      startedAtUnix: NOW,
    });
  });
  it('is refused when somebody is responsible for it', () => {
    expect(after(aTask({ responsibleIds: ['bo'] }), 'take')).toBe('task/already-taken');
  });
  it('is refused when somebody has taken it', () => {
    expect(after(aTask({ takenBy: 'bo', status: 'IN_PROGRESS' }), 'take')).toBe('task/already-taken');
  });
});

describe('a device whose clock is behind', () => {
  it.each([
    [NOW - 1, NOW],
    [NOW, NOW],
    [NOW + 1, NOW + 1],
  ])('stamps no instant before the creation of the task at %i', (createdAtUnix, stamp) => {
    const task = aTask({ createdAtUnix });
    expect(after(task, 'start')).toMatchObject({ startedAtUnix: stamp, updatedAtUnix: stamp });
    expect(after(task, 'take')).toMatchObject({ takenAtUnix: stamp, startedAtUnix: stamp });
    expect(after(task, 'close')).toMatchObject({ completedAtUnix: stamp });
    expect(after(task, 'cancel')).toMatchObject({ deletedAtUnix: stamp });
  });
});

describe('giving a task back', () => {
  it('opens it for every keeper again and keeps its first start', () => {
    const taken = aTask({ status: 'IN_PROGRESS', takenBy: 'ana', takenAtUnix: 7, startedBy: 'ana', startedAtUnix: 7 });
    expect(after(taken, 'release')).toMatchObject({
      status: 'OPEN',
      takenBy: null,
      takenAtUnix: null,
      startedBy: 'ana',
      startedAtUnix: 7,
    });
  });
  it('is for the person who took it alone', () => {
    expect(after(aTask({ status: 'IN_PROGRESS', takenBy: 'bo' }), 'release')).toBe('task/not-taken-by-you');
    expect(after(aTask(), 'release')).toBe('task/not-taken-by-you');
  });
  it('is over when the task is closed', () => {
    expect(after(aTask({ status: 'DONE', takenBy: 'ana' }), 'release')).toBe('task/already-closed');
  });
});

describe('closing a task', () => {
  it('on time records who and when, and that it was not late', () => {
    expect(after(aTask({ dueAtUnix: NOW }), 'close')).toMatchObject({
      status: 'DONE',
      completedBy: 'ana',
      completedAtUnix: NOW,
      completedLate: false,
    });
  });
  it('a millisecond after its due time is late', () => {
    expect(after(aTask({ dueAtUnix: NOW - 1 }), 'close')).toMatchObject({ completedLate: true });
  });
  it('does not touch the start of a task that was started', () => {
    expect(after(aTask({ status: 'IN_PROGRESS', startedBy: 'bo', startedAtUnix: 5 }), 'close')).toMatchObject({
      startedBy: 'bo',
      startedAtUnix: 5,
    });
  });
});

describe('cancelling a task', () => {
  it('is a soft delete with its time', () => {
    expect(after(aTask(), 'cancel')).toMatchObject({ status: 'DELETED', deletedAtUnix: NOW });
  });
});

describe('archiving a task', () => {
  it('is possible for a closed one', () => {
    expect(after(aTask({ status: 'DONE' }), 'archive')).toMatchObject({ status: 'ARCHIVED' });
  });
  it('is refused for a cancelled one', () => {
    expect(after(aTask({ status: 'DELETED' }), 'archive')).toBe('task/transition-refused');
  });
});

describe('a finished task', () => {
  it('refuses every action but archiving', () => {
    for (const status of ['DONE', 'DELETED', 'ARCHIVED'] as const)
      for (const action of TASK_ACTIONS.filter((a) => a !== 'archive'))
        expect(after(aTask({ status }), action)).toBe('task/already-closed');
  });
});

describe('every transition', () => {
  it('stamps the time of the change', () => {
    const changes = TASK_STATUSES.flatMap((status) =>
      TASK_ACTIONS.map((action) => transition(aTask({ status }), action, 'ana', NOW)),
    ).filter((result) => result.ok);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.filter((result) => result.value.updatedAtUnix !== NOW)).toEqual([]);
  });
});

describe('an unassigned task', () => {
  it('has nobody responsible and was taken by nobody', () => {
    expect(isUnassigned(aTask())).toBe(true);
    expect(isUnassigned(aTask({ responsibleIds: ['bo'] }))).toBe(false);
    expect(isUnassigned(aTask({ takenBy: 'bo' }))).toBe(false);
  });
});
