import { expect, it } from 'vitest';
import { aQuestionnaireContent, aSection } from '../../../tests/support/builders/questionnaire.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { missingTexts } from './missing-texts.ts';

it('a questionnaire may be published once its texts stand in every language', () => {
  const partly = { ...inSevenLanguages('A'), de: ' ', pt: '' };
  const sections = [aSection('a', 'q1'), { ...aSection('b', 'q2'), name: partly }];
  expect(missingTexts(aQuestionnaireContent())).toEqual([]);
  expect(missingTexts(aQuestionnaireContent({ sections, description: partly }))).toEqual([
    { path: 'description', languages: ['de', 'pt'] },
    { path: 'sections.1.name', languages: ['de', 'pt'] },
  ]);
});
