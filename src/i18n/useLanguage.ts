import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/users/language.ts';
import { languageOf } from './locale.ts';

/** Returns the language of the page. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n.language);
}
