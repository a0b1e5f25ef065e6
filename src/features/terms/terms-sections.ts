/** The parts of the terms (version 4), in their order: keys of `terms:values.sections`. */
export const TERMS_SECTIONS = [
  'purpose',
  'account',
  'records',
  'confidence',
  'personal',
  'advice',
  'availability',
] as const;
