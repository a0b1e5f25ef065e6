import type { QuestionnaireErrors } from '#domain/questionnaires/check-questionnaire.ts';
import type { Known } from '../parts/useKnownQuestions.ts';
import type { QuestionnaireForm } from './useQuestionnaireForm.ts';

/** The parts of the editor that each of its steps needs. */
export type StepProps = {
  readonly form: QuestionnaireForm;
  readonly known: Known;
  /** every fault by its path */
  readonly faults: QuestionnaireErrors;
  /** the sentence of a fault at a path; null for none, or while nobody tried to save a text that is still to be written */
  readonly errorOf: (path: string) => string | null;
  /** the name of a text in a language to which the person is led; null for none */
  readonly wanted: string | null;
};
