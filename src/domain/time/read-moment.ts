import type { EpochMs } from './epoch.ts';
import { instantOfDay, twoDigits } from './typed-day.ts';
import { wallClockAt } from './wall-clock.ts';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** The day first, as in all seven languages; a year may be left out, or have two digits. */
const NUMBERS = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})(?:\s*[-/. ]\s*(\d{4}|\d{2})?)?$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const TIME = /^(\d{1,2})(?:\s*[:h.]\s*(\d{2})?)?$/;
const TIME_DIGITS = /^(\d{1,2})(\d{2})$/;
const DAY_AND_TIME = /^(.+?)(?:t|,\s*|\s+)(\d{1,2}\s*[:h]\s*\d{0,2}|\d{3,4})$/;

/**
 * Returns the day 'YYYY-MM-DD' of a typed text, such as '28/3/2026', '28.3.26', '28032026' or '2026-03-28'; null for a text
 * that names no day. A year that is left out is the present one.
 */
export function readDay(text: string, now: EpochMs, zone: string): string | null {
  const typed = text.trim();
  const iso = ISO.exec(typed);
  if (iso !== null) return existing(iso[1], iso[2], iso[3], zone);
  const [, day, month, year] = NUMBERS.exec(typed) ?? DIGITS.exec(typed) ?? [];
  if (day === undefined) return null;
  return existing(year === undefined ? String(wallClockAt(now, zone).year) : year, month, day, zone);
}

/** Returns the time of day 'HH:mm' of a typed text, such as '8', '8:30', '8h30' or '0830'; null for any other. */
export function readTime(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const [, hour, minute = ''] = TIME.exec(typed) ?? TIME_DIGITS.exec(typed) ?? [];
  if (hour === undefined) return null;
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null;
}

/** Returns the minute 'YYYY-MM-DDTHH:mm' of a typed text, a day and a time; null when one of them cannot be read. */
export function readMinute(text: string, now: EpochMs, zone: string): string | null {
  const [, dayText, timeText] = DAY_AND_TIME.exec(text.trim().toLowerCase()) ?? [];
  if (dayText === undefined || timeText === undefined) return null;
  // "28 03 2026" is a day alone: its year is no time.
  if (/^\d+$/.test(timeText) && !/\d{4}/.test(dayText)) return null;
  const day = readDay(dayText.replace(/,$/, ''), now, zone);
  const time = readTime(timeText);
  return day === null || time === null ? null : `${day}T${time}`;
}

function existing(year = '', month = '', day = '', zone: string): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const written = `${full}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`;
  return instantOfDay(written, '12:00', zone) === null ? null : written;
}
