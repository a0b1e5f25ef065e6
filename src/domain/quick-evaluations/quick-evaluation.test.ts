import { describe, expect, it } from 'vitest';
import { aQuestionSet, aQuickEvaluation, aStep } from '../../../tests/support/builders/quick-evaluation.ts';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { evaluationResultSchema, questionSetSchema, quickEvaluationSchema } from './quick-evaluation.ts';

const isEvaluation = (stored: unknown) => quickEvaluationSchema.safeParse(stored).success;
const withStep = (differences: Readonly<Record<string, unknown>>) => ({
  ...aQuickEvaluation(),
  steps: [{ ...aStep('shade', 'yes'), ...differences }],
});

describe('a stored evaluation', () => {
  it('is read while it runs, with every kind of answer', () => {
    const values = ['yes', ['sand', 'rock'], 12.5, '2026-11-20', null];
    expect(isEvaluation(aQuickEvaluation({ steps: values.map((value) => aStep('shade', value)) }))).toBe(true);
  });
  it('is read with its result, in which a category without an answer has no score', () => {
    const result = { overall: null, label: null, answered: 0, asked: 12, skipped: 12 } as const;
    const finished = { ...aQuickEvaluation({ status: 'finished', finishedAtUnix: 1 }), result };
    expect(isEvaluation(finished)).toBe(false);
    const categories = { housing: null, behavior: 50, feeding: 100, health: 0 };
    expect(isEvaluation({ ...finished, result: { ...result, categories } })).toBe(true);
  });
  it('is not read with a state, a step or an answer that nobody can give', () => {
    expect(isEvaluation({ ...aQuickEvaluation(), status: 'paused' })).toBe(false);
    expect(isEvaluation(withStep({ kind: 'vote' }))).toBe(false);
    expect(isEvaluation(withStep({ value: { id: 'yes' } }))).toBe(false);
    expect(isEvaluation(withStep({ by: undefined }))).toBe(false);
  });
});

it('a result names one of the labels of the scale', () => {
  const result = { categories: {}, overall: 80, label: 'splendid', answered: 1, asked: 1, skipped: 0 };
  expect(evaluationResultSchema.safeParse(result).success).toBe(false);
});

it('a set of questions holds published questions with the species they are about', () => {
  const set = aQuestionSet([aPublishedQuestion()]);
  expect(questionSetSchema.safeParse(set).success).toBe(true);
  const [question] = set.questions;
  expect(questionSetSchema.safeParse({ ...set, questions: [{ question: question?.question }] }).success).toBe(false);
});
