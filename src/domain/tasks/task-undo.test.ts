import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { TASK_ACTIONS, type TaskAction } from './task-step.ts';
import { transition } from './task-transition.ts';
import { undoOf } from './task-undo.ts';
import type { Task } from './task.ts';

const NOW = Date.parse('2025-01-15T10:00:00Z');
const STAMPS = [
  'status',
  'takenBy',
  'takenAtUnix',
  'startedBy',
  'startedAtUnix',
  'completedBy',
  'completedAtUnix',
] as const;
const stateOf = (task: Task) => Object.fromEntries(STAMPS.map((field) => [field, task[field]]));

/** Returns the task as the action leaves it. */
function after(task: Task, action: TaskAction, at = NOW): Task {
  const patch = transition(task, action, 'ana', at);
  if (!patch.ok) throw new Error(`${action}: ${patch.error.code}`);
  return { ...task, ...patch.value };
}

describe('undoing an action', () => {
  const taken = { status: 'IN_PROGRESS', takenBy: 'ana', takenAtUnix: 5, startedBy: 'ana', startedAtUnix: 5 } as const;
  it.each<[TaskAction, Partial<Task>]>([
    ['take', {}],
    ['start', { responsibleIds: ['ana'] }],
    ['close', {}],
    ['close', taken],
    ['cancel', {}],
    ['cancel', taken],
    ['archive', {}],
    ['archive', taken],
    ['archive', { ...taken, status: 'DONE', completedBy: 'bo', completedAtUnix: 7 }],
  ])('leaves no trace of "%s" but in the history', (action, differences) => {
    const before = aTask(differences);
    const changed = after(before, action);
    const inverse = undoOf(changed, action, 'ana', NOW + 9_000);
    const back = after(changed, inverse ?? action, NOW + 9_000);
    expect(stateOf(back)).toEqual(stateOf(before));
    expect(back.steps?.map(({ step }) => step)).toEqual([action, inverse]);
  });
  it('of a giving back takes the task again', () => {
    const changed = after(aTask(taken), 'release');
    expect(after(changed, undoOf(changed, 'release', 'ana', NOW) ?? 'archive')).toMatchObject({
      ...{ status: 'IN_PROGRESS', takenBy: 'ana', startedAtUnix: 5 },
    });
  });
  it('of a giving back is not offered when somebody is responsible for the task', () => {
    expect(undoOf(after(aTask({ ...taken, responsibleIds: ['bo'] }), 'release'), 'release', 'ana', NOW)).toBeNull();
  });
  it('of a taking gives the task back when it was started before', () => {
    const changed = after(aTask({ startedBy: 'bo', startedAtUnix: 5 }), 'take');
    expect(undoOf(changed, 'take', 'ana', NOW)).toBe('release');
  });
  it('of a start is not offered when the start was recorded before', () => {
    const changed = after(aTask({ startedBy: 'bo', startedAtUnix: 5 }), 'start');
    expect(undoOf(changed, 'start', 'ana', NOW)).toBeNull();
  });
  it('is not offered for an undoing, and every action is known', () => {
    expect(TASK_ACTIONS.filter((action) => undoOf(aTask(), action, 'ana', NOW) === null)).toEqual([
      'start',
      'reopen',
      'undoStart',
    ]);
  });
});
