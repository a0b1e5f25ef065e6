import { describe, expect, it } from 'vitest';
import { CHECKLIST, NUMBER, TICK } from '../../../tests/support/builders/checklist.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { MAX_STEPS, TASK_ACTIONS } from './task-step.ts';
import { isUnassigned, transition } from './task-transition.ts';
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
  it('refuses every action of work', () => {
    for (const status of ['DONE', 'DELETED', 'ARCHIVED'] as const)
      for (const action of ['start', 'take', 'release', 'undoStart', 'close', 'cancel'] as const)
        expect(after(aTask({ status }), action)).toBe('task/already-closed');
  });
  it('is reopened from done and cancelled, restored from archived, and nothing else', () => {
    const possible = (action: 'reopen' | 'restore') =>
      TASK_STATUSES.filter((status) => transition(aTask({ status }), action, 'ana', NOW).ok);
    expect(possible('reopen')).toEqual(['DONE', 'DELETED']);
    expect(possible('restore')).toEqual(['ARCHIVED']);
  });
});

describe('reopening a task', () => {
  const done = { status: 'DONE', completedBy: 'bo', completedAtUnix: 7, completedLate: true } as const;
  it('clears the stamps of its closing, and keeps them among its steps', () => {
    const steps = [{ step: 'close', by: 'bo', atUnix: 7 }] as const;
    expect(after(aTask({ ...done, steps: [...steps] }), 'reopen')).toMatchObject({
      ...{ status: 'OPEN', completedBy: null, completedAtUnix: null, completedLate: null },
      steps: [...steps, { step: 'reopen', by: 'ana', atUnix: NOW, ofUnix: 7 }],
    });
  });
  it('clears the stamp of its cancelling, and names it', () => {
    expect(after(aTask({ status: 'DELETED', deletedAtUnix: 9 }), 'reopen')).toMatchObject({
      ...{ status: 'OPEN', deletedAtUnix: null },
      steps: [{ step: 'reopen', by: 'ana', atUnix: NOW, ofUnix: 9 }],
    });
  });
  it('brings it back to the person who had it, in progress', () => {
    const started = { ...done, startedBy: 'bo', startedAtUnix: 5 };
    expect(after(aTask({ ...started, takenBy: 'bo', takenAtUnix: 5 }), 'reopen')).toMatchObject({
      ...{ status: 'IN_PROGRESS', takenBy: 'bo', startedAtUnix: 5 },
    });
    expect(after(aTask({ ...started, responsibleIds: ['bo'] }), 'reopen')).toMatchObject({ status: 'IN_PROGRESS' });
  });
  it('leaves a task open that was started once and given back', () => {
    expect(after(aTask({ ...done, startedBy: 'bo', startedAtUnix: 5 }), 'reopen')).toMatchObject({ status: 'OPEN' });
  });
});

describe('restoring an archived task', () => {
  it('brings it back done or to be done, as its stamps say', () => {
    const closed = { status: 'ARCHIVED', completedBy: 'bo', completedAtUnix: 7 } as const;
    expect(after(aTask(closed), 'restore')).toMatchObject({ status: 'DONE', completedBy: 'bo', completedAtUnix: 7 });
    expect(after(aTask({ status: 'ARCHIVED' }), 'restore')).toMatchObject({ status: 'OPEN' });
  });
});

describe('undoing a start', () => {
  const started = { status: 'IN_PROGRESS', startedBy: 'ana' } as const;
  const at = (ms: number) => ({ startedAtUnix: ms, updatedAtUnix: ms });
  it('clears the stamps of the start and of the taking', () => {
    const taken = aTask({ ...started, ...at(NOW - 5_000), takenBy: 'ana', takenAtUnix: NOW - 5_000 });
    expect(after(taken, 'undoStart')).toMatchObject({
      ...{ status: 'OPEN', startedBy: null, startedAtUnix: null, takenBy: null, takenAtUnix: null },
    });
  });
  it('is possible for ten minutes', () => {
    expect(after(aTask({ ...started, ...at(NOW - 600_000) }), 'undoStart')).toMatchObject({ status: 'OPEN' });
    expect(after(aTask({ ...started, ...at(NOW - 600_001) }), 'undoStart')).toBe('task/transition-refused');
  });
  it('is refused after another change, to another person, and when somebody else has taken the task', () => {
    const fresh = { ...started, ...at(NOW - 5_000) };
    for (const other of [{ updatedAtUnix: NOW - 1_000 }, { startedBy: 'bo' }, { takenBy: 'bo' }])
      expect(after(aTask({ ...fresh, ...other }), 'undoStart')).toBe('task/transition-refused');
  });
});

describe('the steps of a task', () => {
  const full = Array.from({ length: MAX_STEPS }, (_unused, at) => ({ step: 'start', by: 'bo', atUnix: at }) as const);
  it('grow by the step that is made', () => {
    expect(after(aTask(), 'close')).toMatchObject({ steps: [{ step: 'close', by: 'ana', atUnix: NOW }] });
    expect(after(aTask({ steps: full.slice(1) }), 'close')).toMatchObject({
      steps: [...full.slice(1), { step: 'close', by: 'ana', atUnix: NOW }],
    });
  });
  it('stay as they are when there are fifty, and no stamp is cleared any more', () => {
    expect(after(aTask({ steps: [...full] }), 'close')).toMatchObject({ status: 'DONE', steps: full });
    expect(after(aTask({ status: 'DONE', steps: [...full] }), 'reopen')).toBe('task/transition-refused');
    expect(after(aTask({ status: 'ARCHIVED', steps: [...full] }), 'restore')).toBe('task/transition-refused');
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

describe('closing a task with a checklist', () => {
  const closed = (doneItems?: string[]) =>
    transition(
      aTask({ checklist: CHECKLIST, requiredItems: [NUMBER], ...(doneItems ? { doneItems } : {}) }),
      'close',
      'bo',
      NOW,
    );

  it('is refused with the name of a required item that is open', () => {
    for (const done of [undefined, [TICK]])
      expect(closed(done)).toMatchObject({
        error: { code: 'task/item-open', params: { item: 'Température de l’eau' } },
      });
  });
  it('works with optional items open', () => {
    expect(closed([NUMBER])).toMatchObject({ ok: true, value: { status: 'DONE' } });
  });
  it('is all that an open item refuses', () => {
    const task = aTask({ checklist: CHECKLIST, requiredItems: [NUMBER] });
    expect(transition(task, 'cancel', 'bo', NOW).ok && transition(task, 'take', 'bo', NOW).ok).toBe(true);
  });
  it('keeps what was read when the task is reopened', () => {
    const reopened = transition(
      aTask({ status: 'DONE', doneItems: [NUMBER], completedAtUnix: 1 }),
      'reopen',
      'bo',
      NOW,
    );
    expect(reopened.ok ? Object.keys(reopened.value) : []).not.toContain('doneItems');
  });
});
