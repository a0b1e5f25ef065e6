import { expect, it } from 'vitest';
import { aProfileContent } from '../../../tests/support/builders/profile.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { missingTexts } from './missing-texts.ts';

it('a profile may be published once its texts stand in every language', () => {
  const partly = { ...inSevenLanguages('A'), it: '' };
  expect(missingTexts(aProfileContent())).toEqual([]);
  expect(missingTexts(aProfileContent({ name: partly, description: partly }))).toEqual([
    { path: 'name', languages: ['it'] },
    { path: 'description', languages: ['it'] },
  ]);
});
