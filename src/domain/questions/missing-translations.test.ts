import { describe, expect, it } from 'vitest';
import { aQuestionContent } from '../../../tests/support/builders/question.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { languagesToWrite, missingTranslations } from './missing-translations.ts';
import { emptyQuestion } from './tidy-question.ts';

describe('the missing translations of a question', () => {
  it('are none when every text stands in seven languages, and the help nowhere', () => {
    expect(missingTranslations(aQuestionContent())).toEqual([]);
  });
  it('are named by text and language', () => {
    const [first, ...others] = aQuestionContent().answers;
    const question = aQuestionContent({
      wording: { ...inSevenLanguages('a'), de: ' ' },
      help: { ...emptyQuestion().help, fr: 'aide' },
      answers: [...others, { ...first!, label: { ...first!.label, pt: '' } }],
    });
    const missing = missingTranslations(question);
    expect(missing).toEqual([
      { text: 'wording', number: null, languages: ['de'] },
      { text: 'help', number: null, languages: ['en', 'es', 'de', 'it', 'nl', 'pt'] },
      { text: 'answer', number: 3, languages: ['pt'] },
    ]);
    expect(languagesToWrite(missing)).toEqual(['en', 'es', 'de', 'it', 'nl', 'pt']);
  });
  it('are those of the type alone', () => {
    const scale = { ...inSevenLanguages('jamais'), en: '' };
    const question = aQuestionContent({ type: 'scale', scaleMax: 5, scaleLow: scale, scaleHigh: null });
    expect(missingTranslations(question)).toEqual([{ text: 'scaleLow', number: null, languages: ['en'] }]);
    expect(missingTranslations({ ...question, type: 'text' })).toEqual([]);
  });
  it('cover the texts of adaptations', () => {
    const adaptation = {
      level: { kind: 'order', id: 'carnivora' } as const,
      wording: null,
      help: null,
      weight: null,
      references: null,
      leftOutReason: { ...inSevenLanguages('sans objet'), it: '' },
    };
    expect(missingTranslations(aQuestionContent({ adaptations: [adaptation] }))).toEqual([
      { text: 'adaptation', number: 1, languages: ['it'] },
    ]);
  });
});
