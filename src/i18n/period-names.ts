import { ZONE, type EpochMs } from '#domain/time/epoch.ts';
import type { Language } from '#domain/users/language.ts';
import { joinDate } from './first-day.ts';
import { localeOf } from './locale.ts';

const LENGTHS = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the days from an instant up to, and without, another: "16–22 novembre 2026", medium "2–8 nov. 2026" or short
 * "2–8 nov."; one day alone is itself.
 */
export function daysName(
  fromMs: EpochMs,
  untilMs: EpochMs,
  language: Language,
  length: keyof typeof LENGTHS = 'long',
): string {
  return joinDate(formatOf(language, LENGTHS[length]).formatRangeToParts(fromMs, untilMs - 1), language);
}

/** Returns a day as it is named where its year is known: "samedi 21 novembre", or short, where its month is too: "sam. 21". */
export function dayOfWeekName(instant: EpochMs, language: Language, length: 'long' | 'short' = 'long'): string {
  const month = length === 'long' ? ({ month: 'long' } as const) : {};
  return joinDate(formatOf(language, { weekday: length, day: 'numeric', ...month }).formatToParts(instant), language);
}

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: ZONE });
    formats.set(key, format);
  }
  return format;
}
