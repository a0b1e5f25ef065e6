import type { Language } from '#domain/users/language.ts';

/** The names of months and days in the calendar, by language; each is fetched when a calendar is opened. */
const LOCALES: Readonly<Record<Language, { readonly name: string; readonly load: () => Promise<unknown> }>> = {
  fr: { name: 'fr', load: () => import('dayjs/locale/fr') },
  en: { name: 'en-gb', load: () => import('dayjs/locale/en-gb') },
  es: { name: 'es', load: () => import('dayjs/locale/es') },
  de: { name: 'de', load: () => import('dayjs/locale/de') },
  it: { name: 'it', load: () => import('dayjs/locale/it') },
  nl: { name: 'nl', load: () => import('dayjs/locale/nl') },
  pt: { name: 'pt', load: () => import('dayjs/locale/pt') },
};

/** Fetches the names of a language for the calendar; returns the name under which the calendar knows them. */
export async function loadCalendarLocale(language: Language): Promise<string> {
  const { name, load } = LOCALES[language];
  await load();
  return name;
}
