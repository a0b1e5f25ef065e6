import { expect, it } from 'vitest';
import { aQuickGroup } from '../../../tests/support/builders/quick-group.ts';
import { isEvaluationDue } from './evaluation-reminder.ts';

const HOUR = 3_600_000;
const DAY = Date.parse('2026-05-04T22:00:00Z');
const planned = aQuickGroup({ nextEvaluationAtUnix: DAY });

it('an evaluation is reminded of from six in the morning to ten in the evening of its day', () => {
  const dueAfter = (hours: number, more = 0) => isEvaluationDue(planned, DAY + hours * HOUR + more);
  expect([dueAfter(6, -1), dueAfter(6), dueAfter(22, -1), dueAfter(22)]).toEqual([false, true, true, false]);
});

it('an archived group, one without a day and one evaluated on that day are not reminded of', () => {
  const noon = DAY + 12 * HOUR;
  const scores = { overall: null, label: null, answered: 0, asked: 1 };
  const categories = { housing: null, feeding: null, health: null, behavior: null };
  const evaluatedAt = (atUnix: number) => ({
    ...planned,
    lastEvaluation: { evaluationId: 'e', atUnix, ...scores, categories, previousOverall: null },
  });
  expect(isEvaluationDue({ ...planned, isArchived: true }, noon)).toBe(false);
  expect(isEvaluationDue({ ...planned, nextEvaluationAtUnix: null }, noon)).toBe(false);
  expect(isEvaluationDue(evaluatedAt(DAY), noon)).toBe(false);
  expect(isEvaluationDue(evaluatedAt(DAY - 1), noon)).toBe(true);
});
