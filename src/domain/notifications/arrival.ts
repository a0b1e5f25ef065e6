import type { EpochMs } from '../time/epoch.ts';
import type { Notification } from './notification.ts';

/** The newest message at the start of watching, and the messages announced since. */
export type Seen = { readonly since: EpochMs; readonly ids: ReadonlySet<string> };

/**
 * Returns the state at the start of watching: no message that was there is news; without any, every message is. The
 * first list may come some time after the start: a message made since then is news as well.
 */
export function seenAtStart(unread: readonly Notification[], startedAt: EpochMs): Seen {
  const there = unread.filter(({ createdAtUnix }) => createdAtUnix < startedAt);
  return { since: newestOf(there), ids: new Set(there.map(({ notificationId }) => notificationId)) };
}

/**
 * Returns the messages that have arrived since, the oldest first, and the new state. An older message that slips into a
 * bounded list because others were read is no news.
 */
export function arrivals(
  seen: Seen,
  unread: readonly Notification[],
): { readonly fresh: Notification[]; readonly seen: Seen } {
  const fresh = unread
    .filter(({ notificationId, createdAtUnix }) => !seen.ids.has(notificationId) && createdAtUnix >= seen.since)
    .toSorted((a, b) => a.createdAtUnix - b.createdAtUnix);
  const ids = new Set([...seen.ids, ...unread.map(({ notificationId }) => notificationId)]);
  return { fresh, seen: { since: seen.since, ids } };
}

function newestOf(messages: readonly Notification[]): EpochMs {
  return Math.max(0, ...messages.map(({ createdAtUnix }) => createdAtUnix));
}
