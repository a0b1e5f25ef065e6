import { describe, expect, it } from 'vitest';
import { aContextContent, aContextQuestion } from '../../../tests/support/builders/context.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { untranslated } from '../content/translated.ts';
import type { ContextContent } from './context.ts';
import { begunLanguages, missingTexts } from './context-texts.ts';
import { emptyContextQuestion } from './tidy-context.ts';

const inFrench = (text: string) => ({ ...untranslated(), fr: text });
const inFrenchAndGerman = (text: string) => ({ ...inFrench(text), de: text });
const OWN: ContextContent = aContextContent({
  name: inFrench('Chez nous'),
  questions: [{ ...emptyContextQuestion('free'), questionRef: 'FREE', type: 'text', wording: inFrench('Quoi ?') }],
});

describe('a context of an establishment', () => {
  it('may be published in the one language in which it was begun', () => {
    expect(begunLanguages(OWN)).toEqual(['fr']);
    expect(missingTexts(OWN, 'zoo-1')).toEqual([]);
  });
  it('is written whole in each language in which it was begun', () => {
    const begun = { ...OWN, name: inFrenchAndGerman('Chez nous') };
    expect(missingTexts(begun, 'zoo-1')).toEqual([{ path: 'questions.0.wording', languages: ['de'] }]);
  });
  it('lacks the answers and the ends of a scale, not the help text that it has not', () => {
    const questions = [
      aContextQuestion({
        answers: [
          { answerId: 'a', label: inSevenLanguages('A') },
          { answerId: 'b', label: inFrench('B') },
        ],
      }),
      aContextQuestion({
        ...{ questionId: 'noise', type: 'scale', answers: [], scaleMax: 5, help: untranslated() },
        ...{ scaleLow: inSevenLanguages('Calme'), scaleHigh: inFrench('Fort') },
      }),
    ];
    const name = inFrenchAndGerman('N');
    expect(missingTexts({ ...OWN, name, questions }, 'zoo-1')).toEqual([
      { path: 'name', languages: ['en', 'es', 'it', 'nl', 'pt'] },
      { path: 'questions.0.answers.1.label', languages: ['en', 'es', 'de', 'it', 'nl', 'pt'] },
      { path: 'questions.1.scaleHigh', languages: ['en', 'es', 'de', 'it', 'nl', 'pt'] },
    ]);
  });
});

describe('a model of a context', () => {
  it('is published in all seven languages', () => {
    expect(missingTexts(aContextContent(), null)).toEqual([]);
    const six = ['en', 'es', 'de', 'it', 'nl', 'pt'];
    expect(missingTexts(OWN, null)).toEqual([
      { path: 'name', languages: six },
      { path: 'questions.0.wording', languages: six },
    ]);
  });
});
