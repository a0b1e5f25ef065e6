import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import {
  type SyncData,
  syncData,
  SYNC_MAX_ROWS,
  syncedFamily,
  syncedOrder,
  syncedSpecies,
} from '../../../src/domain/reference/sync-answer.ts';
import { withTimestamps } from '../common/stored.ts';
import { questionLogPath, questionPath } from '../questions/question-paths.ts';
import { questionsToSend, type TakenQuestion } from './synchronised-questions.ts';

/** The collection of each kind of the catalogue, and the fields that environments exchange; questions go their own way. */
const KINDS = {
  species: { collection: 'species', key: 'specieId', fields: Object.keys(syncedSpecies.shape) },
  families: { collection: 'family', key: 'familyId', fields: Object.keys(syncedFamily.shape) },
  orders: { collection: 'order', key: 'orderId', fields: Object.keys(syncedOrder.shape) },
} as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];

/**
 * Returns the reference data of this environment, or the path of a stored document that another environment could not
 * accept.
 */
export async function readReferenceData(
  database: Firestore,
): Promise<{ readonly data: SyncData } | { readonly wrongAt: string }> {
  const lists = await Promise.all(KIND_NAMES.map(async (kind) => [kind, await rowsOf(database, kind)] as const));
  const questions = await questionsToSend(database);
  const parsed = syncData.safeParse({ ...Object.fromEntries(lists), questions });
  if (parsed.success) return { data: parsed.data };
  return { wrongAt: (parsed.error.issues[0] as z.core.$ZodIssue).path.join('.') };
}

/**
 * Writes the reference data of another environment, all of it in one commit or nothing. Other documents stay, and so do
 * the fields that each environment decides for itself.
 */
export async function writeReferenceData(
  database: Firestore,
  data: SyncData,
  questions: readonly TakenQuestion[],
): Promise<void> {
  const batch = database.batch();
  for (const { question, log } of questions) {
    batch.set(database.doc(questionPath(question.questionId)), withTimestamps(question));
    batch.create(database.doc(questionLogPath(question.questionId, log.logId)), withTimestamps(log));
  }
  for (const kind of KIND_NAMES) {
    const { collection, key } = KINDS[kind];
    for (const row of data[kind] as readonly Record<string, unknown>[])
      batch.set(database.collection(collection).doc(String(row[key])), row, { merge: true });
  }
  await batch.commit();
}

async function rowsOf(database: Firestore, kind: Kind): Promise<Record<string, unknown>[]> {
  const { collection, key, fields } = KINDS[kind];
  // one more than the limit is enough to detect too many
  const found = await database
    .collection(collection)
    .limit(SYNC_MAX_ROWS[kind] + 1)
    .get();
  return found.docs.map((document) => ({
    ...Object.fromEntries(fields.map((field) => [field, (document.get(field) as unknown) ?? null])),
    [key]: document.id,
  }));
}
