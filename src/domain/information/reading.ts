import type { EpochMs } from '../time/epoch.ts';
import type { Confirmation, Information } from './information.ts';

const DAY = 86_400_000;

/** Who has read an information, the first to do so first, and who has not, in the order given. */
export type Reading = {
  readonly confirmed: readonly Confirmation[];
  readonly unconfirmed: readonly string[];
};

/** Returns who of the people has confirmed and who has not. Confirmations of people who no longer belong to them stay counted. */
export function readingOf(userIds: readonly string[], confirmations: readonly Confirmation[]): Reading {
  const done = new Set(confirmations.map(({ userId }) => userId));
  return {
    confirmed: confirmations.toSorted((a, b) => a.confirmedAtUnix - b.confirmedAtUnix),
    unconfirmed: userIds.filter((userId) => !done.has(userId)),
  };
}

/** Whether those who have not confirmed were reminded within the last 24 hours. */
export function isRemindedToday({ remindedAtUnix }: Pick<Information, 'remindedAtUnix'>, now: EpochMs): boolean {
  return remindedAtUnix !== null && now - remindedAtUnix < DAY;
}
