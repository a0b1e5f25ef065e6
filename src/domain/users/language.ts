/** Languages of the product, French first (specification, point 1). */
export const LANGUAGES = ['fr', 'en', 'es', 'de', 'it', 'nl', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'fr';

/**
 * Returns the first of a list of preferred languages (as a browser names them, 'de-AT') that the product has; French
 * when it has none of them.
 */
export function preferredLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0];
    const spoken = LANGUAGES.find((language) => language === base);
    if (spoken !== undefined) return spoken;
  }
  return DEFAULT_LANGUAGE;
}

/**
 * Returns the languages that an establishment offers, in the order of `LANGUAGES`, with the current one even when it is
 * not authorised: a person keeps it until they choose another. An empty list (an older establishment) authorises all.
 */
export function offeredLanguages(authorised: readonly Language[], current?: Language | null): readonly Language[] {
  return LANGUAGES.filter((one) => authorised.length === 0 || authorised.includes(one) || one === current);
}

/** Returns whether an establishment offers a language. */
export function isOfferedLanguage(authorised: readonly Language[], language: Language): boolean {
  return offeredLanguages(authorised).includes(language);
}

/** Returns the preferred language where the establishment offers it; else the first that it offers. */
export function defaultLanguage(authorised: readonly Language[], preferred: Language): Language {
  return isOfferedLanguage(authorised, preferred) ? preferred : (offeredLanguages(authorised)[0] ?? preferred);
}
