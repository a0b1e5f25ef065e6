import { defaultWeights, type Weights } from '../content/weights.ts';
import { type Flow, flowOfQuestions, statesOf } from '../questionnaires/flow.ts';
import { explain } from '../questionnaires/explanation.ts';
import { answeringOf } from './answering-of.ts';
import type { EvaluationResult, QuestionSet, QuickEvaluation } from './quick-evaluation.ts';

/** Returns the flow of the questions of a set. */
export function flowOfSet({ questions }: Pick<QuestionSet, 'questions'>) {
  return flowOfQuestions(questions.map(({ question }) => question));
}

/**
 * Returns the scores of an evaluation of a group from its steps and files, with how many of its questions were answered
 * and skipped.
 * @source analysis definitions, 11
 */
export function resultOf(
  evaluation: Pick<QuickEvaluation, 'steps' | 'media'>,
  set: Pick<QuestionSet, 'questions'>,
): EvaluationResult {
  return resultOfFlow(evaluation, flowOfSet(set), defaultWeights());
}

/** Returns the scores of an evaluation whose questions and weights are given, like `resultOf`. */
export function resultOfFlow(
  evaluation: Pick<QuickEvaluation, 'steps' | 'media'>,
  flow: Flow,
  weights: Weights,
): EvaluationResult {
  const answering = answeringOf(evaluation, flow.questions);
  const { scores, label } = explain(flow, answering, weights);
  const states = [...statesOf(flow, answering).values()];
  const countOf = (wanted: (typeof states)[number]) => states.filter((state) => state === wanted).length;
  return {
    ...{ categories: scores.categories, overall: scores.overall, label },
    ...{ answered: countOf('answered'), asked: states.length - countOf('not_asked'), skipped: countOf('skipped') },
  };
}
