import type { Language } from '#domain/users/language.ts';

/** Each language by its own name, so that everyone finds theirs in a page of any language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Português',
};
