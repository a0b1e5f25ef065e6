import { appError, type AppError } from '../errors/app-error.ts';
import type { User } from './user.ts';

/** The days of an absence, both included, 'YYYY-MM-DD' of the establishment's clock; both are '' for none. */
export type Absence = Pick<User, 'awayFromDay' | 'awayUntilDay'>;
export type AbsenceErrors = { readonly [Field in keyof Absence]?: AppError };

/** The most people that a list of absences names. */
export const MAX_ABSENCES = 50;

/**
 * Returns the faults of an absence by field; empty for none at all and for one with both days in order. Errors:
 * 'user/absence-incomplete' at the day that is missing, 'user/absence-end-before-start'.
 */
export function checkAbsence({ awayFromDay, awayUntilDay }: Absence): AbsenceErrors {
  if (awayFromDay === '' && awayUntilDay === '') return {};
  if (awayFromDay === '') return { awayFromDay: appError('user/absence-incomplete') };
  if (awayUntilDay === '') return { awayUntilDay: appError('user/absence-incomplete') };
  return awayUntilDay < awayFromDay ? { awayUntilDay: appError('user/absence-end-before-start') } : {};
}

/**
 * Returns the people who are away from `today` to `lastDay`, both included ('YYYY-MM-DD'), those away already first,
 * then by their first day; empty when nobody is.
 */
export function awayBetween<Person extends Absence>(
  people: readonly Person[],
  today: string,
  lastDay: string,
): readonly Person[] {
  return people
    .filter(({ awayFromDay, awayUntilDay }) => awayFromDay !== '' && awayUntilDay >= today && awayFromDay <= lastDay)
    .toSorted(
      (one, other) =>
        Number(one.awayFromDay > today) - Number(other.awayFromDay > today) ||
        (one.awayFromDay > today ? one.awayFromDay.localeCompare(other.awayFromDay) : 0) ||
        one.awayUntilDay.localeCompare(other.awayUntilDay),
    );
}
