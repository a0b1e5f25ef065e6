import type { Language } from '#domain/users/language.ts';
import { localeOf } from './locale.ts';

/** Returns the name of a language in another one, with a capital letter: "Anglais" in French. */
export function languageNameIn(language: Language, shownIn: Language): string {
  const locale = localeOf(shownIn);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
