import type { Transaction } from 'firebase-admin/firestore';
import { followUpLevel, type StoredTier } from '../../../src/domain/access/tiers.ts';
import { hasRoom } from '../../../src/domain/establishments/storage-quota.ts';
import { database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { logFailure } from '../common/log-failure.ts';
import { storageUsePath, zooPath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';

/**
 * Reads within a transaction whether an establishment has room for more bytes. Returns the function that takes the room,
 * to be called among the writes, or 'file/no-room'.
 */
export async function reserveRoom(
  transaction: Transaction,
  zooId: string,
  bytes: number,
): Promise<(() => void) | Refusal> {
  const zoo = await transaction.get(database().doc(zooPath(zooId)));
  const tier = followUpLevel(zoo.get('zooTiers') as StoredTier | undefined);
  const stored = await storedBytes(transaction, zooId);
  if (!hasRoom(tier, stored.bytes, bytes)) return refuse('file/no-room');
  return () => stored.write(stored.bytes + bytes);
}

/** Takes room for the files of an establishment. Returns null, or 'file/no-room'. */
export function takeRoom(zooId: string, bytes: number): Promise<Refusal | null> {
  return inTransaction(async (transaction) => {
    const take = await reserveRoom(transaction, zooId, bytes);
    if (isRefusal(take)) return take;
    take();
    return null;
  });
}

/** Gives back the room of deleted files. A failure is logged: the next night's count mends it. */
export async function giveRoom(zooId: string, bytes: number): Promise<void> {
  if (bytes === 0) return;
  try {
    await inTransaction(async (transaction) => {
      const stored = await storedBytes(transaction, zooId);
      stored.write(Math.max(0, stored.bytes - bytes));
    });
  } catch (failure) {
    logFailure('giveRoom', failure, { zooId, bytes: String(bytes) });
  }
}

/** Reads the bytes of an establishment's files, with the function that writes others; 0 before the first file. */
export async function storedBytes(transaction: Transaction, zooId: string) {
  const reference = database().doc(storageUsePath(zooId));
  const found = await transaction.get(reference);
  const bytes: unknown = found.get('bytes');
  return {
    bytes: typeof bytes === 'number' ? bytes : 0,
    write: (next: number, countedAtUnix: number | null = found.get('countedAtUnix') ?? null) =>
      void transaction.set(reference, { bytes: next, ...withTimestamps({ countedAtUnix }) }),
  };
}
