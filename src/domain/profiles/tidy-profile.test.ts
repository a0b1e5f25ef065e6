import { expect, it } from 'vitest';
import { aProfileContent } from '../../../tests/support/builders/profile.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { emptyProfile, tidyProfile } from './tidy-profile.ts';

it('a profile is stored without blanks around texts, its reference in capitals', () => {
  const typed = aProfileContent({ profileRef: ' pro-a ', name: { ...inSevenLanguages('N'), fr: ' N ' } });
  expect(tidyProfile(typed)).toEqual({ ...typed, profileRef: 'PRO-A', name: { ...typed.name, fr: 'N' } });
});

it('a new profile is for every species and changes no weight', () => {
  expect(emptyProfile()).toMatchObject({ target: { kind: 'base', id: null }, weights: { questions: {} } });
});
