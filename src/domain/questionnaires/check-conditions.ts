import type { Faults } from '../content/check-texts.ts';
import { appError } from '../errors/app-error.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { isChoice, type QuestionType } from '../questions/question.ts';
import type { KnownQuestion } from './check-questionnaire.ts';
import { type Condition, questionIdsOf, type QuestionnaireContent } from './questionnaire.ts';

/** Returns whether another question may depend on the answers of a question of this type. */
export function mayBeDependedOn(type: QuestionType): boolean {
  return isChoice(type) || type === 'yes_no';
}

/** Notes the first fault of each condition at 'conditions.<place>.<field>'. */
export function checkConditions(
  faults: Faults,
  content: QuestionnaireContent,
  questions: ReadonlyMap<string, KnownQuestion> | null,
): void {
  const order = questionIdsOf(content);
  const { conditions } = content;
  for (const [at, condition] of conditions.entries()) {
    const isFirst = conditions.findIndex((one) => one.questionId === condition.questionId) === at;
    const wrong = isFirst
      ? faultOf(condition, order, questions)
      : (['questionId', 'questionnaire/condition-twice'] as const);
    if (wrong !== null) faults[`conditions.${at}.${wrong[0]}`] = appError(wrong[1]);
  }
}

function faultOf(
  { questionId, dependsOn, answerIds }: Condition,
  order: readonly string[],
  questions: ReadonlyMap<string, KnownQuestion> | null,
): readonly [keyof Condition, ErrorCode] | null {
  const place = order.indexOf(questionId);
  if (place < 0) return ['questionId', 'questionnaire/condition-unknown'];
  const before = order.indexOf(dependsOn);
  if (before < 0 || before >= place) return ['dependsOn', 'questionnaire/condition-later'];
  if (answerIds.length === 0) return ['answerIds', 'questionnaire/condition-answers'];
  const question = questions?.get(dependsOn);
  if (question === undefined) return null;
  if (!mayBeDependedOn(question.type)) return ['dependsOn', 'questionnaire/condition-no-choices'];
  const known = question.answers.map(({ answerId }) => answerId);
  return answerIds.every((id) => known.includes(id)) ? null : ['answerIds', 'questionnaire/condition-answers'];
}
