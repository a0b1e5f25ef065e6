import { describe, expect, it } from 'vitest';
import { type EstablishmentFigures, totalOf } from './figures.ts';

const park: EstablishmentFigures = {
  zooId: 'park',
  peopleActive: 9,
  peoplePending: 1,
  peopleDisabled: 2,
  tasksOpen: 40,
  tasksOverdue: 3,
  tasksDone: 120,
  lastActivityUnix: 1,
};

describe('the totals', () => {
  it('are the sums of the counts', () => {
    expect(totalOf([park, { ...park, zooId: 'bay', tasksOverdue: 0 }])).toEqual({
      peopleActive: 18,
      peoplePending: 2,
      peopleDisabled: 4,
      tasksOpen: 80,
      tasksOverdue: 3,
      tasksDone: 240,
    });
  });
  it('of nothing are zeros', () => {
    expect(Object.values(totalOf([]))).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
