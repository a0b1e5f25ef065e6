import { ZONE, type EpochMs } from '../time/epoch.ts';
import { wallClockAt } from '../time/wall-clock.ts';

/** A month of birth; month 1–12. */
export type BirthMonth = { readonly month: number; readonly year: number };

/** No animal in care is older: the oldest known tortoise hatched about 1832. */
export const EARLIEST_BIRTH_YEAR = 1800;

/** Returns the month that MM/YYYY says; null for anything else: another form, month 13, a year before 1800. */
export function readBirthdate(text: string): BirthMonth | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(text) ?? [];
  if (month === undefined || year === undefined || Number(year) < EARLIEST_BIRTH_YEAR) return null;
  return { month: Number(month), year: Number(year) };
}

/** Returns a month of birth as it is stored: MM/YYYY. */
export function writeBirthdate({ month, year }: BirthMonth): string {
  return `${String(month).padStart(2, '0')}/${String(year).padStart(4, '0')}`;
}

/** Returns whether a month lies after the one of `now` in Paris; the present month is not in the future. */
export function isFutureBirth({ month, year }: BirthMonth, now: EpochMs): boolean {
  const today = wallClockAt(now, ZONE);
  return year * 12 + month > today.year * 12 + today.month;
}

/** Returns the whole years an animal has at `now`; null when its month of birth cannot be read or lies ahead. */
export function ageInYears(birthdate: string | null, now: EpochMs): number | null {
  return agesAt(now)(birthdate);
}

/**
 * Returns a function that returns the age of each animal of a list at `now`, as `ageInYears` does; it reads the time in
 * Paris once for all.
 */
export function agesAt(now: EpochMs): (birthdate: string | null) => number | null {
  const today = wallClockAt(now, ZONE);
  return (birthdate) => {
    const born = birthdate === null ? null : readBirthdate(birthdate);
    if (born === null) return null;
    const months = today.year * 12 + today.month - (born.year * 12 + born.month);
    return months < 0 ? null : Math.floor(months / 12);
  };
}
