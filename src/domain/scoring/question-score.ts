import type { QuestionContent } from '../questions/question.ts';

/** The part of a question by which an answer is scored. */
export type ScoredQuestion = Pick<
  QuestionContent,
  'type' | 'answers' | 'maxChoices' | 'bands' | 'scaleMax' | 'isScaleReversed'
>;

/**
 * An answer: the id of a chosen answer ('yes' or 'no' of a yes/no question), the ids of several, the number of a number
 * or a scale; null when nobody answered.
 */
export type AnswerValue = string | readonly string[] | number | null;

export type QuestionScore = { readonly score: number; readonly max: number };

/**
 * Returns the largest score of a question; null for one without scores: a text, a date, a medium, a number without
 * bands, or answers that all score 0.
 * @source analysis definitions, 11
 */
export function maxScoreOf(question: ScoredQuestion): number | null {
  const largest = largestOf(question);
  return largest > 0 ? largest : null;
}

/**
 * Returns the score of an answer within 0 and the question's maximum; null when the question has no maximum, was not
 * answered, or the answer is none of its own. A number outside every band scores 0.
 * @source analysis definitions, 11
 */
export function scoreOf(question: ScoredQuestion, answer: AnswerValue): QuestionScore | null {
  const max = maxScoreOf(question);
  const score = max === null ? null : rawScoreOf(question, answer);
  if (max === null || score === null) return null;
  return { score: Math.min(Math.max(score, 0), max), max };
}

function largestOf({ type, answers, maxChoices, bands, scaleMax }: ScoredQuestion): number {
  const scores = answers.map(({ score }) => score).toSorted((one, other) => other - one);
  switch (type) {
    case 'single_choice':
    case 'yes_no':
      return scores[0] ?? 0;
    case 'multiple_choice':
      return sum(scores.slice(0, maxChoices ?? scores.length));
    case 'number':
      return Math.max(0, ...bands.map(({ score }) => score));
    case 'scale':
      return (scaleMax ?? 1) - 1;
    case 'text':
    case 'date':
    case 'media':
      return 0;
  }
}

function rawScoreOf(question: ScoredQuestion, answer: AnswerValue): number | null {
  if (answer === null) return null;
  if (typeof answer === 'number') return Number.isFinite(answer) ? scoreOfNumber(question, answer) : null;
  if (question.type === 'number' || question.type === 'scale') return null;
  const ids = typeof answer === 'string' ? [answer] : [...new Set(answer)];
  const chosen = question.answers.filter(({ answerId }) => ids.includes(answerId));
  // A multiple choice may be answered by none of the answers; a single one may not.
  if (chosen.length < ids.length || (ids.length === 0 && question.type !== 'multiple_choice')) return null;
  return sum(chosen.map(({ score }) => score));
}

function scoreOfNumber({ type, bands, scaleMax, isScaleReversed }: ScoredQuestion, value: number): number | null {
  if (type === 'number') {
    const band = bands.find(({ from, to }) => (from === null || value >= from) && (to === null || value < to));
    return band?.score ?? 0;
  }
  if (type !== 'scale' || scaleMax === null || value < 1 || value > scaleMax) return null;
  return isScaleReversed ? scaleMax - value : value - 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
