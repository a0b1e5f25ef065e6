import type { Language } from '../../users/language.ts';
import { addDays, startOfDay } from '../../time/calendar-day.ts';
import type { EpochMs } from '../../time/epoch.ts';
import { dayOf, instantOfDay, timeOf, twoDigits } from '../../time/typed-day.ts';
import { wallClockAt, weekdayOf } from '../../time/wall-clock.ts';
import { DATE_WORDS, type DateWords, type DayPart, PART_ENDS } from './date-words.ts';

/** A part of a text, from the first character up to, and without, the last. */
export type Span = { readonly from: number; readonly until: number };

/** The day and the time that a line names, and the parts of the line that name them. */
export type When = {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** 'HH:mm'; null when the line names a day alone */
  readonly time: string | null;
  readonly spans: readonly Span[];
};

type Found<Value> = { readonly span: Span; readonly value: Value };

const MINUTE_MS = 60_000;

/**
 * Returns the day and time that a text names in the words of a language, seen from `now`; null when it names none. Of
 * several days, and of several times, the last one counts. A weekday is the next one after today. A day and a month
 * without a year are the next ones to come. A time without a day is today's, or tomorrow's once it is over. Part of a
 * day is due at its end.
 */
export function readWhen(text: string, language: Language, now: EpochMs, zone: string): When | null {
  const words = DATE_WORDS[language];
  const plain = comparable(text);
  const later = lastOf(laterIn(plain, words, now));
  if (later !== null) return { ...later.value(zone), spans: [withWordBefore(plain, later.span, words)] };
  const day = lastOf(daysIn(plain, words, now, zone));
  const rest = day === null ? plain : blanked(plain, day.span);
  const time = lastOf(timesIn(rest, words, day !== null));
  if (day === null && time === null) return null;
  const spans = [day, time].filter((one) => one !== null).map(({ span }) => withWordBefore(plain, span, words));
  if (day !== null) return { day: day.value, time: time?.value ?? null, spans };
  const at = time?.value ?? '';
  const today = dayOf(now, zone);
  const isOver = (instantOfDay(today, at, zone) ?? 0) <= now;
  return { day: isOver ? dayOf(addDays(now, 1, zone), zone) : today, time: at, spans };
}

/**
 * Returns the text in the form for comparison, letter for letter: each character of the answer stands where it stood in
 * the text.
 */
export function comparable(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const character = text.charAt(at);
    const plain = character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    return plain.length === 1 ? plain : character;
  }).join('');
}

/** "in 3 days", "dans 2 heures" */
function laterIn(plain: string, words: DateWords, now: EpochMs) {
  const units = Object.entries(words.units).flatMap(([unit, names]) => names.map((name) => [name, unit] as const));
  const unitOf = new Map<string, string>(units);
  const pattern = `(?:${oneOf(words.inAmount)}) (\\d{1,3}) (${oneOf(units.map(([name]) => name))})`;
  return matches(plain, pattern, ([, amount = '', name = '']) => {
    const many = Number(amount);
    const unit = unitOf.get(name) ?? 'day';
    return (zone: string): Pick<When, 'day' | 'time'> => {
      if (unit === 'day' || unit === 'week')
        return { day: dayOf(addDays(now, unit === 'week' ? many * 7 : many, zone), zone), time: null };
      const instant = now + many * MINUTE_MS * (unit === 'hour' ? 60 : 1);
      return { day: dayOf(instant, zone), time: timeOf(instant, zone) };
    };
  });
}

function daysIn(plain: string, words: DateWords, now: EpochMs, zone: string): readonly Found<string>[] {
  const inDays = (days: number) => dayOf(addDays(now, days, zone), zone);
  const weekday = weekdayOf(wallClockAt(now, zone));
  const dayOfYear = (day: number, month: number, year: number | null) => dateOf(day, month, year, now, zone);
  const monthOf = new Map(words.months.flatMap((names, month) => names.map((name) => [name, month + 1] as const)));
  const months = `(${oneOf([...monthOf.keys()])})\\.?`;
  const between = words.ofMonth.length === 0 ? ' ' : ` (?:${oneOf(words.ofMonth)} )?`;
  return [
    ...matches(plain, oneOf(words.today), () => inDays(0)),
    ...matches(plain, oneOf(words.tomorrow), () => inDays(1)),
    ...matches(plain, oneOf(words.afterTomorrow), () => inDays(2)),
    ...words.weekdays.flatMap((names, number) =>
      matches(plain, oneOf(names), () => inDays(((number - weekday + 6) % 7) + 1)),
    ),
    ...matches(plain, String.raw`(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}|\d{2})?)?`, ([, day, month, year]) =>
      dayOfYear(Number(day), Number(month), fullYear(year)),
    ),
    ...matches(plain, `(\\d{1,2})(?:er|\\.|º|st|nd|rd|th)?${between}${months}(?: (\\d{4}))?`, ([, day, name, year]) =>
      dayOfYear(Number(day), monthOf.get(name ?? '') ?? 0, fullYear(year)),
    ),
    ...matches(plain, `${months} (\\d{1,2})(?:st|nd|rd|th)?`, ([, name, day]) =>
      dayOfYear(Number(day), monthOf.get(name ?? '') ?? 0, null),
    ),
  ]
    .flatMap(({ span, value }) => (value === null ? [] : [{ span, value }]))
    .filter(({ span }, _, all) => !all.some((other) => isInside(span, other.span)));
}

