import type { Language } from '#domain/users/language.ts';
import { localeOf } from './locale.ts';

/** A Sunday, at noon: the names of the days follow from it. */
const SUNDAY = Date.UTC(2023, 0, 1, 12);
const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the name of a day of the week (0 Sunday … 6 Saturday): "lundi", or short "lun.". */
export function weekdayName(weekday: number, language: Language, length: 'long' | 'short' = 'long'): string {
  return formatOf(language, { weekday: length }).format(SUNDAY + weekday * DAY_MS);
}

/** Returns the name of a month (1…12): "mars". */
export function monthName(month: number, language: Language): string {
  return formatOf(language, { month: 'long' }).format(Date.UTC(2023, month - 1, 15, 12));
}

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format;
}
