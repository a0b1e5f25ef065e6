import type { ObservationSession } from '../observation-sessions/session.ts';

type Opinion = Pick<
  ObservationSession,
  'visitId' | 'campaignId' | 'method' | 'status' | 'secondOf' | 'invalidReason' | 'observerId'
>;

/** A session with the second opinions on it. */
export type ComparedSession<Head> = { readonly first: Head; readonly seconds: readonly Head[] };

/**
 * Returns whether two sessions are compared: the second repeats the first, both are scans that ended and count. A focal
 * observation has no common items with another one.
 */
export function areCompared(first: Omit<Opinion, 'observerId'>, second: Omit<Opinion, 'observerId'>): boolean {
  const counts = ({ status, method, invalidReason }: Omit<Opinion, 'observerId'>) =>
    status === 'finished' && method === 'scan' && invalidReason === '';
  return second.secondOf === first.visitId && second.campaignId === first.campaignId && counts(first) && counts(second);
}

/**
 * Returns the sessions that other people observed too, the latest first, each with the latest opinion of each of these
 * people in the order of their beginning. A second look of the same person tells of that person alone and is left out.
 * Empty without second opinions.
 */
export function comparedSessions<Head extends Opinion & Pick<ObservationSession, 'startedAtUnix'>>(
  heads: readonly Head[],
): ComparedSession<Head>[] {
  const opinions = Map.groupBy(heads, ({ secondOf }) => secondOf);
  return heads
    .toSorted((one, other) => other.startedAtUnix - one.startedAtUnix)
    .flatMap((first) => {
      const compared = (opinions.get(first.visitId) ?? [])
        .filter((second) => second.observerId !== first.observerId && areCompared(first, second))
        .toSorted((one, other) => one.startedAtUnix - other.startedAtUnix);
      const latest = new Map(compared.map((second) => [second.observerId, second]));
      const seconds = compared.filter((second) => latest.get(second.observerId) === second);
      return seconds.length === 0 ? [] : [{ first, seconds }];
    });
}