function timesIn(plain: string, words: DateWords, hasDay: boolean): readonly Found<string>[] {
  const clock = oneOf(words.clock.filter((word) => word !== 'h'));
  const marked = [String.raw`(\d{1,2}):(\d{2})(?: ?(?:${clock}))?`, String.raw`(\d{1,2}) ?h ?(\d{2})?`];
  const found = [
    ...marked.flatMap((pattern) => matches(plain, pattern, ([, hour, minute]) => clockTime(hour, minute))),
    ...(clock === '' ? [] : matches(plain, `(\\d{1,2}) ?(?:${clock})(?: (\\d{2}))?`, ([, h, m]) => clockTime(h, m))),
    ...matches(plain, String.raw`(\d{1,2})(?:[:.](\d{2}))? ?(am|pm|a\.m\.|p\.m\.)`, ([, hour, minute, half = '']) =>
      clockTime(hour12(Number(hour), half.startsWith('p')), minute),
    ),
  ];
  const parts = (Object.keys(PART_ENDS) as DayPart[]).flatMap((part) =>
    // Without a day, a part of a day must say that it is today's: "soir" alone may be a word of the title.
    matches(plain, oneOf(words.parts[part].filter((name) => hasDay || isOfToday(name))), () => PART_ENDS[part]),
  );
  const told = found.flatMap(({ span, value }) => (value === null ? [] : [{ span, value }]));
  return (told.length > 0 ? told : parts).filter(({ span }, _, all) => !all.some((o) => isInside(span, o.span)));
}

/** Names such as "ce soir", "tonight", "stasera" say the day; "soir", "mattina" do not. */
function isOfToday(name: string): boolean {
  return /^(?:ce|cet|this|tonight|noon|midday|midi|esta|sta|questa|questo|mezzogiorno|van|al mediodia|ao meio)/.test(
    name,
  );
}

/** Returns the day 'YYYY-MM-DD'; without a year the next one that is not over. Null for a day that does not exist. */
function dateOf(day: number, month: number, year: number | null, now: EpochMs, zone: string): string | null {
  const first = wallClockAt(now, zone).year;
  // A 29 February may be eight years away.
  const years = year === null ? Array.from({ length: 9 }, (_, more) => first + more) : [year];
  const texts = years.map((one) => `${one}-${twoDigits(month)}-${twoDigits(day)}`);
  return (
    texts.find((text) => (instantOfDay(text, '00:00', zone) ?? -1) >= (year === null ? startOfDay(now, zone) : 0)) ??
    null
  );
}

function fullYear(typed: string | undefined): number | null {
  if (typed === undefined) return null;
  return typed.length === 2 ? 2000 + Number(typed) : Number(typed);
}

function hour12(hour: number, isAfternoon: boolean): string {
  if (hour < 1 || hour > 12) return '';
  return String((hour % 12) + (isAfternoon ? 12 : 0));
}

function clockTime(hour: string | undefined, minute: string | undefined): string | null {
  const time = `${(hour ?? '').padStart(2, '0')}:${minute ?? '00'}`;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null;
}

/** Returns the part together with the words that introduce it: "le", "on", "before", "bis zum". */
function withWordBefore(plain: string, span: Span, { before }: DateWords): Span {
  const match = new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(before)}) +$`, 'u').exec(plain.slice(0, span.from));
  return match === null ? span : { from: match.index, until: span.until };
}

function matches<Value>(
  plain: string,
  pattern: string,
  valueOf: (match: RegExpExecArray) => Value,
): readonly Found<Value>[] {
  if (pattern === '') return [];
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}:/.#@])(?:${pattern})(?![\p{L}\p{N}])`, 'gu');
  return Array.from(plain.matchAll(whole), (match) => ({
    span: { from: match.index, until: match.index + match[0].length },
    value: valueOf(match),
  }));
}

/** Returns a pattern of any of these words, the longest first; '' for none. */
function oneOf(words: readonly string[]): string {
  return words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
}

function lastOf<Value>(found: readonly Found<Value>[]): Found<Value> | null {
  return found.toSorted((one, other) => one.span.from - other.span.from).at(-1) ?? null;
}

function isInside(span: Span, other: Span): boolean {
  const isLarger = other.until - other.from > span.until - span.from;
  return isLarger && other.from <= span.from && span.until <= other.until;
}

function blanked(text: string, { from, until }: Span): string {
  return text.slice(0, from) + ' '.repeat(until - from) + text.slice(until);
}
