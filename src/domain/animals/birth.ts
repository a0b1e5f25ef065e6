import { ZONE, type EpochMs } from '../time/epoch.ts';
import { dayOf } from '../time/typed-day.ts';
import type { Animal } from './animal.ts';
import { EARLIEST_BIRTH_YEAR, readBirthdate, writeBirthdate } from './birthdate.ts';

/** A birth as it is stored: its month (MM/YYYY), and what is known beside it. */
export type ToldBirth = Pick<Animal, 'animalBirthdate' | 'birthDetail'>;
/** The same in a register, which holds the month alone. */
export type StoredBirth = Pick<Animal, 'animalBirthdate'> & {
  readonly birthDetail?: Animal['birthDetail'] | undefined;
};

/** A birth as far as it is known: `day` is null where only the month is, `month` where only the year is, roughly. */
export type KnownBirth = { readonly year: number; readonly month: number | null; readonly day: number | null };

/**
 * Returns the birth of an animal; null when nothing readable is stored. A detail counts as long as it agrees with the
 * month: a later import may have corrected the month alone.
 */
export function birthOf({ animalBirthdate, birthDetail = null }: StoredBirth): KnownBirth | null {
  if (animalBirthdate === null) {
    const year = /^~(\d{4})$/.exec(birthDetail ?? '')?.[1];
    return year === undefined ? null : { year: Number(year), month: null, day: null };
  }
  const month = readBirthdate(animalBirthdate);
  if (month === null) return null;
  return { ...month, day: dayWithin(birthDetail, animalBirthdate) };
}

/**
 * Returns the birth as people read and type it: '12/03/2019', '03/2019', '~2012', and '' for none. A text of an old
 * register that is no date stays as it is.
 */
export function writtenBirth(birth: StoredBirth): string {
  const known = birthOf(birth);
  if (known === null) return birth.animalBirthdate ?? '';
  if (known.month === null) return `~${known.year}`;
  const month = writeBirthdate({ month: known.month, year: known.year });
  return known.day === null ? month : `${String(known.day).padStart(2, '0')}/${month}`;
}

/**
 * Returns the fault of a birth's detail at `now`: no day of the month of birth, no year beside a missing month, or
 * later than today; null when it may be stored.
 */
export function detailFault(birth: StoredBirth, now: EpochMs): 'invalid' | 'future' | null {
  const { birthDetail = null } = birth;
  if (birthDetail === null) return null;
  const known = birthOf(birth);
  if (known === null || (known.month !== null && known.day === null)) return 'invalid';
  const today = dayOf(now, ZONE);
  if (known.month === null) {
    if (known.year < EARLIEST_BIRTH_YEAR) return 'invalid';
    return known.year > Number(today.slice(0, 4)) ? 'future' : null;
  }
  return birthDetail > today ? 'future' : null;
}

/**
 * Returns the whole years of an animal at an instant, from its day of birth where that is known; null when the birth is
 * not known or lies ahead.
 */
export function ageAt(birth: StoredBirth, at: EpochMs): number | null {
  const known = birthOf(birth);
  if (known === null) return null;
  const [year = 0, month = 0, day = 0] = dayOf(at, ZONE).split('-').map(Number);
  if (known.month === null) return year < known.year ? null : year - known.year;
  const months = year * 12 + month - (known.year * 12 + known.month) - (day < (known.day ?? 1) ? 1 : 0);
  return months < 0 ? null : Math.floor(months / 12);
}

/** Returns whether an instant lies before the month of birth, or before its day where that is known. */
export function isBeforeBirth(at: EpochMs, birth: StoredBirth): boolean {
  const known = birthOf(birth);
  if (known === null || known.month === null) return false;
  const [year = 0, month = 0, day = 0] = dayOf(at, ZONE).split('-').map(Number);
  const months = year * 12 + month - (known.year * 12 + known.month);
  return months < 0 || (months === 0 && known.day !== null && day < known.day);
}

/** Returns the day of a detail that lies in this month, MM/YYYY; else null. */
function dayWithin(birthDetail: string | null, animalBirthdate: string): number | null {
  const [, year, month, day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthDetail ?? '') ?? [];
  if (`${month}/${year}` !== animalBirthdate) return null;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(day) >= 1 && Number(day) <= last ? Number(day) : null;
}
