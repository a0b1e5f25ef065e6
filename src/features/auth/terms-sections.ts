/** The parts of the terms (version 4), in their order: keys of `auth:values.terms`. */
export const TERMS_SECTIONS = [
  'purpose',
  'account',
  'records',
  'confidence',
  'personal',
  'advice',
  'availability',
] as const;
