import { type EpochMs, ZONE } from '../time/epoch.ts';
import { instantOfDay, twoDigits } from '../time/typed-day.ts';
import { floatingMs, wallClockAt } from '../time/wall-clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const LOCAL = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?$/;
const OFFSET = /^([+-])(\d{2}):(\d{2})$/;

/** Returns the distance of the clock in Paris from UTC at an instant: '+01:00', '+02:00' in summer. */
export function offsetOf(instant: EpochMs): string {
  const minutes = Math.round(offsetMs(instant) / MINUTE_MS);
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** Returns the time of an instant on the clock in Paris: '2026-10-25 02:30:00'. Parts of a second are dropped. */
export function localTime(instant: EpochMs): string {
  return new Date(instant + offsetMs(instant)).toISOString().slice(0, 19).replace('T', ' ');
}

/** Returns an instant as text that loses nothing, on the clock in Paris: '2026-10-25T02:30:00.000+01:00'. */
export function writtenInstant(instant: EpochMs): string {
  return new Date(instant + offsetMs(instant)).toISOString().replace('Z', offsetOf(instant));
}

/** Returns the instant of a text with a zone, as `writtenInstant` makes it or with 'Z'; null for any other text. */
export function instantOfWritten(text: string): EpochMs | null {
  const [, local = '', zone = ''] = /^(.*?)(Z|[+-]\d{2}:\d{2})$/.exec(text.trim()) ?? [];
  const offset = zone === 'Z' ? 0 : msOfOffset(zone);
  const floating = floatingOf(local);
  return floating === null || offset === null ? null : floating - offset;
}

/**
 * Returns the instant of a time on the clock in Paris, such as '2026-10-25 02:30:00'; null for any other text. `offset`
 * tells which of the two hours of October is meant; without it the first one that is not before `notBefore`. A time that
 * the change of March skips moves forward by the hour.
 */
export function instantOfLocal(
  text: string,
  { offset = '', notBefore = null }: { readonly offset?: string; readonly notBefore?: EpochMs | null } = {},
): EpochMs | null {
  const local = text.trim();
  const floating = floatingOf(local);
  const [, day = '', time = ''] = LOCAL.exec(local) ?? [];
  const minute = instantOfDay(day, time, ZONE);
  if (floating === null || minute === null) return null;
  const first = minute + (floating % MINUTE_MS);
  const second = first + HOUR_MS;
  const isTwice = localTime(second) === localTime(first);
  if (!isTwice) return first;
  const isSecond = offset === '' ? notBefore !== null && first < notBefore : offsetOf(second) === offset;
  return isSecond ? second : first;
}

/** Returns the instant without its parts of a second. */
export function wholeSeconds(instant: EpochMs): EpochMs {
  return Math.floor(instant / 1_000) * 1_000;
}

function offsetMs(instant: EpochMs): number {
  return floatingMs(wallClockAt(instant, ZONE)) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

function msOfOffset(text: string): number | null {
  const [, sign, hours, minutes] = OFFSET.exec(text) ?? [];
  if (sign === undefined) return null;
  const size = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
  return sign === '-' ? -size : size;
}

/** Returns the milliseconds of a calendar without zones; null for a text that is no time of a day that exists. */
function floatingOf(text: string): number | null {
  const [, day, time, second = '00', part = '0'] = LOCAL.exec(text.trim()) ?? [];
  if (day === undefined || time === undefined) return null;
  const written = `${day}T${time}:${second}.${part.padEnd(3, '0')}`;
  const floating = Date.parse(`${written}Z`);
  // Other days that do not exist roll over: 31 April would become 1 May.
  return Number.isNaN(floating) || new Date(floating).toISOString() !== `${written}Z` ? null : floating;
}
