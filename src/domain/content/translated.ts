import * as z from 'zod/mini';
import { LANGUAGES, type Language } from '../users/language.ts';

/** A text in every language of the product; '' where it is not written yet. */
export const translatedSchema = z.record(z.enum(LANGUAGES), z.string());
export type Translated = z.infer<typeof translatedSchema>;

/** Returns a text that is written in no language yet. */
export function untranslated(): Translated {
  return { fr: '', en: '', es: '', de: '', it: '', nl: '', pt: '' };
}

/** Returns the text without blanks around it, in each language. */
export function tidyTranslated(text: Translated): Translated {
  const tidy = untranslated();
  for (const language of LANGUAGES) tidy[language] = text[language].trim();
  return tidy;
}

/** Returns whether the text is written in no language. */
export function isUntranslated(text: Translated): boolean {
  return LANGUAGES.every((language) => text[language].trim() === '');
}

/** Returns the languages in which the text is not written. */
export function missingLanguages(text: Translated): Language[] {
  return LANGUAGES.filter((language) => text[language].trim() === '');
}

/** Returns the text in a language; where it is not written there, in French, then in any; '' when it is in none. */
export function textIn(text: Translated, language: Language): string {
  const written = [language, ...LANGUAGES].find((one) => text[one].trim() !== '');
  return written === undefined ? '' : text[written];
}
