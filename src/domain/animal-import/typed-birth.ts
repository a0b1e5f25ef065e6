import { readBirth } from './read-birth.ts';
import { appError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { ToldBirth } from '../animals/birth.ts';
import { EARLIEST_BIRTH_YEAR, writeBirthdate } from '../animals/birthdate.ts';

/**
 * Returns the birth in a typed text, read as an import reads it: '12/03/2019', '12 mars 2019', '03/2019', and '~2012' or
 * '2012' for roughly that year; nothing for an empty text and a word for "unknown". Errors: 'animal/birthdate-invalid'.
 */
export function readTypedBirth(text: string): Result<ToldBirth> {
  const read = readBirth(text.trim(), 'day-first', false);
  if (read === 'none' || text.trim() === '') return ok({ animalBirthdate: null, birthDetail: null });
  if (read === 'imprecise') {
    const years = text.match(/\d{4}/g) ?? [];
    const [year = ''] = years;
    return years.length === 1 && Number(year) >= EARLIEST_BIRTH_YEAR
      ? ok({ animalBirthdate: null, birthDetail: `~${year}` })
      : fail(appError('animal/birthdate-invalid'));
  }
  if (read === 'unreadable') return fail(appError('animal/birthdate-invalid'));
  const animalBirthdate = writeBirthdate(read);
  const day = read.day === null ? null : String(read.day).padStart(2, '0');
  return ok({
    animalBirthdate,
    birthDetail: day === null ? null : `${animalBirthdate.slice(3)}-${animalBirthdate.slice(0, 2)}-${day}`,
  });
}
