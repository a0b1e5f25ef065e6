import { describe, expect, it } from 'vitest';
import { aContextContent, aContextQuestion } from '../../../tests/support/builders/context.ts';
import { untranslated } from '../content/translated.ts';
import { emptyContext, tidyContext } from './tidy-context.ts';

describe('a context', () => {
  it('is stored without blanks, nor what the type of a question has not', () => {
    const number = aContextQuestion({ type: 'number', unit: ' °C ', min: 0, scaleMax: 5, minChoices: 1 });
    const tidy = tidyContext(aContextContent({ contextRef: ' ctx-a ', questions: [number] }));
    expect(tidy).toMatchObject({
      contextRef: 'CTX-A',
      questions: [{ questionId: 'weather', answers: [], unit: '°C', min: 0, scaleMax: null, minChoices: null }],
    });
    expect(tidyContext(tidy)).toEqual(tidy);
    expect(Object.keys(tidy.questions[0]!).toSorted()).toEqual(Object.keys(number).toSorted());
  });
  it('asks yes or no with the words of the product', () => {
    const [asked] = tidyContext(aContextContent({ questions: [aContextQuestion({ type: 'yes_no' })] })).questions;
    expect(asked?.answers).toEqual([
      { answerId: 'yes', label: untranslated() },
      { answerId: 'no', label: untranslated() },
    ]);
  });
  it('begins without questions', () => expect(emptyContext()).toMatchObject({ contextRef: '', questions: [] }));
});
