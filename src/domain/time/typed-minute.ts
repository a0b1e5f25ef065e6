import type { EpochMs } from './epoch.ts';
import { twoDigits } from './typed-day.ts';
import { instantAt, wallClockAt } from './wall-clock.ts';

const TYPED = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** Returns the text of a date and time field for an instant, by the clock of `zone`; '' for null. */
export function typedTime(instant: EpochMs | null, zone: string): string {
  if (instant === null) return '';
  const { year, month, day, hour, minute } = wallClockAt(instant, zone);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}T${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Returns the instant of a date and time field by the clock of `zone`; null when it is empty or invalid. */
export function instantOfTyped(typed: string, zone: string): EpochMs | null {
  const [, year, month, day, hour, minute] = (TYPED.exec(typed) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || hour === undefined || minute === undefined)
    return null;
  return instantAt({ year, month, day, hour, minute }, zone);
}
