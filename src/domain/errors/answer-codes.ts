/** The failures of an answer to a question; their sentences are in `answer-errors.json`. */
export const ANSWER_CODES = [
  'answer/unknown',
  'answer/choices-min',
  'answer/number-invalid',
  'answer/number-min',
  'answer/number-max',
  'answer/number-between',
  'answer/text-too-long',
  'answer/day-invalid',
] as const;

export type AnswerCode = (typeof ANSWER_CODES)[number];
