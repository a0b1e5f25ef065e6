import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import {
  type SyncData,
  syncData,
  SYNC_MAX_ROWS,
  syncedFamily,
  syncedOrder,
  syncedQuestion,
  syncedSpecies,
} from '../../../src/domain/reference/sync-answer.ts';

/** Where each kind of reference data is stored, and which of its fields go from one environment to another. */
const KINDS = {
  species: { collection: 'species', key: 'specieId', fields: Object.keys(syncedSpecies.shape) },
  families: { collection: 'family', key: 'familyId', fields: Object.keys(syncedFamily.shape) },
  orders: { collection: 'order', key: 'orderId', fields: Object.keys(syncedOrder.shape) },
  questions: { collection: 'questions', key: 'questionId', fields: Object.keys(syncedQuestion.shape) },
} as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** Returns the reference data of this environment, or where a stored document is not what another one could take. */
export async function readReferenceData(
  database: Firestore,
): Promise<{ readonly data: SyncData } | { readonly wrongAt: string }> {
  const lists = await Promise.all(KIND_NAMES.map(async (kind) => [kind, await rowsOf(database, kind)] as const));
  const parsed = syncData.safeParse(Object.fromEntries(lists));
  if (parsed.success) return { data: parsed.data };
  return { wrongAt: (parsed.error.issues[0] as z.core.$ZodIssue).path.join('.') };
}

/**
 * Writes the reference data of another environment, all of it in one commit or nothing. What is not among them stays, and
 * so do the fields of a document that are each environment's own.
 */
export async function writeReferenceData(database: Firestore, data: SyncData): Promise<void> {
  const batch = database.batch();
  for (const kind of KIND_NAMES) {
    const { collection, key } = KINDS[kind];
    for (const row of data[kind] as readonly Record<string, unknown>[])
      batch.set(database.collection(collection).doc(String(row[key])), row, { merge: true });
  }
  await batch.commit();
}

async function rowsOf(database: Firestore, kind: Kind): Promise<Record<string, unknown>[]> {
  const { collection, key, fields } = KINDS[kind];
  // one more than may be sent, so that too many are told from just enough
  const found = await database
    .collection(collection)
    .limit(SYNC_MAX_ROWS[kind] + 1)
    .get();
  return found.docs.map((document) => ({
    ...Object.fromEntries(fields.map((field) => [field, (document.get(field) as unknown) ?? null])),
    [key]: document.id,
  }));
}
