import { tidyHead, tidyRef } from '../content/tidy-head.ts';
import { untranslated } from '../content/translated.ts';
import { tidyQuestion } from '../questions/tidy-question.ts';
import { asQuestion, type ContextContent, type ContextQuestion } from './context.ts';

/** Returns a new context, without questions. */
export function emptyContext(): ContextContent {
  return { contextRef: '', name: untranslated(), description: untranslated(), questions: [] };
}

/** Returns a single choice of which nothing is written yet. */
export function emptyContextQuestion(questionId: string): ContextQuestion {
  return {
    ...{ questionId, questionRef: '', type: 'single_choice', wording: untranslated(), help: untranslated() },
    ...{ answers: [], minChoices: null, maxChoices: null, unit: '', min: null, max: null },
    ...{ scaleMax: null, scaleLow: null, scaleHigh: null, isRequired: false },
  };
}

/** Returns the context as it is checked and stored: no blanks around texts, nothing that the type of a question has not. */
export function tidyContext(context: ContextContent): ContextContent {
  return {
    ...context,
    ...tidyHead(context),
    contextRef: tidyRef(context.contextRef),
    questions: context.questions.map(tidyContextQuestion),
  };
}

function tidyContextQuestion(typed: ContextQuestion): ContextQuestion {
  const { questionId, type } = typed;
  const tidy = tidyQuestion(asQuestion(typed));
  const { questionRef, wording, help, unit, min, max, minChoices, maxChoices, scaleMax, scaleLow, scaleHigh } = tidy;
  return {
    ...{ questionId, questionRef, type, wording, help },
    answers: tidy.answers.map(({ answerId, label }) => ({ answerId, label })),
    ...{ minChoices, maxChoices, unit, min, max, scaleMax, scaleLow, scaleHigh, isRequired: tidy.isRequired },
  };
}
