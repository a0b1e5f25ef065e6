import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteField, doc, getDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '../../src/domain/tasks/task.ts';
import { TASK_STATUSES } from '../../src/domain/tasks/task.ts';
import { TASK_ACTIONS, type TaskAction } from '../../src/domain/tasks/task-step.ts';
import { transition } from '../../src/domain/tasks/task-transition.ts';
import { aTask } from '../support/builders/task.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedTask, storedUser, storedZoo } from './support/stored-documents.ts';
import { changeFor } from './support/task-changes.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a task on the server', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openRules('demo-lifecycle');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1'),
      storedUser('admin', 'zoo-1', { userRight: 'admin' }),
      storedUser('keeper', 'zoo-1'),
    ]);
  });
  afterAll(() => environment.cleanup());

  const put = async (differences: Partial<Task> = {}) => {
    serial += 1;
    const task = aTask({ taskId: `task-${serial}`, authorId: 'admin', ...differences });
    await place(environment, [storedTask(task)]);
    return task;
  };
  const change = (task: Task, data: Record<string, unknown>, userId = 'keeper') =>
    isAllowed(() => updateDoc(doc(seenBy(environment, userId), `tasks/${task.taskId}`), data));

  it('changes its status exactly as in the domain', async () => {
    for (const status of TASK_STATUSES)
      for (const action of TASK_ACTIONS) {
        const stored = await put({ ...readyFor(action), status });
        const domain = transition(stored, action, 'admin', Date.now());
        const attempt = domain.ok
          ? changeFor(stored, action, 'admin')
          : changeFor({ ...stored, ...readyFor(action) }, action, 'admin');
        expect([status, action, await change(stored, attempt, 'admin')]).toEqual([status, action, domain.ok]);
      }
  });

  it.each(TASK_ACTIONS)('accepts no other change along with the step "%s"', async (action) => {
    const task = await put(readyFor(action));
    const step = changeFor(task, action, 'admin');
    expect(await change(task, { ...step, title: 'x' }, 'admin')).toBe(false);
    expect(await change(task, step, 'admin')).toBe(true);
  });

  it('is never reopened by its status alone', async () => {
    const task = await put({ status: 'DONE' });
    for (const status of ['OPEN', 'ACTIVE', 'IN_PROGRESS'])
      expect(await change(task, { ...stampNow(), status }, 'admin')).toBe(false);
  });

  it('has one taker: the second is refused', async () => {
    const task = await put();
    expect(await change(task, changeFor(task, 'take', 'keeper'))).toBe(true);
    expect(await change(task, changeFor(task, 'take', 'admin'), 'admin')).toBe(false);
  });

  it('is not taken when somebody is responsible for it', async () => {
    const task = await put({ responsibleIds: ['keeper'] });
    expect(await change(task, changeFor(aTask({ taskId: task.taskId }), 'take', 'admin'), 'admin')).toBe(false);
  });

  it('is not taken, started or closed in another person’s name', async () => {
    for (const action of ['take', 'start', 'close'] as const) {
      const task = await put();
      const { steps: _steps, ...unrecorded } = changeFor(task, action, 'admin');
      const { steps } = changeFor(task, action, 'keeper');
      for (const attempt of [changeFor(task, action, 'admin'), unrecorded, { ...unrecorded, steps }])
        expect([action, await change(task, attempt, 'keeper')]).toEqual([action, false]);
    }
  });

  it('keeps its first start', async () => {
    const task = await put({ startedBy: 'admin', startedAtUnix: 5 });
    const again = { ...changeFor(task, 'start', 'keeper'), startedBy: 'keeper', startedAt: Timestamp.now() };
    expect(await change(task, again)).toBe(false);
    expect(await change(task, changeFor(task, 'start', 'keeper'))).toBe(true);
  });

  it('records whether it was closed late', async () => {
    const late = await put({ dueAtUnix: Date.now() - MINUTE });
    expect(await change(late, { ...changeFor(late, 'close', 'keeper'), completedLate: false })).toBe(false);
    expect(await change(late, changeFor(late, 'close', 'keeper'))).toBe(true);
    const early = await put({ dueAtUnix: Date.now() + DAY });
    expect(await change(early, { ...changeFor(early, 'close', 'keeper'), completedLate: true })).toBe(false);
  });

  it.each([
    ['four minutes ahead of the server', 4 * MINUTE, true],
    ['six minutes ahead of the server', 6 * MINUTE, false],
    ['an hour ahead of the server', 60 * MINUTE, false],
    ['29 days old, closed while long offline', -29 * DAY, true],
    ['31 days old', -31 * DAY, false],
  ])('accepts or refuses a stamp %s', async (_what, offset, expected) => {
    const task = await put({ dueAtUnix: Date.now() + 100 * DAY });
    expect(await change(task, changeFor(task, 'close', 'keeper', Date.now() + offset))).toBe(expected);
  });

  it('that is started already keeps its start, also when others start it again', async () => {
    const task = await put({ status: 'IN_PROGRESS', startedBy: 'keeper', startedAtUnix: 5 });
    const reference = doc(seenBy(environment, 'admin'), `tasks/${task.taskId}`);
    const startOf = async () => {
      const stored = await getDoc(reference);
      return ['startedBy', 'startedAt', 'startedAtUnix'].map((field) => stored.get(field) as unknown);
    };
    const before = await startOf();
    // Written by a screen that has not received the first start.
    const blind = changeFor(aTask({ taskId: task.taskId }), 'start', 'admin');
    expect(await change(task, blind, 'admin')).toBe(false);
    // Without a start of its own it would change nothing but the stamp of the change.
    const bare = { ...stampNow(), status: 'IN_PROGRESS' };
    expect(await change(task, bare, 'keeper')).toBe(false);
    expect(await change(task, bare, 'admin')).toBe(false);
    expect(await startOf()).toEqual(before);
  });

  it('accepts no stamp of 31 days ago for a start, a taking, a closing or a cancelling', async () => {
    const longAgo = Date.now() - 31 * DAY;
    for (const [action, stamp] of Object.entries({ start: 'startedAt', take: 'takenAt', cancel: 'deletedAt' })) {
      const task = await put();
      const now = changeFor(task, action as 'start', 'admin');
      const old = { ...now, [stamp]: Timestamp.fromMillis(longAgo), [`${stamp}Unix`]: longAgo };
      expect([action, await change(task, old, 'admin')]).toEqual([action, false]);
      expect([action, await change(task, now, 'admin')]).toEqual([action, true]);
    }
  });

  it('accepts no stamp before its creation for a start, a taking, a closing or a cancelling', async () => {
    const createdAtUnix = Date.now() - 60 * MINUTE;
    const stamps = { start: 'startedAt', take: 'takenAt', close: 'completedAt', cancel: 'deletedAt' };
    for (const [action, stamp] of Object.entries(stamps)) {
      const task = await put({ createdAtUnix, dueAtUnix: createdAtUnix + DAY });
      const at = (unix: number) => ({
        ...changeFor(task, action as 'start', 'admin'),
        ...{ [stamp]: Timestamp.fromMillis(unix), [`${stamp}Unix`]: unix },
      });
      expect([action, await change(task, at(createdAtUnix - 1), 'admin')]).toEqual([action, false]);
      expect([action, await change(task, at(createdAtUnix), 'admin')]).toEqual([action, true]);
    }
  });

  it('is not taken together with a start in another person’s name', async () => {
    const task = await put();
    const take = changeFor(task, 'take', 'keeper');
    expect(await change(task, { ...take, startedBy: 'admin' })).toBe(false);
    expect(await change(task, take)).toBe(true);
  });

  it('is closed with notes of 5,000 characters, and not one more', async () => {
    const task = await put();
    const close = changeFor(task, 'close', 'keeper');
    expect(await change(task, { ...close, notes: 'x'.repeat(5001) })).toBe(false);
    expect(await change(task, { ...close, notes: 'x'.repeat(5000) })).toBe(true);
  });

  it.each([
    ['another title', { title: 'Nourrir les girafes' }, true],
    ['no title', { title: ' ' }, false],
    ['a due date before its beginning', { dueAt: Timestamp.fromMillis(1), dueAtUnix: 1 }, false],
    ['notes of 5,001 characters', { notes: 'x'.repeat(5001) }, false],
  ])('is edited with %s', async (_what, difference, expected) => {
    const task = await put();
    expect(await change(task, { ...edited('admin'), ...difference }, 'admin')).toBe(expected);
  });

  describe('that is edited', () => {
    it('names its latest editor each time', async () => {
      const { editedBy: _by, editedAt: _at, editedAtUnix: _unix, ...silent } = edited('admin');
      for (const before of [
        {},
        { editedBy: 'keeper', editedAtUnix: 5 },
        { editedBy: 'admin', editedAtUnix: Date.now() - DAY },
      ]) {
        const task = await put(before);
        expect(await change(task, silent, 'admin')).toBe(false);
        expect(await change(task, { ...silent, editedBy: 'admin' }, 'admin')).toBe(false);
        expect(await change(task, edited('admin'), 'admin')).toBe(true);
      }
    });
    it.each(['OPEN', 'ACTIVE', 'IN_PROGRESS', 'DONE', 'DELETED', 'ARCHIVED'] as const)(
      'may still be %s, as long as it is not finished',
      async (status) => {
        const isUnfinished = ['OPEN', 'ACTIVE', 'IN_PROGRESS'].includes(status);
        expect(await change(await put({ status }), edited('admin'), 'admin')).toBe(isUnfinished);
      },
    );
    it('gets a priority from the people who may edit it, and from nobody else', async () => {
      const task = await put();
      expect(await change(task, { ...edited('keeper'), priority: 'high' }, 'keeper')).toBe(false);
      expect(await change(task, { ...edited('admin'), priority: 'urgent' }, 'admin')).toBe(false);
      expect(await change(task, { ...edited('admin'), priority: 'high' }, 'admin')).toBe(true);
    });
    it('names its last editor, and nobody else', async () => {
      expect(await change(await put(), edited('admin'), 'admin')).toBe(true);
      expect(await change(await put(), edited('keeper'), 'admin')).toBe(false);
      expect(await change(await put(), edited('keeper'), 'keeper')).toBe(false);
      const own = await put({ authorId: 'keeper' });
      expect(await change(own, edited('keeper'), 'keeper')).toBe(true);
    });
    it.each([
      ['another person', { editedBy: 'keeper' }],
      ['nobody', { editedBy: null }],
      ['a number for a person', { editedBy: 12 }],
      ['several people', { editedBy: ['admin'] }],
      ['nobody any more', { editedBy: deleteField() }],
      ['no time any more', { editedAt: deleteField(), editedAtUnix: deleteField() }],
      ['a time of tomorrow', editedAt(Date.now() + DAY)],
      ['a time of last year', editedAt(Date.now() - 365 * DAY)],
      ['two times', { editedAtUnix: Date.now() - DAY }],
      ['a text for a time', { editedAt: '2026-01-01', editedAtUnix: '2026-01-01' }],
      ['no time', { editedAt: null, editedAtUnix: null }],
    ])('is refused with %s as who did it and when, whether it named somebody before or not', async (_what, wrong) => {
      for (const before of [{}, { editedBy: 'keeper', editedAtUnix: Date.now() - 2 * DAY }]) {
        const task = await put(before);
        expect(await change(task, { ...edited('admin'), ...wrong }, 'admin')).toBe(false);
        expect(await change(task, edited('admin'), 'admin')).toBe(true);
      }
    });
    it('names no editor without an edit', async () => {
      const task = await put();
      const { title: _title, ...names } = edited('keeper');
      for (const action of ['start', 'take', 'close'] as const)
        expect(await change(task, { ...changeFor(task, action, 'keeper'), ...names })).toBe(false);
    });
  });

  it('keeps an instant and its twin alike', async () => {
    const task = await put({ dueAtUnix: Date.now() + DAY });
    const close = changeFor(task, 'close', 'keeper');
    expect(await change(task, { ...close, completedAtUnix: Number(close['completedAtUnix']) + 1 })).toBe(false);
  });

  it('is closed with nothing else changed', async () => {
    for (const extra of [
      { title: 'x' },
      { zooId: 'zoo-2' },
      { authorId: 'keeper' },
      { takenBy: 'keeper' },
      { unheardOf: 1 },
    ]) {
      const task = await put();
      expect(await change(task, { ...changeFor(task, 'close', 'keeper'), ...extra })).toBe(false);
    }
  });

  it('is given back by the person who took it, and by nobody else', async () => {
    const taken = { status: 'IN_PROGRESS', takenBy: 'keeper', takenAtUnix: 7, startedBy: 'keeper' } as const;
    const others = await put(taken);
    expect(await change(others, changeFor({ ...others, takenBy: 'admin' }, 'release', 'admin'), 'admin')).toBe(false);
    const release = changeFor(others, 'release', 'keeper');
    for (const takenBy of ['keeper', 'admin']) expect(await change(others, { ...release, takenBy })).toBe(false);
    expect(await change(others, { ...release, takenAtUnix: 1 })).toBe(false);
    expect(await change(others, { ...release, status: 'ACTIVE' })).toBe(false);
    expect(await change(others, { ...release, startedBy: null })).toBe(false);
    expect(await change(others, release)).toBe(true);
    const closed = await put({ ...taken, status: 'DONE' });
    expect(await change(closed, release)).toBe(false);
  });

  it('is not erased by anyone: cancelling is the soft delete', async () => {
    const { deleteDoc } = await import('firebase/firestore');
    const task = await put();
    expect(await isAllowed(() => deleteDoc(doc(seenBy(environment, 'admin'), `tasks/${task.taskId}`)))).toBe(false);
  });

  it('is cancelled by its author, not by another keeper', async () => {
    const own = await put({ authorId: 'keeper' });
    expect(await change(own, changeFor(own, 'cancel', 'keeper'))).toBe(true);
    const others = await put();
    expect(await change(others, changeFor(others, 'cancel', 'keeper'))).toBe(false);
  });
});

/** Returns a task on which the admin may do the action. */
function readyFor(action: TaskAction): Partial<Task> {
  const at = Date.now() - MINUTE;
  switch (action) {
    case 'release':
      return { status: 'OPEN', takenBy: 'admin' };
    case 'reopen':
      return { status: 'DONE' };
    case 'restore':
      return { status: 'ARCHIVED' };
    case 'undoStart':
      return { status: 'IN_PROGRESS', startedBy: 'admin', startedAtUnix: at, updatedAtUnix: at };
    default:
      return { status: 'OPEN' };
  }
}

function editedAt(ms: number) {
  return { editedAt: Timestamp.fromMillis(ms), editedAtUnix: ms };
}

function stampNow(now = Date.now()) {
  return { updatedAt: Timestamp.fromMillis(now), updatedAtUnix: now };
}

/** An edit as the browser sends it. */
const edited = (by: string, ms = Date.now()) => ({
  title: 'Nourrir les girafes',
  editedBy: by,
  editedAt: Timestamp.fromMillis(ms),
  editedAtUnix: ms,
  ...stampNow(ms),
});
