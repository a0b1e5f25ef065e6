import type { DocumentReference, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { deleteFound } from '../common/delete-found.ts';
import { database } from '../common/firebase.ts';
import { IMPORT_STEPS } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';
import type { AnimalStep } from './animal-step.ts';
import { changesOf } from './write-steps.ts';

/** The time for which an import can be undone: thirty days. */
const KEPT_MS = 30 * 86_400_000;

/** Fields that the server keeps by itself: an undoing gives them new values. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['placedAtUnix', 'updatedAtUnix', 'registerPart']);

/** The effect of an import on one animal. */
export type KeptStep = {
  readonly animalId: string;
  /** the stamp that the import gave the animal: another one means that somebody changed the animal since */
  readonly stamp: EpochMs;
  readonly movementId: string | null;
  /** the former values of the changed fields, null for one that was absent; null for a new animal */
  readonly before: Readonly<Record<string, unknown>> | null;
};

type Import = { readonly zooId: string; readonly importId: string };

/** Adds the effects of one call to the writes that carry them out; nothing for a call without any. */
export function keepSteps(
  transaction: Transaction,
  { zooId, importId }: Import,
  steps: readonly AnimalStep[],
  { by, at }: { readonly by: string; readonly at: EpochMs },
): void {
  if (steps.length === 0) return;
  const kept = { zooId, importId, by, atUnix: at, steps: steps.map(keptStep) };
  transaction.create(database().collection(IMPORT_STEPS).doc(), withTimestamps(kept));
}

/** Reads the effects of one call of an import, its author, and whether there are more of them. */
export async function nextSteps(
  transaction: Transaction,
  { zooId, importId }: Import,
): Promise<{
  readonly document: DocumentReference | null;
  readonly steps: KeptStep[];
  readonly by: string;
  readonly hasMore: boolean;
}> {
  const { docs } = await transaction.get(ofImport({ zooId, importId }).limit(2));
  const [first] = docs;
  if (first === undefined) return { document: null, steps: [], by: '', hasMore: false };
  const { steps, by } = first.data() as { steps: KeptStep[]; by: string };
  return { document: first.ref, steps, by, hasMore: docs.length > 1 };
}

/** Deletes what was kept of imports for longer than thirty days; returns the number of deleted documents. */
export function forgetOldImports(store: Firestore, at: EpochMs): Promise<number> {
  return deleteFound(store, store.collection(IMPORT_STEPS).where('atUnix', '<=', at - KEPT_MS));
}

function ofImport({ zooId, importId }: Import): Query {
  return database().collection(IMPORT_STEPS).where('zooId', '==', zooId).where('importId', '==', importId);
}

function keptStep({ before, after, move }: AnimalStep): KeptStep {
  return {
    animalId: after.animalId,
    stamp: after.updatedAtUnix ?? 0,
    movementId: move?.movementId ?? null,
    before: before === null ? null : formerValues(before, after),
  };
}

function formerValues(before: Animal, after: Animal): Record<string, unknown> {
  const changed = Object.keys(changesOf(before, after) ?? {}).filter((field) => !OWN_FIELDS.has(field));
  return Object.fromEntries(changed.map((field) => [field, before[field as keyof Animal] ?? null]));
}
