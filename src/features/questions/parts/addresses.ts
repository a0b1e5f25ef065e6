export const QUESTIONS_HREF = '/QuestionListView';
/** The form of a question that is still to be written. */
export const NEW_QUESTION_HREF = '/QuestionManagementView';

/** The address of a question's editor. */
export function questionHref(questionId: string): string {
  return `/QuestionManagementView?id=${encodeURIComponent(questionId)}`;
}

/** The address where a question is seen as it stood at a date. */
export function timeMachineHref(questionId: string): string {
  return `/QuestionTimeMachine?id=${encodeURIComponent(questionId)}`;
}

/** The address where a question is compared with another one. */
export function comparisonHref(questionId: string): string {
  return `/QuestionComparisonView?id=${encodeURIComponent(questionId)}`;
}

/** The address of the computed questions of a species. */
export function speciesQuestionsHref(specieId: string): string {
  return `/SpecieQA?id=${encodeURIComponent(specieId)}`;
}
