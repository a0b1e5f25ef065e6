import { folded } from '../text/folded.ts';
import { isUnknown } from './answer-words.ts';
import { monthNamed } from './month-names.ts';

/** A month of birth, and its day where one is told. */
export type Birth = { readonly year: number; readonly month: number; readonly day: number | null };
export type DateOrder = 'day-first' | 'month-first';

const EARLIEST_YEAR = 1800;
const MAX_YEAR = 2100;
const LONGEST = 80;
const DAY_MS = 86_400_000;

const ISO = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:[t ].*)?$/;
const NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})(?: .*)?$/;
const MONTH_YEAR = /^(\d{1,2})[-/. ](\d{4})$/;
const DAY_NAME_YEAR =
  /^(?:\p{L}{2,10}\.?,? )?(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?[- /.]?(?:de |di |of )?(\p{L}{3,10})\.?,?[- /.]?(?:de |del |di )?(\d{4})$/u;
const NAME_DAY_YEAR = /^(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u;
const NAME_YEAR = /^(\p{L}{3,10})\.?,?[- /.]?(?:de |del |di )?(\d{4})$/u;
const SERIAL = /^(\d{5})(?:\.\d+)?$/;
/** A year alone, a span, or a sign or word that says 'about'. */
const ABOUT =
  /^\d{4}$|[~≈?<>±]|^(ca?|about|approx|est|circa|environ|env|vers|hacia|etwa|um|verso|ongeveer|cerca)\b|\d{4}\s*(-|–|to|a|à|bis|tot)\s*\d{4}/u;

/**
 * Returns the birth in a text of any of the seven languages; 'none' for an empty text or a word for "unknown",
 * 'imprecise' when the month is not certain, 'unreadable' for a text that is no date.
 * @param order the part that comes first in dates of three numbers, from `dateOrderOf` @param countsFrom1904 whether
 * the workbook counts days from 1904 where a cell holds a number
 */
export function readBirth(
  text: string,
  order: DateOrder,
  countsFrom1904: boolean,
): Birth | 'none' | 'imprecise' | 'unreadable' {
  const key = folded(text);
  if (isUnknown(key)) return 'none';
  if (key.length > LONGEST) return 'unreadable';
  const numbers = NUMBERS.exec(key);
  if (numbers !== null) {
    const [, first, second, year] = numbers;
    return order === 'day-first' ? birth(year, second, first) : birth(year, first, second);
  }
  const iso = ISO.exec(key);
  if (iso !== null) return birth(iso[1], iso[2], iso[3]);
  const monthYear = MONTH_YEAR.exec(key);
  if (monthYear !== null) return birth(monthYear[2], monthYear[1]);
  const serial = SERIAL.exec(key);
  if (serial !== null) return birthOfSerial(Number(serial[1]), countsFrom1904);
  return readNamed(key) ?? (ABOUT.test(key) ? 'imprecise' : 'unreadable');
}

function readNamed(key: string): Birth | 'unreadable' | null {
  const dayFirst = DAY_NAME_YEAR.exec(key);
  if (dayFirst !== null) return named(dayFirst[3], dayFirst[2], dayFirst[1]);
  const nameFirst = NAME_DAY_YEAR.exec(key);
  if (nameFirst !== null) return named(nameFirst[3], nameFirst[1], nameFirst[2]);
  const alone = NAME_YEAR.exec(key);
  return alone === null ? null : named(alone[2], alone[1]);
}

function named(year: string | undefined, name: string | undefined, day?: string): Birth | 'unreadable' | null {
  const month = monthNamed(name ?? '');
  return month === null ? null : birth(year, String(month), day);
}

function birth(year: string | undefined, month: string | undefined, day?: string): Birth | 'unreadable' {
  const found = { year: Number(year), month: Number(month), day: day === undefined ? null : Number(day) };
  const isYear = found.year >= EARLIEST_YEAR && found.year <= MAX_YEAR;
  const isMonth = found.month >= 1 && found.month <= 12;
  const isDay = found.day === null || (found.day >= 1 && found.day <= daysOf(found.year, found.month));
  return isYear && isMonth && isDay ? found : 'unreadable';
}

/** A day shown as a number: its cell lost the format of a date. */
function birthOfSerial(serial: number, countsFrom1904: boolean): Birth | 'unreadable' {
  const since1970 = serial + (countsFrom1904 ? 1_462 : 0) - 25_569;
  const [year, month, day] = new Date(since1970 * DAY_MS).toISOString().slice(0, 10).split('-');
  return birth(year, month, day);
}

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * Returns whether a text is a date of three numbers with the year last. Only the whole column can tell the order of
 * such a date.
 */
export function isThreeNumbers(text: string): boolean {
  return NUMBERS.test(folded(text));
}

/**
 * Returns the order of day and month in a column of dates: the month comes first when one date allows no other reading
 * and none contradicts it; else the day, as in all seven languages of the product.
 */
export function dateOrderOf(texts: Iterable<string>): DateOrder {
  let isMonthFirst = false;
  for (const text of texts) {
    const numbers = NUMBERS.exec(text);
    if (numbers === null) continue;
    if (Number(numbers[1]) > 12) return 'day-first';
    if (Number(numbers[2]) > 12) isMonthFirst = true;
  }
  return isMonthFirst ? 'month-first' : 'day-first';
}

/** Returns a birth as it is stored: MM/YYYY. */
export function birthText({ month, year }: Birth): string {
  return `${String(month).padStart(2, '0')}/${year}`;
}
