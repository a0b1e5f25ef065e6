import { endOfDay } from './calendar-day.ts';
import type { EpochMs } from './epoch.ts';
import { instantOfDay } from './typed-day.ts';

/**
 * A period as form fields hold it: each end is a local day ('YYYY-MM-DD'; the last one counts as a whole) or a local
 * minute of it ('YYYY-MM-DDTHH:mm'; the last one does not count); '' for no end.
 */
export type TypedPeriod = { readonly from: string; readonly until: string };

const MIDNIGHT = '00:00';

/** Returns an end of a period from an address; '' when it is missing or invalid. */
export function readableBound(text: string | null, zone: string): string {
  return text === null || startOf(text, zone) === null ? '' : text;
}

/** Returns whether an end of a period names a minute of its day. */
export function isMinute(bound: string): boolean {
  return bound.includes('T');
}

/**
 * Returns the instants of a period in epoch milliseconds: the first one is included, the second one is not; null for no
 * end.
 */
export function boundsOfPeriod(
  { from, until }: TypedPeriod,
  zone: string,
): { readonly fromMs: EpochMs | null; readonly beforeMs: EpochMs | null } {
  const last = startOf(until, zone);
  return { fromMs: startOf(from, zone), beforeMs: last === null || isMinute(until) ? last : endOfDay(last, zone) };
}

/** Returns whether a period ends before it begins; false when an end is missing. */
export function endsBeforeItBegins(period: TypedPeriod, zone: string): boolean {
  const { fromMs, beforeMs } = boundsOfPeriod(period, zone);
  return fromMs !== null && beforeMs !== null && beforeMs <= fromMs;
}

/** Returns the first instant of an end of a period; null when it is empty or invalid. */
export function startOf(bound: string, zone: string): EpochMs | null {
  const [day = '', time = MIDNIGHT] = bound.split('T');
  return instantOfDay(day, time, zone);
}
