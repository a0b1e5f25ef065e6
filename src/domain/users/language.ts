/** Languages of the product, French first (specification, point 1). */
export const LANGUAGES = ['fr', 'en', 'es', 'de', 'it', 'nl', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'fr';

/**
 * Returns the product's language for a list of preferred ones (as a browser names them, 'de-AT'), the first that is spoken;
 * French when none is.
 */
export function preferredLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0];
    const spoken = LANGUAGES.find((language) => language === base);
    if (spoken !== undefined) return spoken;
  }
  return DEFAULT_LANGUAGE;
}
