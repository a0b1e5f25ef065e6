/**
 * RFC 3339 text of instants. Every document has at least two of them, so this is written for speed: the text of a day
 * is computed once, and parsing reads digits instead of matching patterns.
 */

const DAY = 86_400;
const MAX_DAYS = 10_000;
const ZERO = 48;

const dayTexts = new Map<number, string>();
const pairs = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** `2024-05-06T07:08:09`, for the years 1 to 9999, in UTC; the caller adds the zone. */
export function secondsText(seconds: number): string {
  const day = Math.floor(seconds / DAY);
  const second = seconds - day * DAY;
  const hour = Math.floor(second / 3600);
  const minute = Math.floor(second / 60) % 60;
  return `${dayText(day)}T${pairs[hour]}:${pairs[minute]}:${pairs[second % 60]}`;
}

function dayText(day: number): string {
  const known = dayTexts.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * DAY * 1000).toISOString().slice(0, 10);
  if (dayTexts.size >= MAX_DAYS) dayTexts.clear();
  dayTexts.set(day, text);
  return text;
}

/** Seconds since 1970 and nanoseconds; null when the text is no RFC 3339 time. */
export function parseRfc3339(text: string): { readonly seconds: number; readonly nanos: number } | null {
  const day = dayNumber(text);
  const hour = digits(text, 11, 2);
  const minute = digits(text, 14, 2);
  const second = digits(text, 17, 2);
  if (day === null || !(hour < 24 && minute < 60 && second < 60)) return null;
  if ((text[10] !== 'T' && text[10] !== 't') || text[13] !== ':' || text[16] !== ':') return null;
  const fractionEnd = endOfFraction(text);
  const offset = fractionEnd === -1 ? null : offsetSeconds(text, fractionEnd);
  if (offset === null) return null;
  const seconds = day * DAY + hour * 3600 + minute * 60 + second - offset;
  return { seconds, nanos: fractionEnd === 19 ? 0 : Number(text.slice(20, fractionEnd).padEnd(9, '0')) };
}

/** Days since 1970; null for a date that is not in the calendar. */
function dayNumber(text: string): number | null {
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 2);
  const day = digits(text, 8, 2);
  if (Number.isNaN(year + month + day) || text[4] !== '-' || text[7] !== '-') return null;
  // Date.UTC maps the years below 100 to the twentieth century; 400 years later the calendar is the same.
  const days = Date.UTC(year + 400, month - 1, day) / (DAY * 1000) - 146_097;
  return month >= 1 && month <= 12 && day >= 1 && dayOfMonth(days) === day ? days : null;
}

function dayOfMonth(days: number): number {
  return new Date(days * DAY * 1000).getUTCDate();
}

/** The position after the fraction of one to nine digits; 19 without a fraction, -1 for a malformed one. */
function endOfFraction(text: string): number {
  if (text[19] !== '.') return 19;
  let end = 20;
  while (isDigit(text, end)) end += 1;
  return end === 20 || end > 29 ? -1 : end;
}

function offsetSeconds(text: string, start: number): number | null {
  const sign = text[start];
  if (sign === 'Z' || sign === 'z') return text.length === start + 1 ? 0 : null;
  const hours = digits(text, start + 1, 2);
  const minutes = digits(text, start + 4, 2);
  if ((sign !== '+' && sign !== '-') || text[start + 3] !== ':' || text.length !== start + 6) return null;
  if (!(hours < 24 && minutes < 60)) return null;
  return (hours * 3600 + minutes * 60) * (sign === '-' ? -1 : 1);
}

/** The number of these digits; NaN when one is no digit. */
function digits(text: string, start: number, count: number): number {
  let number = 0;
  for (let index = start; index < start + count; index += 1) {
    if (!isDigit(text, index)) return Number.NaN;
    number = number * 10 + text.charCodeAt(index) - ZERO;
  }
  return number;
}

function isDigit(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= ZERO && code <= ZERO + 9;
}
