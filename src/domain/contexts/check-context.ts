import { checkHead } from '../content/check-head.ts';
import type { Faults } from '../content/check-texts.ts';
import { MAX_CONTENT_BYTES } from '../content/lifecycle.ts';
import { appError, type AppError } from '../errors/app-error.ts';
import { checkQuestion } from '../questions/check-question.ts';
import { storedBytes } from '../shared/stored-bytes.ts';
import { asQuestion, type ContextContent, type ContextQuestion, MAX_CONTEXT_QUESTIONS } from './context.ts';

/** The faults of a context by path, such as 'questions.0.answers'. */
export type ContextErrors = Readonly<Record<string, AppError>>;

/** The knowledge that a context is checked against. */
export type ContextGround = {
  /** the references of the other contexts of the same owner, in capitals */
  readonly takenRefs: ReadonlySet<string>;
};

const NO_TAXONOMY = { orders: {}, families: {}, species: {} };

/**
 * Returns the faults of a tidy context; empty when it may be saved as a draft. Codes: 'context/…', those of its questions
 * 'question/…', and 'generic/invalid-input' for control characters.
 */
export function checkContext(context: ContextContent, { takenRefs }: ContextGround): ContextErrors {
  const { questions } = context;
  const faults: Faults = {};
  checkHead(faults, 'context', context, takenRefs);
  if (questions.length === 0) faults['questions'] = appError('context/questions-required');
  if (questions.length > MAX_CONTEXT_QUESTIONS)
    faults['questions'] = appError('context/questions-too-many', { max: MAX_CONTEXT_QUESTIONS });
  for (const [at, question] of questions.entries()) checkAsked(faults, `questions.${at}`, question, questions);
  if (storedBytes('context', context) > MAX_CONTENT_BYTES) faults['questions'] ??= appError('context/too-large');
  return faults;
}

/** Notes the faults of a question at its path; of two that are the same, the later one has the fault. */
function checkAsked(
  faults: Faults,
  path: string,
  question: ContextQuestion,
  questions: readonly ContextQuestion[],
): void {
  const before = questions.slice(0, questions.indexOf(question));
  if (before.some(({ questionId }) => questionId === question.questionId))
    faults[path] = appError('context/question-twice');
  const found = checkQuestion(asQuestion(question), {
    taxonomy: NO_TAXONOMY,
    takenRefs: new Set(before.map(({ questionRef }) => questionRef)),
    referenceIds: null,
  });
  for (const [field, fault] of Object.entries(found)) faults[`${path}.${field}`] = fault;
}
