import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { bucket, database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { storageUsePath } from '../common/paths.ts';
import { storedBytes } from './storage-room.ts';

const PAGE_SIZE = 1_000;

/**
 * Counts the bytes of every stored file anew and writes them for each establishment, so that a file that was counted
 * wrongly costs one night. Bytes that come and go during the count are kept. Returns the number of establishments.
 */
export async function recountStorage(at: EpochMs): Promise<number> {
  const zoos = await database().collection('zoo').select().get();
  const before = new Map<string, number>();
  for (const { id } of zoos.docs) before.set(id, await bytesNow(id));
  const counted = await countFiles();
  for (const [zooId, former] of before)
    await inTransaction(async (transaction) => {
      const stored = await storedBytes(transaction, zooId);
      stored.write(Math.max(0, (counted.get(zooId) ?? 0) + stored.bytes - former), at);
    });
  return before.size;
}

async function bytesNow(zooId: string): Promise<number> {
  const bytes: unknown = (await database().doc(storageUsePath(zooId)).get()).get('bytes');
  return typeof bytes === 'number' ? bytes : 0;
}

/** Returns the bytes of all files by the establishment whose folder they are in. */
async function countFiles(): Promise<Map<string, number>> {
  const counted = new Map<string, number>();
  let query: object | null = { maxResults: PAGE_SIZE, autoPaginate: false };
  while (query !== null) {
    const [files, next]: [readonly Listed[], object | null, ...unknown[]] = await bucket().getFiles(query);
    for (const { name, metadata } of files) {
      const zooId = name.slice(0, name.indexOf('/'));
      counted.set(zooId, (counted.get(zooId) ?? 0) + Number(metadata.size ?? 0));
    }
    query = next;
  }
  return counted;
}

type Listed = { readonly name: string; readonly metadata: { readonly size?: string | number } };
