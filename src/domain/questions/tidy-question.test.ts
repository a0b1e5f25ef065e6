import { describe, expect, it } from 'vitest';
import { aQuestionContent } from '../../../tests/support/builders/question.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { emptyQuestion, tidyQuestion } from './tidy-question.ts';
import { untranslated } from '../content/translated.ts';

describe('a tidy question', () => {
  it('has a reference in capitals and texts without blanks around them', () => {
    const tidy = tidyQuestion(
      aQuestionContent({ questionRef: ' hou-1 ', wording: { ...inSevenLanguages('a'), fr: ' a ' }, pictureUrl: ' ' }),
    );
    expect([tidy.questionRef, tidy.wording.fr, tidy.pictureUrl]).toEqual(['HOU-1', 'a', null]);
  });
  it('cites each source once', () => {
    expect(tidyQuestion(aQuestionContent({ references: ['a', 'b', 'a'] })).references).toEqual(['a', 'b']);
  });
  it('has no id at base', () => {
    expect(tidyQuestion(aQuestionContent({ level: { kind: 'base', id: 'lion' } })).level.id).toBeNull();
  });
  it('keeps the ends of a scale, and drops them elsewhere', () => {
    const scale = aQuestionContent({
      type: 'scale',
      scaleMax: 5,
      scaleLow: inSevenLanguages('peu'),
      isScaleReversed: true,
    });
    expect(tidyQuestion(scale)).toMatchObject({ scaleLow: { fr: 'peu' }, scaleHigh: untranslated(), answers: [] });
    expect(tidyQuestion({ ...scale, type: 'date' })).toMatchObject({ scaleLow: null, isScaleReversed: false });
  });
  it('is the same when it is tidied again', () => {
    const once = tidyQuestion(aQuestionContent());
    expect(tidyQuestion(once)).toEqual(once);
    expect(tidyQuestion(emptyQuestion())).toEqual(emptyQuestion());
  });
});
