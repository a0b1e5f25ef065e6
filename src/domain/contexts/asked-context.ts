import { type Flow, flowOfQuestions } from '../questionnaires/flow.ts';
import { asQuestion, type ContextVersion } from './context.ts';

/** Returns the questions of a published context as they are asked: each, in their order, the required ones marked. */
export function flowOfContext({ questions, number }: Pick<ContextVersion, 'questions' | 'number'>): Flow {
  return flowOfQuestions(
    questions.map((question) => ({ ...asQuestion(question), questionId: question.questionId, version: number })),
  );
}
