import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { SeedDocument } from './seed-document.ts';

/** Writes per batch: the service's limit until recently, and still a fair size. */
const BATCH_SIZE = 500;
/** Concurrent batches: the next ones are built while the server works on one. */
const BATCHES_AT_ONCE = 4;

/**
 * Writes whole documents in batches, and returns their number. They are generated one after another, so that a seed of
 * any size needs little memory.
 * @param onProgress receives the number written after each batch
 */
export async function writeDocuments(
  app: App,
  documents: Iterable<SeedDocument>,
  onProgress: (written: number) => void = () => undefined,
): Promise<number> {
  const firestore = getFirestore(app);
  const underWay = new Set<Promise<void>>();
  let written = 0;
  for (const documentsOfBatch of batches(documents)) {
    if (underWay.size >= BATCHES_AT_ONCE) await Promise.race(underWay);
    const batch = firestore.batch();
    for (const { path, data } of documentsOfBatch) batch.set(firestore.doc(path), data);
    const commit = batch.commit().then(() => {
      underWay.delete(commit);
      written += documentsOfBatch.length;
      onProgress(written);
    });
    underWay.add(commit);
  }
  await Promise.all(underWay);
  return written;
}

function* batches(documents: Iterable<SeedDocument>): Generator<SeedDocument[]> {
  let batch: SeedDocument[] = [];
  for (const document of documents) {
    batch.push(document);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
