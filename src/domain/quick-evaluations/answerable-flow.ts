import type { Flow } from '../questionnaires/flow.ts';

/** Returns a flow in which no question that asks for media is required: without a network no file can be added. */
export function answerableFlow(flow: Flow): Flow {
  const media = new Set(flow.questions.filter(({ type }) => type === 'media').map(({ questionId }) => questionId));
  return { ...flow, required: new Set([...flow.required].filter((id) => !media.has(id))) };
}
