import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { BULK_ACTIONS, bulkParts } from './bulk-actions.ts';

const NOW = Date.parse('2025-01-15T10:00:00Z');
const keeper = anActor();
const manager = anActor({ sectors: { ...keeper.sectors, management: ['savanna'] } });
const own = aTask({ taskId: 'own', authorId: keeper.userId, sectorIds: ['pond'] });
const others = aTask({ taskId: 'others', authorId: 'somebody', sectorIds: ['savanna'] });
const elsewhere = aTask({ taskId: 'elsewhere', authorId: 'somebody', sectorIds: ['aviary'] });
const idsOf = (actor: typeof keeper, action: (typeof BULK_ACTIONS)[number], tasks = [own, others, elsewhere]) => {
  const { possible, notManaged, notAllowed } = bulkParts(actor, action, tasks, NOW);
  return [possible, notManaged, notAllowed].map((part) => part.map(({ taskId }) => taskId));
};

const MANAGED = BULK_ACTIONS.filter((action) => action !== 'take');

describe.each(MANAGED)('several tasks at once: %s', (action) => {
  it('changes only the own tasks of a keeper', () => {
    expect(idsOf(keeper, action)).toEqual([['own'], ['others', 'elsewhere'], []]);
  });
  it('changes the tasks of a manager’s sectors, and of no other sector', () => {
    expect(idsOf({ ...manager, userId: 'mia' }, action)).toEqual([['others'], ['own', 'elsewhere'], []]);
  });
  it('changes all tasks for an admin', () => {
    expect(idsOf(anActor({ role: 'admin' }), action)).toEqual([['own', 'others', 'elsewhere'], [], []]);
  });
  it('leaves out cancelled tasks of one’s own as not allowed', () => {
    expect(idsOf(keeper, action, [{ ...own, status: 'DELETED' }])).toEqual([[], [], ['own']]);
  });
});

describe('taking several tasks at once', () => {
  const idle = { ...others, responsibleIds: [], takenBy: null };
  it('is for whoever works on tasks, also of other people', () => {
    expect(idsOf(keeper, 'take', [own, idle, elsewhere])).toEqual([['own', 'others', 'elsewhere'], [], []]);
  });
  it('leaves out what somebody has, and what is over', () => {
    const taken = { ...idle, takenBy: 'bo' };
    const assigned = { ...idle, responsibleIds: ['bo'] };
    const done = { ...idle, status: 'DONE' as const };
    expect(bulkParts(keeper, 'take', [taken, assigned, done], NOW)).toMatchObject({
      possible: [],
      notAllowed: [taken, assigned, done],
    });
  });
  it('is not for a pedagogical account', () => {
    expect(idsOf(anActor({ role: 'pedagoadmin' }), 'take', [idle])).toEqual([[], ['others'], []]);
  });
});

it('closed tasks are archived at once, but neither taken, closed nor cancelled again', () => {
  const done = { ...own, status: 'DONE' as const };
  expect(BULK_ACTIONS.map((action) => bulkParts(keeper, action, [done], NOW).possible.length)).toEqual([0, 0, 0, 1]);
});

it('no tasks are in no part', () => {
  expect(bulkParts(keeper, 'close', [], NOW)).toEqual({ possible: [], notManaged: [], notAllowed: [] });
});
