import { endOfDay } from '../time/calendar-day.ts';
import type { EpochMs } from '../time/epoch.ts';
import { dayOf, instantOfDay, timeOf } from '../time/typed-day.ts';
import type { Span } from './distribution-period.ts';

/**
 * Between when the tasks of a list are due, as date fields hold it: a local day ('YYYY-MM-DD'; the last one counts as a whole) or
 * a local minute of it ('YYYY-MM-DDTHH:mm'; what is due at the last one does not count); '' for no bound.
 */
export type DuePeriod = { readonly from: string; readonly until: string };

/** Returns a bound that an address names, '' when it is none. */
export function readableBound(text: string | null, zone: string): string {
  return text === null || startOf(text, zone) === null ? '' : text;
}

/** Returns the instants of a period in epoch milliseconds: from the first up to, and without, the second; null for no bound. */
export function boundsOfPeriod(
  { from, until }: DuePeriod,
  zone: string,
): { readonly fromMs: EpochMs | null; readonly beforeMs: EpochMs | null } {
  const last = startOf(until, zone);
  return { fromMs: startOf(from, zone), beforeMs: last === null || isMinute(until) ? last : endOfDay(last, zone) };
}

/** Whether a period ends before it begins; one without a bound never does. */
export function endsBeforeItBegins(period: DuePeriod, zone: string): boolean {
  const { fromMs, beforeMs } = boundsOfPeriod(period, zone);
  return fromMs !== null && beforeMs !== null && beforeMs <= fromMs;
}

/** Returns the period of a span whose ends are full minutes: in days where it begins and ends at midnight. */
export function periodOfSpan({ fromMs, untilMs }: Span, zone: string): DuePeriod {
  const isFromMidnight = timeOf(fromMs, zone) === MIDNIGHT;
  const isToMidnight = timeOf(untilMs, zone) === MIDNIGHT;
  return {
    from: isFromMidnight ? dayOf(fromMs, zone) : minuteOf(fromMs, zone),
    until: isToMidnight ? dayOf(untilMs - 1, zone) : minuteOf(untilMs, zone),
  };
}

const MIDNIGHT = '00:00';

function isMinute(bound: string): boolean {
  return bound.includes('T');
}

function minuteOf(instant: EpochMs, zone: string): string {
  return `${dayOf(instant, zone)}T${timeOf(instant, zone)}`;
}

function startOf(bound: string, zone: string): EpochMs | null {
  const [day = '', time = MIDNIGHT] = bound.split('T');
  return instantOfDay(day, time, zone);
}
