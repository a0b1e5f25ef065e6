import { weightOf, type Weights } from '../content/weights.ts';
import { type Answering, answerOf } from './answering.ts';
import { isAnswered } from './check-answer.ts';
import { type Flow, statesOf } from './flow.ts';
import { type PublishedQuestion, QUESTION_CATEGORIES, type QuestionCategory } from '../questions/question.ts';
import { maxScoreOf, type QuestionScore, scoreOf } from '../scoring/question-score.ts';
import { labelOf, type ScoreLabel, type Scores, scoresOf } from '../scoring/scores.ts';

/** The reasons for which a question is in no score. */
export const LEFT_OUT_REASONS = ['not_asked', 'skipped', 'no_score', 'not_answered'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** A question's part in the score of its category. */
export type ExplainedQuestion = {
  readonly questionId: string;
  readonly category: QuestionCategory;
  readonly weight: number;
  /** null when it is left out */
  readonly score: QuestionScore | null;
  readonly leftOut: LeftOutReason | null;
  /** its score of 100; null when it is left out */
  readonly percent: number | null;
  /** its weight in percent of all that count in the category; null when it is left out or all weigh 0 */
  readonly share: number | null;
  /** the points of 100 that it brings to the category; null with `share` */
  readonly points: number | null;
};

/** A category's part in the overall score. */
export type ExplainedCategory = {
  readonly category: QuestionCategory;
  readonly weight: number;
  /** of 100, unrounded, as `scoresOf` has it */
  readonly score: number | null;
  readonly label: ScoreLabel | null;
  readonly questions: readonly ExplainedQuestion[];
  /** the sum of the weights of the questions that count */
  readonly totalWeight: number;
  /** its weight in percent of all categories with a score; null without a score, or when all weigh 0 */
  readonly share: number | null;
  /** the points of 100 that it brings to the overall score; null with `share` */
  readonly points: number | null;
};

export type Explanation = {
  readonly scores: Scores;
  readonly label: ScoreLabel | null;
  /** the sum of the weights of the categories with a score */
  readonly totalWeight: number;
  /** the categories of which a question is in the flow, in the order of `QUESTION_CATEGORIES` */
  readonly categories: readonly ExplainedCategory[];
};

/**
 * Returns the scores of answers with each question's part in them. Points of the questions add up to the score of their
 * category, points of the categories to the overall one, but for the rounding of sums.
 * @source analysis definitions, 11
 */
export function explain(flow: Flow, answering: Answering, weights: Weights): Explanation {
  const states = statesOf(flow, answering);
  const questions = flow.questions.map((question) => {
    const state = states.get(question.questionId);
    const leftOut = leftOutReason(question, answering, state === 'not_asked' || state === 'skipped' ? state : null);
    return {
      questionId: question.questionId,
      category: question.category,
      weight: weightOf(weights, question),
      leftOut,
      score: leftOut === null ? scoreOf(question, answerOf(answering, question.questionId)) : null,
    };
  });
  const scores = scoresOf(questions, weights.categories);
  const counting = QUESTION_CATEGORIES.filter((category) => scores.categories[category] !== null);
  const totalWeight = sum(counting.map((category) => weights.categories[category]));
  const categories = QUESTION_CATEGORIES.flatMap((category): ExplainedCategory[] => {
    const own = questions.filter((question) => question.category === category);
    if (own.length === 0) return [];
    const score = scores.categories[category];
    const weight = weights.categories[category];
    const total = sum(own.flatMap((question) => (question.score === null ? [] : question.weight)));
    return [
      {
        category,
        weight,
        score,
        label: labelOf(score),
        questions: own.map((question) => {
          const percent = question.score === null ? null : (100 * question.score.score) / question.score.max;
          return { ...question, percent, ...partOf(question.weight, total, percent) };
        }),
        totalWeight: total,
        ...partOf(weight, totalWeight, score),
      },
    ];
  });
  return { scores, label: labelOf(scores.overall), totalWeight, categories };
}

/** Returns the ids of the questions that are left out for a reason, in the order of the categories. */
export function leftOutIds({ categories }: Explanation, reason: LeftOutReason): string[] {
  return categories.flatMap(({ questions }) =>
    questions.filter(({ leftOut }) => leftOut === reason).map(({ questionId }) => questionId),
  );
}

function leftOutReason(
  question: PublishedQuestion,
  answering: Answering,
  state: 'not_asked' | 'skipped' | null,
): LeftOutReason | null {
  if (state !== null) return state;
  if (maxScoreOf(question) === null) return 'no_score';
  return isAnswered(question, answerOf(answering, question.questionId)) ? null : 'not_answered';
}

function partOf(weight: number, total: number, value: number | null) {
  if (value === null || total <= 0) return { share: null, points: null };
  return { share: (100 * weight) / total, points: (weight * value) / total };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
