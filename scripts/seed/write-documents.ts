import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { SeedDocument } from './seed-document.ts';

/** Writes of one batch: the service's own limit. */
const BATCH_SIZE = 500;

/** Writes the documents in batches, whole documents, and returns their number. */
export async function writeDocuments(app: App, documents: readonly SeedDocument[]): Promise<number> {
  const firestore = getFirestore(app);
  for (let start = 0; start < documents.length; start += BATCH_SIZE) {
    const batch = firestore.batch();
    for (const document of documents.slice(start, start + BATCH_SIZE))
      batch.set(firestore.doc(document.path), document.data);
    await batch.commit();
  }
  return documents.length;
}
