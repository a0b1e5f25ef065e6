import { type AppError, appError } from '../errors/app-error.ts';
import type { QuestionContent } from '../questions/question.ts';
import type { AnswerValue } from '../scoring/question-score.ts';
import { instantOfDay } from '../time/typed-day.ts';

export const ANSWER_TEXT_LENGTH = 2_000;

/** The part of a question that bounds its answers. */
export type AnsweredQuestion = Pick<
  QuestionContent,
  'type' | 'answers' | 'minChoices' | 'maxChoices' | 'min' | 'max' | 'scaleMax'
>;

/** Returns the fault of an answer; null for a valid one and for none. */
export function answerFault(question: AnsweredQuestion, answer: AnswerValue): AppError | null {
  if (isEmpty(question, answer)) return null;
  switch (question.type) {
    case 'single_choice':
    case 'yes_no':
      return typeof answer === 'string' && hasAnswer(question, answer) ? null : UNKNOWN;
    case 'multiple_choice':
      return choicesFault(question, answer);
    case 'number':
      return numberFault(answer, question);
    case 'scale':
      return Number.isInteger(answer) ? numberFault(answer, { min: 1, max: question.scaleMax }) : UNKNOWN;
    case 'text':
      if (typeof answer !== 'string') return UNKNOWN;
      return answer.length > ANSWER_TEXT_LENGTH ? appError('answer/text-too-long', { max: ANSWER_TEXT_LENGTH }) : null;
    case 'date':
      return isDay(answer) ? null : appError('answer/day-invalid');
    case 'media':
      return typeof answer === 'object' ? null : UNKNOWN;
  }
}

/** Returns whether a question is answered, validly. */
export function isAnswered(question: AnsweredQuestion, answer: AnswerValue): boolean {
  return !isEmpty(question, answer) && answerFault(question, answer) === null;
}

/**
 * Returns the answers chosen after a press on one of a multiple choice: it goes or comes, in the order of the question;
 * with the error 'evaluation/choices-max' and nothing changed when there is no more room.
 */
export function chosenAfter(
  { answers, maxChoices }: Pick<QuestionContent, 'answers' | 'maxChoices'>,
  chosen: readonly string[],
  answerId: string,
): { readonly chosen: readonly string[]; readonly error: AppError | null } {
  if (chosen.includes(answerId)) return { chosen: chosen.filter((id) => id !== answerId), error: null };
  if (maxChoices !== null && chosen.length >= maxChoices)
    return { chosen, error: appError('evaluation/choices-max', { max: maxChoices }) };
  const next = [...chosen, answerId];
  return { chosen: answers.map((answer) => answer.answerId).filter((id) => next.includes(id)), error: null };
}

const UNKNOWN = appError('answer/unknown');

/** None of the answers is an answer where a multiple choice allows it: somebody confirmed it. */
function isEmpty({ type, minChoices }: AnsweredQuestion, answer: AnswerValue): boolean {
  if (answer === null) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  if (typeof answer === 'number') return false;
  return answer.length === 0 && !(type === 'multiple_choice' && minChoices === 0);
}

function choicesFault(question: AnsweredQuestion, answer: AnswerValue): AppError | null {
  if (typeof answer !== 'object' || answer === null) return UNKNOWN;
  const { minChoices, maxChoices } = question;
  if (new Set(answer).size < answer.length || !answer.every((id) => hasAnswer(question, id))) return UNKNOWN;
  if (minChoices !== null && answer.length < minChoices) return appError('answer/choices-min', { min: minChoices });
  if (maxChoices !== null && answer.length > maxChoices) return appError('evaluation/choices-max', { max: maxChoices });
  return null;
}

function numberFault(answer: AnswerValue, { min, max }: Pick<QuestionContent, 'min' | 'max'>): AppError | null {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return appError('answer/number-invalid');
  const isOutside = (min !== null && answer < min) || (max !== null && answer > max);
  if (!isOutside) return null;
  if (min === null) return appError('answer/number-max', { max: max ?? 0 });
  return max === null ? appError('answer/number-min', { min }) : appError('answer/number-between', { min, max });
}

function hasAnswer({ answers }: AnsweredQuestion, answerId: string): boolean {
  return answers.some((one) => one.answerId === answerId);
}

function isDay(answer: AnswerValue): boolean {
  return typeof answer === 'string' && instantOfDay(answer, '00:00', 'UTC') !== null;
}
