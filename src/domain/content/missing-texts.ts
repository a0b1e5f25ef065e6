import { LANGUAGES, type Language } from '../users/language.ts';
import { isUntranslated, missingLanguages, type Translated } from './translated.ts';

/** A text that languages lack, at its path, such as 'sections.0.name'. */
export type MissingText = { readonly path: string; readonly languages: readonly Language[] };

/** Returns those of the texts that are not written in each of the languages, in their order, with what each lacks. */
export function lackingTexts<Of extends { readonly path: string; readonly text: Translated }>(
  texts: readonly Of[],
  languages: readonly Language[] = LANGUAGES,
): (Omit<Of, 'text'> & MissingText)[] {
  return texts.flatMap(({ text, ...of }) => {
    const missing = missingLanguages(text).filter((language) => languages.includes(language));
    return missing.length === 0 ? [] : [{ ...of, languages: missing }];
  });
}

/** Returns the text at its path; nothing for one that may be missing altogether and is. */
export function unlessMissing(path: string, text: Translated): { readonly path: string; readonly text: Translated }[] {
  return isUntranslated(text) ? [] : [{ path, text }];
}

/** Returns the languages in which any text is missing, in their order. */
export function languagesToWrite(missing: readonly Pick<MissingText, 'languages'>[]): Language[] {
  return LANGUAGES.filter((language) => missing.some(({ languages }) => languages.includes(language)));
}
