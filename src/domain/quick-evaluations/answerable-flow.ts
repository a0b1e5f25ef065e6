import type { Flow } from '../questionnaires/flow.ts';
import type { QuestionSet } from './quick-evaluation.ts';
import { flowOfSet } from './result-of.ts';

/** Returns the flow of a set. A question that asks for media is never required: without a network no file can be added. */
export function answerableFlow(set: Pick<QuestionSet, 'questions'>): Flow {
  const flow = flowOfSet(set);
  const media = new Set(flow.questions.filter(({ type }) => type === 'media').map(({ questionId }) => questionId));
  return { ...flow, required: new Set([...flow.required].filter((id) => !media.has(id))) };
}
