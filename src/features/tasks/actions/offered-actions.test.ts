import { describe, expect, it } from 'vitest';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { CHECKLIST, NUMBER } from '../../../../tests/support/builders/checklist.ts';
import { aTask } from '../../../../tests/support/builders/task.ts';
import { offeredActions } from './offered-actions.ts';

const NOW = Date.parse('2025-01-15T10:00:00Z');
const offered = (task: Parameters<typeof aTask>[0], actor: Parameters<typeof anActor>[0] = {}) =>
  offeredActions(anActor(actor), aTask(task), NOW);

describe('the buttons of a task', () => {
  it('are take and close for a keeper when it is free', () => {
    expect(offered({})).toEqual(['take', 'close']);
  });
  it('are start and close when somebody is responsible for it', () => {
    expect(offered({ responsibleIds: ['keeper-1'] })).toEqual(['start', 'close']);
  });
  it('are close alone when it is in progress', () => {
    expect(offered({ status: 'IN_PROGRESS', takenBy: 'bo' })).toEqual(['close']);
  });
  it('offer to give back what one has taken', () => {
    expect(offered({ status: 'IN_PROGRESS', takenBy: 'keeper-1' })).toEqual(['close', 'release']);
  });
  it('include cancelling and archiving for its author and for a manager', () => {
    expect(offered({ authorId: 'keeper-1' })).toEqual(['take', 'close', 'cancel', 'archive']);
    expect(offered({}, { role: 'admin' })).toEqual(['take', 'close', 'cancel', 'archive']);
  });
  it('are reopening and archiving when it is closed, for people who manage it', () => {
    expect(offered({ status: 'DONE' }, { role: 'admin' })).toEqual(['reopen', 'archive']);
    expect(offered({ status: 'DONE', authorId: 'keeper-1' })).toEqual(['reopen', 'archive']);
    expect(offered({ status: 'DONE' })).toEqual([]);
  });
  it('are reopening for ten minutes for the person who has just closed it', () => {
    const closed = (at: number) => ({ status: 'DONE', completedAtUnix: at, updatedAtUnix: at }) as const;
    expect(offered({ ...closed(NOW - 600_000), completedBy: 'keeper-1' })).toEqual(['reopen']);
    expect(offered({ ...closed(NOW - 600_001), completedBy: 'keeper-1' })).toEqual([]);
    expect(offered({ ...closed(NOW - 1_000), completedBy: 'bo' })).toEqual([]);
  });
  it('are reopening when it is cancelled, and restoring when it is archived, for people who manage it', () => {
    expect(offered({ status: 'DELETED' }, { role: 'admin' })).toEqual(['reopen']);
    expect(offered({ status: 'ARCHIVED' }, { role: 'admin' })).toEqual(['restore']);
    expect(offered({ status: 'DELETED' })).toEqual([]);
    expect(offered({ status: 'ARCHIVED' })).toEqual([]);
  });
  it('are none in another establishment', () => {
    expect(offered({ zooId: 'zoo-2' })).toEqual([]);
  });
  it('offer to close a task with a required item open, so that the refusal can name the item', () => {
    expect(offered({ checklist: CHECKLIST, requiredItems: [NUMBER] })).toEqual(['take', 'close']);
  });
});
