import { expect, it } from 'vitest';
import type { LastEvaluation } from '#domain/quick-groups/quick-group.ts';
import { aQuickGroup } from '../../../../tests/support/builders/quick-group.ts';
import { answeredShareOf, changeOf, type ComparedRow, shownChangeOf } from './entries.ts';

const rowOf = (differences: Partial<LastEvaluation>): ComparedRow => {
  const last: LastEvaluation = {
    ...{ evaluationId: 'one', atUnix: 1, overall: 60, label: 'good', answered: 18, asked: 25, previousOverall: 50 },
    categories: { housing: 60, feeding: null, health: null, behavior: null },
    ...differences,
  };
  const group = aQuickGroup({ lastEvaluation: last });
  return {
    ...{ groupId: group.groupId, group, last, speciesNames: [], foundNames: [], sector: null },
    ...{ ownerName: '', isMine: true, isWaiting: false },
  };
};

it('a change is unrounded for files and statistics, and on the screen the difference of the shown scores', () => {
  const row = rowOf({ overall: 60.04, previousOverall: 50.06 });
  expect(changeOf(row)).toBeCloseTo(9.98, 9);
  expect(shownChangeOf(row)).toBeCloseTo(9.9, 9);
});

it('a change needs two scores', () => {
  for (const row of [rowOf({ overall: null }), rowOf({ previousOverall: null })])
    expect([changeOf(row), shownChangeOf(row)]).toEqual([null, null]);
});

it('a share of answered questions is that of those asked, and none where none was asked', () => {
  expect([answeredShareOf(rowOf({})), answeredShareOf(rowOf({ answered: 0, asked: 0 }))]).toEqual([72, null]);
});
