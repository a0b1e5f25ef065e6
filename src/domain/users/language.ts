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
