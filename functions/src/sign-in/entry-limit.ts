import { createHash } from 'node:crypto';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';

/** Entries from one place within the window: a class of visitors behind one router comes in, a loop does not. */
export const MAX_ENTRIES = 30;
export const ENTRY_WINDOW_MS = 15 * 60_000;
/** Places that an instance remembers; beyond them the one that came first is forgotten. */
const MAX_PLACES = 5_000;

/**
 * Returns a function that counts an entry from a network address, and returns whether it may pass. The counts are in
 * the memory of the instance alone, by a hash: no address is stored, and visitors share few instances.
 */
export function createEntryLimit(): (address: string, at: EpochMs) => boolean {
  const places = new Map<string, { readonly since: EpochMs; readonly entries: number }>();
  return (address, at) => {
    const place = createHash('sha256').update(address).digest('base64url');
    const known = places.get(place);
    const counted = known !== undefined && at - known.since < ENTRY_WINDOW_MS ? known : { since: at, entries: 0 };
    places.delete(place);
    places.set(place, { ...counted, entries: counted.entries + 1 });
    const [oldest] = places.keys();
    if (places.size > MAX_PLACES && oldest !== undefined) places.delete(oldest);
    return counted.entries < MAX_ENTRIES;
  };
}
