import i18next, { type FormatterModule, type Namespace } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/users/language.ts';
import { formatNumber } from './format.ts';
import { languageOf, localeOf } from './locale.ts';
import { localeFiles } from './locale-files.ts';
import { rememberLanguage } from './remembered-language.ts';

/** The namespaces that a page or feature may load. */
export type NamespaceName = Extract<Namespace, string>;

/** Writes the counts of texts with their thousands, in place of the library's own formats, which no text uses. */
const WRITTEN_COUNTS: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: writtenCount,
};

let started: Promise<unknown> = Promise.resolve();

/** Starts the texts in one language; other languages and namespaces are loaded when asked for. */
export async function startI18n(
  language: Language,
  namespaces: readonly NamespaceName[] = ['common', 'entry'],
): Promise<void> {
  document.documentElement.lang = language;
  started = i18next
    .use(localeFiles)
    .use(initReactI18next)
    .use(WRITTEN_COUNTS)
    .init({
      lng: localeOf(language),
      // There is no fallback language: a test proves that every key exists in all seven.
      fallbackLng: false,
      supportedLngs: LANGUAGES.map(localeOf),
      load: 'currentOnly',
      ns: [...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
    });
  await started;
}

/** Returns a value of a text as it is written: a count as the language groups its digits, any other value as it is. */
function writtenCount(
  value: unknown,
  _format: string | undefined,
  locale: string | undefined,
  options?: Readonly<Record<string, unknown>>,
): string {
  if (options?.['interpolationkey'] !== 'count' || typeof value !== 'number') return value as string;
  return formatNumber(value, languageOf(locale ?? ''));
}

/** Loads namespaces together with a page's code, so that the page never waits for its words. */
export async function loadNamespaces(namespaces: readonly NamespaceName[]): Promise<void> {
  await started;
  await i18next.loadNamespaces([...namespaces]);
}

/** Changes the language of the whole page, and remembers it on this device. */
export async function setLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  if (i18next.language === localeOf(language)) return;
  await i18next.changeLanguage(localeOf(language));
  document.documentElement.lang = language;
}
