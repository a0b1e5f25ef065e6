import { storedBytes } from '../shared/stored-bytes.ts';
import type { SessionEntry, SessionRecord } from './session.ts';

/**
 * The bytes of JSON after which a device goes on in another record. The database takes 1 MiB at most for one document, and
 * an entry is never larger there than as JSON.
 * @source Firestore, limits of documents
 */
export const MAX_RECORD_BYTES = 700_000;

/** Returns the largest size of entries as JSON, in bytes; 0 for none. */
export function bytesOf(entries: readonly SessionEntry[]): number {
  return entries.reduce((sum, entry) => sum + storedBytes('', entry), 0);
}

/** Returns whether a record of `bytes` has room for more entries; an empty record takes any. */
export function hasRoomFor(bytes: number, entries: readonly SessionEntry[]): boolean {
  return bytes === 0 || bytes + bytesOf(entries) <= MAX_RECORD_BYTES;
}

/**
 * Returns the records of a session with one for each device: a record that continues a full one of the same observer is
 * joined to that one, its entries after those of the full one. A record whose full one is missing stands alone; records that
 * continue each other in a circle are left out, since no device makes them.
 */
export function joinedParts(records: readonly SessionRecord[]): SessionRecord[] {
  const byId = new Map(records.map((record) => [record.deviceId, record]));
  const nextOf = new Map<string, SessionRecord>();
  for (const record of records) {
    const full = byId.get(record.continuesId ?? '');
    if (full?.observerId === record.observerId && !nextOf.has(full.deviceId)) nextOf.set(full.deviceId, record);
  }
  const laterIds = new Set([...nextOf.values()].map(({ deviceId }) => deviceId));
  return records
    .filter(({ deviceId }) => !laterIds.has(deviceId))
    .map((first) => {
      const parts = [first];
      for (let next = nextOf.get(first.deviceId); next !== undefined; next = nextOf.get(next.deviceId))
        parts.push(next);
      const updatedAtUnix = Math.max(...parts.map((part) => part.updatedAtUnix));
      return { ...first, entries: parts.flatMap(({ entries }) => entries), updatedAtUnix };
    });
}
