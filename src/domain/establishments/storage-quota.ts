import * as z from 'zod/mini';
import type { Tier } from '../access/tiers.ts';
import * as field from '../fields/fields.ts';

const GB = 1_000_000_000;

/** The bytes of pictures, films and sounds that an establishment of each tier may store. */
export const MAX_STORED_BYTES: Readonly<Record<Tier, number>> = {
  discovery: 1 * GB,
  essential: 5 * GB,
  progress: 20 * GB,
  fullcare: 50 * GB,
  research_partner: 100 * GB,
  global: 100 * GB,
};

/** The part of the room beyond which the admins are told that little is left. */
const LITTLE_LEFT_FROM = 0.9;

/**
 * The room that the files of an establishment take: `zoo/{zooId}/private/storage`. Written by the server, read by the
 * admins; absent before the first file.
 */
export const storageUseSchema = z.object({
  bytes: field.count(),
  /** the last night in which every file was counted; null before the first one */
  countedAtUnix: field.instantOrNull(),
});
export type StorageUse = z.infer<typeof storageUseSchema>;

/** The use of an establishment that stored no file yet. */
export const UNUSED_STORAGE: StorageUse = { bytes: 0, countedAtUnix: null };

/** Returns whether more bytes find room beside those that an establishment of the tier stores. */
export function hasRoom(tier: Tier, stored: number, more: number): boolean {
  return stored + more <= MAX_STORED_BYTES[tier];
}

/** Returns the state of the room: 'full' once nothing more fits, 'little' from nine tenths on, else 'enough'. */
export function roomLeft(tier: Tier, stored: number): 'enough' | 'little' | 'full' {
  const share = stored / MAX_STORED_BYTES[tier];
  if (share >= 1) return 'full';
  return share >= LITTLE_LEFT_FROM ? 'little' : 'enough';
}
