/** The failures that all published content has alike; their sentences are in `errors.json`. */
export const CONTENT_CODES = [
  'content/ref-required',
  'content/ref-invalid',
  'content/name-required',
  'content/text-too-long',
  'content/level-unknown',
] as const;

export type ContentCode = (typeof CONTENT_CODES)[number];
