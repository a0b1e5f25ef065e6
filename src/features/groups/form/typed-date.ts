import { instantOfTyped, typedTime } from '#domain/announcements/expiry-time.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';

/** Returns what a field for a day shows of an instant, by the clock of Paris; '' for none. */
export function typedDay(instant: EpochMs | null): string {
  return typedTime(instant, ZONE).slice(0, 10);
}

/** Returns the first instant of the day that was typed, by the clock of Paris; null when it is none. */
export function dayOfTyped(typed: string): EpochMs | null {
  const instant = instantOfTyped(`${typed}T00:00`, ZONE);
  return instant === null || Number.isNaN(instant) ? null : instant;
}
