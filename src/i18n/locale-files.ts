import type { BackendModule } from 'i18next';
import type { Language } from '#domain/users/language.ts';
import type { LanguageTexts, Texts } from './languages/language-texts.ts';
import { languageOf } from './locale.ts';

const LANGUAGES: Readonly<Record<Language, () => Promise<{ readonly texts: LanguageTexts }>>> = {
  fr: () => import('./languages/fr.ts'),
  en: () => import('./languages/en.ts'),
  es: () => import('./languages/es.ts'),
  de: () => import('./languages/de.ts'),
  it: () => import('./languages/it.ts'),
  nl: () => import('./languages/nl.ts'),
  pt: () => import('./languages/pt.ts'),
};

/** Brings `locales/<language>/<namespace>.json` to i18next. */
export const localeFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (locale, namespace, callback) => {
    const language = languageOf(locale);
    read(language, namespace).then(
      (texts) =>
        texts === null ? callback(new Error(`No locales/${language}/${namespace}.json`), false) : callback(null, texts),
      // `true` asks i18next to try again: on a bad connection the file comes at the second or third attempt.
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};

async function read(language: Language, namespace: string): Promise<Texts | null> {
  const { atOnce, later } = (await LANGUAGES[language]()).texts;
  const known = atOnce[namespace];
  if (known !== undefined) return known;
  const load = later[`/locales/${language}/${namespace}.json`];
  return load === undefined ? null : ((await load()) as Texts);
}
