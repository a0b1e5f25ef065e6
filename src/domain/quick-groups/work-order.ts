import type { EpochMs } from '../time/epoch.ts';

type Dated = { readonly createdAtUnix: EpochMs };

/** Compares two days for a list: the earlier first, none last; 0 for the same day. */
export function compareDays(one: EpochMs | null, other: EpochMs | null): number {
  if (one === other) return 0;
  return (one ?? Infinity) - (other ?? Infinity);
}

/** Compares two notes, objectives or actions for a list: the latest first. */
export function latestFirst(one: Dated, other: Dated): number {
  return other.createdAtUnix - one.createdAtUnix;
}
