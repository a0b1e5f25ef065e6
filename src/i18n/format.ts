import type { Language } from '#domain/users/language.ts';
import { startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE, type EpochMs } from '#domain/time/epoch.ts';
import { joinDate } from './first-day.ts';
import { localeOf } from './locale.ts';

/**
 * The one place that writes dates and numbers. Times are those of Paris, wherever the browser is. It has no zone
 * arithmetic of its own: the platform's `Intl` and the domain's calendar know the clock changes.
 */

type Style = 'dateTime' | 'day' | 'date' | 'shortDay' | 'time' | 'month' | 'exact';

const STYLES: Record<Style, Intl.DateTimeFormatOptions> = {
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  shortDay: { day: '2-digit', month: '2-digit', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  month: { month: 'long', year: 'numeric' },
  exact: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
};

// To build a formatter costs far more than to use one, and a list formats hundreds of dates.
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function written(instant: EpochMs, style: Style, language: Language): string {
  const key = `${language} ${style}`;
  let format = dateFormats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(localeOf(language), { ...STYLES[style], timeZone: ZONE });
    dateFormats.set(key, format);
  }
  return joinDate(format.formatToParts(instant), language);
}

/** "21 nov. 2026, 14:05" */
export const formatDateTime = (instant: EpochMs, language: Language) => written(instant, 'dateTime', language);
/** "samedi 21 novembre 2026" */
export const formatDay = (instant: EpochMs, language: Language) => written(instant, 'day', language);
/** "21 novembre 2026" */
export const formatDate = (instant: EpochMs, language: Language) => written(instant, 'date', language);
/** "21/11/2026" */
export const formatShortDay = (instant: EpochMs, language: Language) => written(instant, 'shortDay', language);
/** "14:05" */
export const formatTime = (instant: EpochMs, language: Language) => written(instant, 'time', language);
/** "novembre 2026" */
export const formatMonth = (instant: EpochMs, language: Language) => written(instant, 'month', language);
/** Day, date and time in full: the text that a relative time shows on hover. */
export const formatExact = (instant: EpochMs, language: Language) => written(instant, 'exact', language);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Returns the instant as people say it, seen from `now`: minutes and hours within the same day or half a day away, then
 * whole calendar days of Paris ("hier", "dans 3 jours"), then months and years.
 */
export function relativeTime(instant: EpochMs, now: EpochMs, language: Language): string {
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  const distance = instant - now;
  const size = Math.abs(distance);
  if (size < MINUTE) return format.format(0, 'second');
  if (size < HOUR) return format.format(Math.trunc(distance / MINUTE), 'minute');
  // A day has 23 or 25 hours when the clock changes, so days are counted by rounding between midnights.
  const days = Math.round((startOfDay(instant, ZONE) - startOfDay(now, ZONE)) / DAY);
  if (days === 0 || size < 6 * HOUR) return format.format(Math.trunc(distance / HOUR), 'hour');
  if (Math.abs(days) < 31) return format.format(days, 'day');
  if (Math.abs(days) < 365) return format.format(Math.trunc(days / 30.44), 'month');
  return format.format(Math.trunc(days / 365.25), 'year');
}

export type NumberStyle = {
  /** a unit of Intl (`celsius`, `percent`, `kilogram`) */
  readonly unit?: string;
  readonly maximumFractionDigits?: number;
  readonly minimumFractionDigits?: number;
};

/** Returns the number as the language writes it, with its unit if it has one: "12 345,6 kg". */
export function formatNumber(value: number, language: Language, style: NumberStyle = {}): string {
  const key = `${language} ${style.unit ?? ''} ${style.maximumFractionDigits ?? ''} ${style.minimumFractionDigits ?? ''}`;
  let format = numberFormats.get(key);
  if (format === undefined) {
    // Named one by one: a further option would be kept for every number of this form.
    const { unit, maximumFractionDigits, minimumFractionDigits } = style;
    const digits = { maximumFractionDigits, minimumFractionDigits };
    format = new Intl.NumberFormat(
      localeOf(language),
      unit === undefined ? digits : { ...digits, style: 'unit', unit },
    );
    numberFormats.set(key, format);
  }
  return format.format(value);
}

/** Returns the names as a sentence would list them: "Ana, Bruno et Chloé". */
export function formatList(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
}

/** Returns the names as alternatives, the last one after the word for "or". */
export function formatListOr(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(names);
}
