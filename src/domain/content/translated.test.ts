import { describe, expect, it } from 'vitest';
import { isUntranslated, missingLanguages, textIn, tidyTranslated, untranslated } from './translated.ts';

describe('a text in seven languages', () => {
  const text = { ...untranslated(), en: ' water ', pt: 'água' };
  it('is shown in the language of the reader, else in the first that has it', () => {
    expect([textIn(text, 'pt'), textIn(text, 'de'), textIn(untranslated(), 'fr')]).toEqual(['água', ' water ', '']);
  });
  it('lacks the languages in which it is blank', () => {
    expect(missingLanguages({ ...text, es: ' ' })).toEqual(['fr', 'es', 'de', 'it', 'nl']);
  });
  it('is untranslated when all are blank', () => {
    expect([isUntranslated({ ...untranslated(), de: ' ' }), isUntranslated(text)]).toEqual([true, false]);
  });
  it('loses the blanks around it', () => {
    expect(tidyTranslated(text).en).toBe('water');
  });
});
