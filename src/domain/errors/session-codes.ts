/** The failures of observation sessions; their sentences are in `session-errors.json`. */
export const SESSION_CODES = [
  'session/load-failed',
  'session/start-failed',
  'session/save-failed',
  'session/end-failed',
  'session/refused',
  'session/full',
  'session/not-kept',
  'session/reason-required',
  'session/already-invalid',
  'session/invalidate-failed',
  'session/holds-no-answers',
  'session/answers-in-use',
  'session/choose-failed',
  'session/analysis-failed',
  'session/too-many-to-analyse',
  'session/results-too-large',
] as const;

export type SessionCode = (typeof SESSION_CODES)[number];
