import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '../../src/domain/tasks/task.ts';
import { MAX_STEPS, type TaskAction } from '../../src/domain/tasks/task-step.ts';
import { UNDO_MS } from '../../src/domain/tasks/task-undo.ts';
import { aTask } from '../support/builders/task.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedSector, storedTask, storedUser, storedZoo } from './support/stored-documents.ts';
import { changeFor } from './support/task-changes.ts';

const MINUTE = 60_000;
const NOW = Date.now();
const DONE_BY_KEEPER = { status: 'DONE', completedBy: 'keeper', completedLate: true } as const;
const closedAt = (at: number) => ({ ...DONE_BY_KEEPER, completedAtUnix: at, updatedAtUnix: at });

describe('a task that is brought back', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openRules('demo-task-return');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1'),
      storedZoo('zoo-2'),
      storedUser('admin', 'zoo-1', { userRight: 'admin' }),
      storedUser('foreignAdmin', 'zoo-2', { userRight: 'admin' }),
      storedUser('teacher', 'zoo-1', { userRight: 'pedagoadmin' }),
      ...['author', 'keeper', 'colleague', 'lead', 'otherLead'].map((name) => storedUser(name, 'zoo-1')),
      storedSector('savanna', 'zoo-1', { managementUserIds: ['lead'] }),
      storedSector('lake', 'zoo-1', { managementUserIds: ['otherLead'] }),
    ]);
  });
  afterAll(() => environment.cleanup());

  const put = async (differences: Partial<Task>) => {
    serial += 1;
    const task = aTask({ taskId: `task-${serial}`, authorId: 'author', ...differences });
    await place(environment, [storedTask(task)]);
    return task;
  };
  const change = (task: Task, data: Record<string, unknown>, userId: string) =>
    isAllowed(() => updateDoc(doc(seenBy(environment, userId), `tasks/${task.taskId}`), data));
  const does = async (differences: Partial<Task>, action: TaskAction, userId: string, at = Date.now()) => {
    const task = await put(differences);
    return change(task, changeFor(task, action, userId, at), userId);
  };
  const allowed = async (differences: Partial<Task>, action: TaskAction, people: readonly string[]) => {
    const answers: [string, boolean][] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other, each on a task of its own
    for (const one of people) answers.push([one, await does(differences, action, one)]);
    return answers.filter(([, isAllowedFor]) => isAllowedFor).map(([name]) => name);
  };
  const EVERYBODY = ['author', 'keeper', 'colleague', 'lead', 'otherLead', 'admin', 'foreignAdmin', 'teacher'];

  it('is reopened by those who manage it, long after its closing or cancelling', async () => {
    const managers = ['author', 'lead', 'admin'];
    expect(await allowed(closedAt(NOW - 20 * 24 * 60 * MINUTE), 'reopen', EVERYBODY)).toEqual(managers);
    expect(await allowed({ status: 'DELETED', deletedAtUnix: NOW - MINUTE }, 'reopen', EVERYBODY)).toEqual(managers);
  });
  it('goes to the archive after its closing, and comes back, by those who manage it', async () => {
    const managers = ['author', 'lead', 'admin'];
    expect(await allowed(closedAt(NOW - MINUTE), 'archive', EVERYBODY)).toEqual(managers);
    expect(await allowed({ status: 'ARCHIVED' }, 'restore', EVERYBODY)).toEqual(managers);
  });

  it.each([
    ['that nobody has started is open', {}, 'OPEN'],
    ['that somebody has taken is in progress', { startedAtUnix: 7, takenBy: 'keeper', takenAtUnix: 7 }, 'IN_PROGRESS'],
    ['with somebody responsible is in progress', { startedAtUnix: 7, responsibleIds: ['keeper'] }, 'IN_PROGRESS'],
    ['that was given back is open', { startedAtUnix: 7, startedBy: 'keeper' }, 'OPEN'],
  ] as const)('%s afterwards, and nothing else', async (_what, before, status) => {
    for (const [action, over] of [
      ['reopen', closedAt(NOW - MINUTE)],
      ['restore', { status: 'ARCHIVED' }],
    ] as const) {
      const task = await put({ ...before, ...over } as Partial<Task>);
      const good = changeFor(task, action, 'admin');
      for (const wrong of ['OPEN', 'ACTIVE', 'IN_PROGRESS', 'DONE'].filter((one) => one !== status))
        expect([action, wrong, await change(task, { ...good, status: wrong }, 'admin')]).toEqual([
          action,
          wrong,
          false,
        ]);
      expect([action, await change(task, good, 'admin')]).toEqual([action, true]);
      expect([action, good['status']]).toEqual([action, status]);
    }
  });

  it('is done when it was closed before it was archived', async () => {
    const task = await put({ ...closedAt(NOW - MINUTE), status: 'ARCHIVED' });
    const good = changeFor(task, 'restore', 'admin');
    expect(await change(task, { ...good, status: 'OPEN' }, 'admin')).toBe(false);
    expect(await change(task, good, 'admin')).toBe(true);
    expect(good['status']).toBe('DONE');
  });

  it('keeps no stamp of the closing', async () => {
    const task = await put(closedAt(NOW - MINUTE));
    const good = changeFor(task, 'reopen', 'admin');
    expect(await change(task, { ...good, completedBy: 'keeper' }, 'admin')).toBe(false);
    expect(await change(task, { ...good, completedLate: true }, 'admin')).toBe(false);
    expect(await change(task, good, 'admin')).toBe(true);
  });

  describe('by the person who has closed it', () => {
    it('is reopened for ten minutes by their own stamps, and not a millisecond longer', async () => {
      const at = NOW - 3 * 60 * MINUTE;
      expect(await does(closedAt(at), 'reopen', 'keeper', at + UNDO_MS)).toBe(true);
      expect(await does(closedAt(at), 'reopen', 'keeper', at + UNDO_MS + 1)).toBe(false);
    });
    it('is reopened neither by a colleague nor after another change', async () => {
      const at = NOW - MINUTE;
      expect(await does(closedAt(at), 'reopen', 'colleague')).toBe(false);
      expect(await does({ ...closedAt(at), updatedAtUnix: at + 1 }, 'reopen', 'keeper')).toBe(false);
      expect(await does(closedAt(at), 'reopen', 'keeper')).toBe(true);
    });
    it('is not reopened with a stamp from before the closing', async () => {
      const at = NOW - MINUTE;
      expect(await does(closedAt(at), 'reopen', 'keeper', at - 1)).toBe(false);
    });
    it('is not reopened when it was cancelled', async () => {
      const at = NOW - MINUTE;
      const cancelled = { status: 'DELETED', deletedAtUnix: at, updatedAtUnix: at, completedBy: 'keeper' } as const;
      expect(await does(cancelled, 'reopen', 'keeper')).toBe(false);
    });
  });

  describe('by the person who has started it', () => {
    const startedAt = (at: number, differences: Partial<Task> = {}) => ({
      ...({ status: 'IN_PROGRESS', startedBy: 'keeper', startedAtUnix: at, updatedAtUnix: at } as const),
      ...differences,
    });
    const undo = async (differences: Partial<Task>, userId = 'keeper', at = NOW) => {
      const task = await put(differences);
      // The change as the app sends it for a start of this person's own.
      const own = {
        ...task,
        status: 'IN_PROGRESS' as const,
        startedBy: userId,
        startedAtUnix: at,
        updatedAtUnix: at,
        takenBy: null,
      };
      const undoing = changeFor(
        { ...own, ...(task.takenBy === null ? {} : { takenBy: userId }) },
        'undoStart',
        userId,
        at,
      );
      return change(task, undoing, userId);
    };
    it('is open again, with or without a taking', async () => {
      expect(await undo(startedAt(NOW - MINUTE))).toBe(true);
      expect(await undo(startedAt(NOW - MINUTE, { takenBy: 'keeper', takenAtUnix: NOW - MINUTE }))).toBe(true);
    });
    it('stays started for anybody else, and when somebody else has taken it', async () => {
      expect(await undo(startedAt(NOW - MINUTE), 'admin')).toBe(false);
      expect(await undo(startedAt(NOW - MINUTE, { takenBy: 'colleague', takenAtUnix: NOW - MINUTE }))).toBe(false);
    });
    it('stays started after ten minutes, and after another change', async () => {
      expect(await undo(startedAt(NOW - UNDO_MS))).toBe(true);
      expect(await undo(startedAt(NOW - UNDO_MS - 1))).toBe(false);
      expect(await undo(startedAt(NOW - MINUTE, { updatedAtUnix: NOW - MINUTE + 1 }))).toBe(false);
    });
    it('keeps no stamp of the start, and records the step', async () => {
      const task = await put(startedAt(NOW - MINUTE));
      const good = changeFor(task, 'undoStart', 'keeper', NOW);
      const { steps: _steps, ...unrecorded } = good;
      expect(await change(task, { ...good, startedBy: 'keeper' }, 'keeper')).toBe(false);
      expect(await change(task, unrecorded, 'keeper')).toBe(false);
      expect(await change(task, good, 'keeper')).toBe(true);
    });
    it('stays started when it was closed meanwhile', async () => {
      expect(await undo({ ...startedAt(NOW - MINUTE), status: 'DONE' })).toBe(false);
    });
  });

  describe('with its steps', () => {
    const reopening = async (differences: Partial<Task> = {}) => {
      const task = await put({ ...closedAt(NOW - MINUTE), ...differences });
      const good = changeFor(task, 'reopen', 'admin', NOW);
      const [step] = (good['steps'] as Record<string, unknown>[]).slice(-1);
      return { task, good, step };
    };
    it.each([
      ['without its step', (): unknown => []],
      ['with a step in another person’s name', (step: object) => [{ ...step, by: 'keeper' }]],
      ['with a step at another instant', (step: object) => [{ ...step, atUnix: 1 }]],
      ['with a step of another kind', (step: object) => [{ ...step, step: 'close' }]],
      ['with a step that takes back another closing', (step: object) => [{ ...step, ofUnix: NOW - MINUTE - 1 }]],
      ['with one more step', (step: object) => [step, step]],
      ['with a step that has one more field', (step: object) => [{ ...step, note: 'x' }]],
    ])('is refused %s', async (_what, steps) => {
      const { task, good, step } = await reopening();
      expect(await change(task, { ...good, steps: steps(step as object) }, 'admin')).toBe(false);
      expect(await change(task, good, 'admin')).toBe(true);
    });
    it('keeps the earlier ones', async () => {
      const { task, good, step } = await reopening({ steps: [{ step: 'close', by: 'keeper', atUnix: 7 }] });
      expect(await change(task, { ...good, steps: [step] }, 'admin')).toBe(false);
      expect(await change(task, good, 'admin')).toBe(true);
    });
    it('has fifty, and not one more', async () => {
      const steps = Array.from(
        { length: MAX_STEPS - 1 },
        (_x, at) => ({ step: 'start', by: 'p', atUnix: at }) as const,
      );
      const last = await reopening({ steps });
      expect(await change(last.task, last.good, 'admin')).toBe(true);
      const task = await put({ ...closedAt(NOW - MINUTE), steps: [...steps, { step: 'start', by: 'p', atUnix: 99 }] });
      const beyond = { ...last.good, steps: [...(task.steps ?? []), last.step] };
      expect(await change(task, beyond, 'admin')).toBe(false);
    });
    it.each(['start', 'take', 'release', 'close', 'cancel', 'archive'] as const)(
      'are recorded by the step "%s" under its own person and instant, or not at all',
      async (action) => {
        const taken = { status: 'IN_PROGRESS', startedBy: 'admin', startedAtUnix: 7, takenBy: 'admin' } as const;
        const task = await put({ dueAtUnix: NOW + 24 * 60 * MINUTE, ...(action === 'release' ? taken : {}) });
        const { steps, ...older } = changeFor(task, action, 'admin');
        const [step] = steps as Record<string, unknown>[];
        for (const wrong of [[{ ...step, by: 'colleague' }], [{ ...step, atUnix: 1 }], [step, step], []])
          expect(await change(task, { ...older, steps: wrong }, 'admin')).toBe(false);
        expect(await change(task, older, 'admin')).toBe(true);
      },
    );
    it('are no reason to refuse a closing once there are fifty, and get no further one', async () => {
      const steps = Array.from({ length: MAX_STEPS }, (_x, at) => ({ step: 'start', by: 'p', atUnix: at }) as const);
      const task = await put({ steps });
      const close = changeFor(task, 'close', 'admin');
      const step = { step: 'close', by: 'admin', atUnix: close['updatedAtUnix'] };
      expect(await change(task, { ...close, steps: [...steps, step] }, 'admin')).toBe(false);
      expect(await change(task, { ...close, steps: [...steps.slice(1), step] }, 'admin')).toBe(false);
      expect(await change(task, close, 'admin')).toBe(true);
    });
    it('are not changed by an edit', async () => {
      const task = await put({});
      const edit = { ...changeFor(task, 'start', 'author'), editedBy: 'author', title: 'x' };
      expect(await change(task, edit, 'author')).toBe(false);
    });
  });
});
