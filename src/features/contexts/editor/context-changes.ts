import { asQuestion, type ContextQuestion, type ContextQuestionType } from '#domain/contexts/context.ts';
import { emptyContextQuestion } from '#domain/contexts/tidy-context.ts';
import { answersOfType } from '#features/questions/index.ts';

/** Returns a new question with the first code that no other has: 'Q-01', 'Q-02' and so on. */
export function newContextQuestion(questionId: string, others: readonly ContextQuestion[]): ContextQuestion {
  const taken = new Set(others.map(({ questionRef }) => questionRef));
  let number = others.length + 1;
  const refOf = () => `Q-${String(number).padStart(2, '0')}`;
  while (taken.has(refOf())) number += 1;
  return ofType({ ...emptyContextQuestion(questionId), questionRef: refOf() }, 'single_choice');
}

/** Returns the question as one of another type: what the type needs is there to be filled. */
export function ofType(question: ContextQuestion, type: ContextQuestionType): ContextQuestion {
  const { answers, minChoices, maxChoices, scaleMax, scaleLow, scaleHigh } = {
    ...question,
    ...answersOfType(asQuestion(question), type),
  };
  return {
    ...question,
    ...{ type, minChoices, maxChoices, scaleMax, scaleLow, scaleHigh },
    answers: answers.map(({ answerId, label }) => ({ answerId, label })),
  };
}
