/** The failures of contexts; their sentences are in `context-errors.json`. */
export const CONTEXT_CODES = [
  'context/ref-exists',
  'context/questions-required',
  'context/questions-too-many',
  'context/question-twice',
  'context/too-large',
  'context/translations-missing',
  'context/nothing-to-publish',
  'context/archived',
  'context/not-found',
  'context/changed-meanwhile',
  'context/register-full',
  'context/save-failed',
  'context/publish-failed',
  'context/archive-failed',
  'context/restore-failed',
] as const;

export type ContextCode = (typeof CONTEXT_CODES)[number];
