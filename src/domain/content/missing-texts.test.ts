import { expect, it } from 'vitest';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { lackingTexts, languagesToWrite, unlessMissing } from './missing-texts.ts';
import { untranslated } from './translated.ts';

const texts = [
  { path: 'whole', text: inSevenLanguages('A') },
  { path: 'partly', text: { ...inSevenLanguages('B'), de: ' ', nl: '' } },
];

it('a text lacks the languages in which it is blank', () => {
  expect(lackingTexts(texts)).toEqual([{ path: 'partly', languages: ['de', 'nl'] }]);
  expect(lackingTexts(texts, ['fr', 'nl'])).toEqual([{ path: 'partly', languages: ['nl'] }]);
  expect(lackingTexts(texts, ['fr'])).toEqual([]);
  expect(languagesToWrite(lackingTexts(texts))).toEqual(['de', 'nl']);
});

it('a text that may be missing is left out while it is', () => {
  expect(unlessMissing('help', untranslated())).toEqual([]);
  expect(unlessMissing('help', inSevenLanguages('A'))).toEqual([{ path: 'help', text: inSevenLanguages('A') }]);
});
