import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { defaultWeights, weightOf } from '../content/weights.ts';
import { type Answering, NOTHING_ANSWERED } from './answering.ts';
import { flowOfQuestions } from './flow.ts';
import { QUESTION_CATEGORIES, type QuestionCategory } from '../questions/question.ts';
import { explain, leftOutIds } from './explanation.ts';
import { scoreOf } from '../scoring/question-score.ts';
import { scoresOf } from '../scoring/scores.ts';

const question = (questionId: string, category: QuestionCategory, weight = 1) =>
  aPublishedQuestion({ questionId, category, weight });
const questions = [
  question('a', 'housing', 3),
  question('b', 'housing'),
  question('c', 'feeding'),
  { ...question('t', 'housing'), type: 'text' as const, answers: [] },
];
const flow = flowOfQuestions(questions);
const answered = (answers: Answering['answers'], ...skipped: string[]): Answering => ({
  ...NOTHING_ANSWERED,
  answers,
  skipped,
});

describe('the explanation of scores', () => {
  it('gives each question its part of the category, and each category its part of all', () => {
    const weights = { ...defaultWeights(), categories: { ...defaultWeights().categories, feeding: 3 } };
    const { categories, scores, label, totalWeight } = explain(
      flow,
      answered({ a: 'partly', b: 'yes', c: 'no' }),
      weights,
    );
    const [housing, feeding] = categories;
    expect(housing).toMatchObject({ score: 62.5, label: 'good', totalWeight: 4, share: 25, points: 15.625 });
    expect(housing?.questions.slice(0, 2)).toMatchObject([
      { questionId: 'a', weight: 3, percent: 50, share: 75, points: 37.5, score: { score: 50, max: 100 } },
      { questionId: 'b', weight: 1, percent: 100, share: 25, points: 25 },
    ]);
    expect(feeding).toMatchObject({ score: 0, label: 'critical', share: 75, points: 0 });
    expect([scores.overall, label, totalWeight]).toEqual([15.625, 'critical', 4]);
  });
  it('names the reason for which a question is left out', () => {
    const told = explain(flow, answered({ a: 'yes', b: 'other' }, 'a'), defaultWeights());
    expect(leftOutIds(told, 'skipped')).toEqual(['a']);
    expect(leftOutIds(told, 'not_answered')).toEqual(['b', 'c']);
    expect(leftOutIds(told, 'no_score')).toEqual(['t']);
    expect(told.categories[0]?.questions[0]).toMatchObject({ score: null, percent: null, share: null, points: null });
  });
  it('names a question that a condition hides, whatever its answer', () => {
    const conditions = new Map([['b', { questionId: 'b', dependsOn: 'a', answerIds: ['no'] }]]);
    const told = explain({ ...flow, conditions }, answered({ a: 'yes', b: 'no' }), defaultWeights());
    expect(leftOutIds(told, 'not_asked')).toEqual(['b']);
    expect(told.scores.categories.housing).toBe(100);
  });
  it('has no score and no label when everything is skipped', () => {
    const told = explain(flow, answered({ a: 'yes', c: 'no' }, 'a', 'b', 'c', 't'), defaultWeights());
    expect([told.scores.overall, told.label, told.totalWeight]).toEqual([null, null, 0]);
    expect(told.categories.map(({ score, label, share }) => [score, label, share])).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  });
  it('gives no part of a category whose questions all weigh 0', () => {
    const weights = { ...defaultWeights(), questions: { c: 0 } };
    const feeding = explain(flow, answered({ a: 'yes', c: 'no' }), weights).categories[1];
    expect(feeding).toMatchObject({ score: null, share: null, totalWeight: 0 });
    expect(feeding?.questions[0]).toMatchObject({ leftOut: null, percent: 0, share: null, points: null });
  });
});

describe('for any answers and weights', () => {
  const weight = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 100, noNaN: true }));
  const row = fc.record({
    category: fc.constantFrom(...QUESTION_CATEGORIES),
    own: weight,
    given: fc.option(weight),
    answer: fc.constantFrom('no', 'partly', 'yes', null),
    isSkipped: fc.boolean(),
  });
  const some = fc.record({
    rows: fc.array(row, { maxLength: 15 }),
    categories: fc.record({ housing: weight, feeding: weight, health: weight, behavior: weight }),
  });
  type Drawn = typeof some extends fc.Arbitrary<infer T> ? T : never;
  const build = ({ rows, categories }: Drawn) => {
    const drawn = rows.map(({ category, own }, place) => question(`q${place}`, category, own));
    const given = rows.flatMap(({ given: weighed }, place): [string, number][] =>
      weighed === null ? [] : [[`q${place}`, weighed]],
    );
    const answering = answered(
      Object.fromEntries(rows.map(({ answer }, place) => [`q${place}`, answer])),
      ...rows.flatMap(({ isSkipped }, place) => (isSkipped ? [`q${place}`] : [])),
    );
    return { drawn, answering, weights: { categories, questions: Object.fromEntries(given) } };
  };

  it('the scores are exactly those of scoresOf', () => {
    fc.assert(
      fc.property(some, (drawing) => {
        const { drawn, answering, weights } = build(drawing);
        const weighed = drawn.map((each, place) => ({
          category: each.category,
          weight: weightOf(weights, each),
          score: drawing.rows[place]?.isSkipped ? null : scoreOf(each, drawing.rows[place]?.answer ?? null),
        }));
        expect(explain(flowOfQuestions(drawn), answering, weights).scores).toEqual(
          scoresOf(weighed, weights.categories),
        );
      }),
    );
  });
  it('points add up to the score, and shares to 100', () => {
    fc.assert(
      fc.property(some, (drawing) => {
        const { drawn, answering, weights } = build(drawing);
        const { categories, scores } = explain(flowOfQuestions(drawn), answering, weights);
        const total = (parts: readonly (number | null)[]) => parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
        for (const { score, questions: own } of categories) {
          expect(total(own.map(({ points }) => points))).toBeCloseTo(score ?? 0, 6);
          expect(total(own.map(({ share }) => share))).toBeCloseTo(score === null ? 0 : 100, 6);
        }
        expect(total(categories.map(({ points }) => points))).toBeCloseTo(scores.overall ?? 0, 6);
      }),
    );
  });
  it('a better answer never takes points away', () => {
    fc.assert(
      fc.property(some, fc.nat(), (drawing, place) => {
        const { drawn, answering, weights } = build(drawing);
        const id = `q${place % Math.max(1, drawn.length)}`;
        if ((answering.answers[id] ?? null) === null) return;
        const better = { ...answering, answers: { ...answering.answers, [id]: 'yes' } };
        const of = (one: Answering) => explain(flowOfQuestions(drawn), one, weights).scores.overall ?? 0;
        expect(of(better)).toBeGreaterThanOrEqual(of(answering) - 1e-9);
      }),
    );
  });
});
