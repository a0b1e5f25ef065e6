import type { EpochMs } from './epoch.ts';
import { instantAt, wallClockAt } from './wall-clock.ts';

/**
 * Returns the instant of a day ('YYYY-MM-DD') and a time ('HH:mm') on the clock of `zone`, as form fields hold them;
 * null when one of them is missing or invalid.
 */
export function instantOfDay(day: string, time: string, zone: string): EpochMs | null {
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const clock = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (date === null || clock === null) return null;
  const [year = 0, month = 0, dayOfMonth = 0] = date.slice(1).map(Number);
  const real = new Date(Date.UTC(year, month - 1, dayOfMonth));
  if (real.getUTCDate() !== dayOfMonth || real.getUTCMonth() !== month - 1 || year < 1000) return null;
  const [hour = 0, minute = 0] = clock.slice(1).map(Number);
  return instantAt({ year, month, day: dayOfMonth, hour, minute }, zone);
}

/** Returns the local day of an instant, as a field holds it: 'YYYY-MM-DD'. */
export function dayOf(instant: EpochMs, zone: string): string {
  const { year, month, day } = wallClockAt(instant, zone);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Returns the local time of an instant, as a field holds it: 'HH:mm'. */
export function timeOf(instant: EpochMs, zone: string): string {
  const { hour, minute } = wallClockAt(instant, zone);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Returns a number of an hour, minute, day or month as two digits. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
