import type { Language } from '#domain/users/language.ts';

/** The library speaks English by itself; each other language is a file of its own. */
const LANGUAGES: Record<Language, { readonly locale: string; readonly load: () => Promise<unknown> }> = {
  en: { locale: 'en', load: () => Promise.resolve() },
  fr: { locale: 'fr', load: () => import('cronstrue/locales/fr.js') },
  es: { locale: 'es', load: () => import('cronstrue/locales/es.js') },
  de: { locale: 'de', load: () => import('cronstrue/locales/de.js') },
  it: { locale: 'it', load: () => import('cronstrue/locales/it.js') },
  nl: { locale: 'nl', load: () => import('cronstrue/locales/nl.js') },
  pt: { locale: 'pt_PT', load: () => import('cronstrue/locales/pt_PT.js') },
};

/**
 * Returns the words for the days of a cron expression, at these times of day ('HH:mm'), in the language; '' for times
 * whose minutes differ, which cron cannot say in one expression. The stored
 * expression always has midnight (specification, point 9): its own words would contradict the dates beside it. Loads
 * the library at its first use.
 */
export async function cronWords(expression: string, times: readonly string[], language: Language): Promise<string> {
  const [minute, ...others] = new Set(times.map((time) => Number(time.slice(3))));
  if (others.length > 0) return '';
  const { locale, load } = LANGUAGES[language];
  const { toString } = await import('cronstrue');
  await load();
  const days = expression.split(' ').slice(2);
  return toString([minute, times.map((time) => Number(time.slice(0, 2))).join(','), ...days].join(' '), {
    locale,
    use24HourTimeFormat: true,
  });
}
