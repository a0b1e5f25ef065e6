import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { mayAddAttachment, mayRemoveAttachment } from './attachment-rights.ts';

const keeper = anActor();
const own = { addedBy: keeper.userId };

describe('a file of a task', () => {
  it.each(['OPEN', 'ACTIVE', 'IN_PROGRESS', 'DONE'] as const)('is added while the task is %s', (status) => {
    expect(mayAddAttachment(keeper, aTask({ status }))).toBe(true);
  });
  it.each(['DELETED', 'ARCHIVED'] as const)('is neither added nor removed once the task is %s', (status) => {
    expect(mayAddAttachment(keeper, aTask({ status }))).toBe(false);
    expect(mayRemoveAttachment(keeper, aTask({ status }), own)).toBe(false);
  });
  it('is not added by people of another establishment, nor by pedagogical accounts', () => {
    expect(mayAddAttachment(keeper, aTask({ zooId: 'zoo-2' }))).toBe(false);
    expect(mayAddAttachment(anActor({ role: 'pedagoadmin' }), aTask())).toBe(false);
  });
  it('is removed by the person who added it and by those who manage the task, not by other keepers', () => {
    expect(mayRemoveAttachment(keeper, aTask(), own)).toBe(true);
    expect(mayRemoveAttachment(keeper, aTask(), { addedBy: 'bo' })).toBe(false);
    expect(mayRemoveAttachment(anActor({ role: 'admin' }), aTask(), { addedBy: 'bo' })).toBe(true);
    expect(mayRemoveAttachment(keeper, aTask({ authorId: keeper.userId }), { addedBy: 'bo' })).toBe(true);
  });
});
