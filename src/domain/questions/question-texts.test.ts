import { expect, it } from 'vitest';
import { aQuestionContent } from '../../../tests/support/builders/question.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { questionTexts } from './question-texts.ts';

it('a question is told in texts by field, number and language, without empty ones', () => {
  const texts = questionTexts(
    aQuestionContent({
      level: { kind: 'order', id: 'carnivora' },
      answers: [{ answerId: 'yes', label: inSevenLanguages('Oui'), score: 5, isReference: true }],
    }),
  );
  const of = (field: string, language: string | null) =>
    texts.filter((one) => one.field === field && one.language === language).map(({ number, text }) => [number, text]);
  expect(of('level', null)).toEqual([[null, 'order:carnivora']]);
  expect(of('wording', 'de')).toEqual([[null, 'Les animaux ont-ils assez de place ? (de)']]);
  expect(of('answers', 'fr')).toEqual([[1, 'Oui']]);
  expect(of('answers', null)).toEqual([[1, 'yes · 5 · true']]);
  expect(of('help', 'fr')).toEqual([]);
});
