import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { aQuestionSet, aQuickEvaluation, aStep } from '../../../tests/support/builders/quick-evaluation.ts';
import { agreementOf, type AnsweredFlow, ENOUGH_COMPARED, evaluatorPairs } from './evaluator-agreement.ts';
import type { QuickEvaluation } from './quick-evaluation.ts';
import { flowOfSet } from './result-of.ts';

const A_DAY = 86_400_000;
const ended = (evaluationId: string, leaderId: string, finishedAtUnix: number, differences = {}): QuickEvaluation =>
  aQuickEvaluation({ evaluationId, leaderId, finishedAtUnix, status: 'finished', ...differences });
const pairsOf = (...evaluations: QuickEvaluation[]) =>
  evaluatorPairs(evaluations).map((pair) => pair.map(({ evaluationId }) => evaluationId));

describe('the pairs of evaluators', () => {
  it('end at most seven days apart, the earlier evaluation first', () => {
    expect(pairsOf(ended('late', 'bo', 7 * A_DAY), ended('early', 'ana', 0))).toEqual([['early', 'late']]);
    expect(pairsOf(ended('late', 'bo', 7 * A_DAY + 1), ended('early', 'ana', 0))).toEqual([]);
  });
  it('are of different people, and both finished', () => {
    expect(pairsOf(ended('a', 'ana', 0), ended('b', 'ana', 1))).toEqual([]);
    expect(pairsOf(ended('a', 'ana', 0), aQuickEvaluation({ leaderId: 'bo', startedAtUnix: 1 }))).toEqual([]);
    expect(pairsOf()).toEqual([]);
  });
  it('are all that there are, the latest first', () => {
    const evaluations = [ended('a', 'ana', 0), ended('b', 'bo', A_DAY), ended('c', 'cy', 2 * A_DAY)];
    expect(pairsOf(...evaluations)).toEqual([
      ['b', 'c'],
      ['a', 'c'],
      ['a', 'b'],
    ]);
  });
});

const IDS = ['a', 'b', 'c', 'd'] as const;
const note = aPublishedQuestion({ questionId: 'note', type: 'text', answers: [] });
const questions = [...IDS.map((questionId) => aPublishedQuestion({ questionId })), note];
const set = aQuestionSet(questions);
type Said = Readonly<Record<string, string>>;
const answered = (leaderId: string, said: Said, of = set): AnsweredFlow => ({
  evaluation: {
    ...{ leaderId, media: [] },
    steps: Object.entries(said).map(([id, value]) => aStep(id, value, { by: leaderId })),
  },
  flow: flowOfSet(of),
});

describe('the agreement of two evaluations', () => {
  it('is counted on the questions that both answered with a score', () => {
    const agreement = agreementOf(
      answered('ana', { a: 'yes', b: 'partly', c: 'no', note: 'Calme' }),
      answered('bo', { a: 'yes', b: 'no', d: 'yes', note: 'Agité' }),
    );
    expect(agreement).toMatchObject({ answered: 3, percent: 50, gap: null });
    expect(agreement.compared.map(({ question, answers, levels }) => [question.questionId, answers, levels])).toEqual([
      ['a', ['yes', 'yes'], [4, 4]],
      ['b', ['partly', 'no'], [2, 0]],
    ]);
    // Observed 2 of 2 items; expected (|4−4| + |4−0| + |2−4| + |2−0|) / 4 = 2.
    expect(agreement.kappa).toBeCloseTo(1 - 1 / 2, 12);
  });
  it('leaves out skipped answers and answers that are not valid', () => {
    const skipped = answered('bo', { a: 'yes', b: 'gone' });
    const steps = [...skipped.evaluation.steps, aStep('a', null, { kind: 'skip', by: 'bo' })];
    const agreement = agreementOf(answered('ana', { a: 'yes', b: 'yes' }), {
      ...skipped,
      evaluation: { ...skipped.evaluation, steps },
    });
    expect(agreement).toMatchObject({ answered: 0, compared: [], percent: null, kappa: null, gap: 'nothing' });
  });
  it('has no kappa where both gave answers of one level only', () => {
    const all = { a: 'yes', b: 'yes' };
    expect(agreementOf(answered('ana', all), answered('bo', all))).toMatchObject({
      ...{ percent: 100, kappa: null, gap: 'one_level' },
    });
  });
  it('compares no question whose version differs, and says that the questions differ', () => {
    const newer = aQuestionSet([aPublishedQuestion({ questionId: 'a', version: 2 }), ...questions.slice(1)]);
    const all = { a: 'yes', b: 'no' };
    const agreement = agreementOf(answered('ana', all), answered('bo', all, newer));
    expect(agreement.answered).toBe(1);
    expect(agreement.limits).toContain('other_questions');
    expect(agreementOf(answered('ana', all), answered('bo', all)).limits).not.toContain('other_questions');
  });
  it('says when one person answered in both, and when several people answered in one', () => {
    const one = answered('ana', { a: 'yes' });
    const helped = {
      ...one,
      evaluation: { ...one.evaluation, steps: [...one.evaluation.steps, aStep('b', 'no', { by: 'bo' })] },
    };
    expect(agreementOf(one, answered('bo', { a: 'yes' })).limits).toEqual(['few']);
    expect(agreementOf(helped, answered('cy', { a: 'yes' })).limits).toEqual(['few', 'several_people']);
    expect(agreementOf(helped, answered('bo', { a: 'yes' })).limits).toEqual([
      ...['few', 'shared_person', 'several_people'],
    ]);
    const commented = {
      ...one,
      evaluation: {
        ...one.evaluation,
        steps: [...one.evaluation.steps, aStep('a', 'x', { kind: 'comment', by: 'bo' })],
      },
    };
    expect(agreementOf(commented, answered('bo', { a: 'yes' })).limits).toEqual(['few']);
  });
  it.each([
    [ENOUGH_COMPARED - 1, ['few']],
    [ENOUGH_COMPARED, []],
  ])('on %i questions has the limits %j', (count, limits) => {
    const ids = Array.from({ length: count }, (_, at) => `q${at}`);
    const many = aQuestionSet(ids.map((questionId) => aPublishedQuestion({ questionId })));
    const all = Object.fromEntries(ids.map((id, at) => [id, at % 2 === 0 ? 'yes' : 'no']));
    expect(agreementOf(answered('ana', all, many), answered('bo', all, many))).toMatchObject({ kappa: 1, limits });
  });
  it('is the same whoever comes first', () => {
    const said = fc.dictionary(fc.constantFrom(...IDS, 'note'), fc.constantFrom('yes', 'partly', 'no'));
    fc.assert(
      fc.property(said, said, (one, other) => {
        const [there, back] = [
          agreementOf(answered('ana', one), answered('bo', other)),
          agreementOf(answered('bo', other), answered('ana', one)),
        ];
        expect(back).toMatchObject({ answered: there.answered, percent: there.percent, gap: there.gap });
        expect(back.kappa ?? -2).toBeCloseTo(there.kappa ?? -2, 12);
        expect(there.compared.length).toBeLessThanOrEqual(there.answered);
      }),
    );
  });
});
