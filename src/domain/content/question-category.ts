/** The parts of welfare; a score is computed for each. */
export const QUESTION_CATEGORIES = ['housing', 'feeding', 'health', 'behavior'] as const;
export type QuestionCategory = (typeof QUESTION_CATEGORIES)[number];
