import { LANGUAGES, preferredLanguage, type Language } from '#domain/users/language.ts';
import { readStored, store } from '#lib/local-storage.ts';

const KEY = 'enclos.language';

/**
 * Returns the language for a visitor who has not signed in: the one chosen here before, else the browser's, else
 * French.
 */
export function rememberedLanguage(): Language {
  const stored = readStored(KEY);
  return LANGUAGES.find((language) => language === stored) ?? preferredLanguage(navigator.languages);
}

/** Keeps the choice for the next visit on this device. */
export function rememberLanguage(language: Language): void {
  store(KEY, language);
}
