import { expect, it } from 'vitest';
import { aQuestionContent } from '../../../../tests/support/builders/question.ts';
import { inSevenLanguages } from '../../../../tests/support/builders/seven-languages.ts';
import { textPairs } from './differing-texts.ts';

it('two contents give the parts that differ, in the order of the editor', () => {
  const left = aQuestionContent({ help: inSevenLanguages('') });
  const right = aQuestionContent({ weight: 3, wording: { ...left.wording, en: 'Other?' }, help: inSevenLanguages('') });
  expect(textPairs(left, right)).toEqual([
    { field: 'wording', number: null, language: 'en', left: left.wording.en, right: 'Other?' },
    { field: 'weight', number: null, language: null, left: '1', right: '3' },
  ]);
  expect(textPairs(left, left)).toEqual([]);
  expect(textPairs(left, left, true).length).toBeGreaterThan(20);
});
