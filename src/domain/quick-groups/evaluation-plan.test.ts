import { expect, it } from 'vitest';
import { aQuickGroup } from '../../../tests/support/builders/quick-group.ts';
import { isEvaluationLate } from './evaluation-plan.ts';
import type { LastEvaluation } from './quick-group.ts';

const lastAt = (atUnix: number): LastEvaluation => ({
  ...{ evaluationId: 'e', atUnix, overall: null, label: null, answered: 0, asked: 1, previousOverall: null },
  categories: { housing: null, feeding: null, health: null, behavior: null },
});

it('an evaluation is late once its day is over without one', () => {
  const planned = aQuickGroup({ nextEvaluationAtUnix: 100 });
  expect([isEvaluationLate(planned, 100), isEvaluationLate(planned, 101)]).toEqual([false, true]);
  expect(isEvaluationLate({ ...planned, lastEvaluation: lastAt(99) }, 101)).toBe(true);
  expect(isEvaluationLate({ ...planned, lastEvaluation: lastAt(100) }, 101)).toBe(false);
  expect(isEvaluationLate({ ...planned, nextEvaluationAtUnix: null }, 101)).toBe(false);
});
