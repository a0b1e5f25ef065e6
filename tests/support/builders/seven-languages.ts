import type { Translated } from '../../../src/domain/content/translated.ts';

/** Returns a text in all seven languages: the French one with the language after it elsewhere. */
export function inSevenLanguages(text: string): Translated {
  const other = (language: string) => (text === '' ? '' : `${text} (${language})`);
  return {
    fr: text,
    en: other('en'),
    es: other('es'),
    de: other('de'),
    it: other('it'),
    nl: other('nl'),
    pt: other('pt'),
  };
}
