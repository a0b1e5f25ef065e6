/** The files of `locales/` with sentences of errors; those of one part of the product come with its screens. */
export const ERROR_NAMESPACES = [
  'entry',
  'errors',
  'import-errors',
  'question-errors',
  'ethogram-errors',
  'questionnaire-errors',
  'profile-errors',
  'answer-errors',
  'context-errors',
  'campaign-errors',
  'session-errors',
  'exchange-errors',
  'alert-errors',
] as const;
