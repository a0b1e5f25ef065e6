import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/users/language.ts';

/** The country whose form of a language the product uses, for languages whose bare name means another country's. */
const COUNTRIES: Partial<Record<Language, string>> = {
  // The day first, on a 24-hour clock.
  en: 'GB',
  // "0 animais": the bare "pt" is Brazil's, and counts 0 as one.
  pt: 'PT',
};

/** Returns the locale in which a language is written, counted and sorted: "en-GB" for "en". */
export function localeOf(language: Language): string {
  const country = COUNTRIES[language];
  return country === undefined ? language : `${language}-${country}`;
}

/** Returns the language of a locale of `localeOf`; French for any other. */
export function languageOf(locale: string): Language {
  return LANGUAGES.find((language) => localeOf(language) === locale) ?? DEFAULT_LANGUAGE;
}
