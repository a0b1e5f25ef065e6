import type { EpochMs } from '../time/epoch.ts';
import type { Confirmation, Information } from './information.ts';

const DAY = 86_400_000;

/** The people who have read an information, the first reader first, and those who have not, in the order given. */
export type Reading = {
  readonly confirmed: readonly Confirmation[];
  readonly unconfirmed: readonly string[];
};

/**
 * Returns which of the people have confirmed and which have not. Confirmations of people who are no longer in the
 * audience stay counted.
 */
export function readingOf(userIds: readonly string[], confirmations: readonly Confirmation[]): Reading {
  const done = new Set(confirmations.map(({ userId }) => userId));
  return {
    confirmed: confirmations.toSorted((a, b) => a.confirmedAtUnix - b.confirmedAtUnix),
    unconfirmed: userIds.filter((userId) => !done.has(userId)),
  };
}

/** Returns whether the people who have not confirmed were reminded within the last 24 hours. */
export function isRemindedToday({ remindedAtUnix }: Pick<Information, 'remindedAtUnix'>, now: EpochMs): boolean {
  return remindedAtUnix !== null && now - remindedAtUnix < DAY;
}
