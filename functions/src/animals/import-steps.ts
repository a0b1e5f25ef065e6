import type { DocumentReference, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import type { Group } from '../../../src/domain/groups/group.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { deleteFound } from '../common/delete-found.ts';
import { database } from '../common/firebase.ts';
import { IMPORT_STEPS } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';
import type { AnimalStep } from './animal-step.ts';
import { differenceOf, type GroupStep } from './import-group.ts';
import { changesOf } from './write-steps.ts';

/** The time for which an import can be undone: thirty days. */
const KEPT_MS = 30 * 86_400_000;

/** Fields that the server keeps by itself: an undoing gives them new values. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['placedAtUnix', 'updatedAtUnix', 'registerPart']);
/** The death or departure itself is undone, with its move: the move before becomes the last one again. */
const OWN_FIELDS_OF_LEAVING: ReadonlySet<string> = new Set(['updatedAtUnix', 'registerPart']);

/** The effect of an import on one animal. */
export type KeptStep = {
  readonly animalId: string;
  /** the stamp that the import gave the animal: another one means that somebody changed the animal since */
  readonly stamp: EpochMs;
  readonly movementId: string | null;
  /** the former values of the changed fields, null for one that was absent; null for a new animal */
  readonly before: Readonly<Record<string, unknown>> | null;
};

/** The effect of an import on one group: the values of its fields before and after; `before` is null for a new group. */
export type KeptGroup = {
  readonly groupId: string;
  readonly before: Partial<Group> | null;
  readonly after: Partial<Group>;
};

type Import = { readonly zooId: string; readonly importId: string };

/** The most calls of imports that are looked through for a list: a hundred files of a thousand animals. */
const MAX_CALLS = 1_000;

/** One call of an import, without its effects on each animal. */
export type KeptCall = {
  readonly importId: string;
  readonly fileName: string;
  readonly by: string;
  readonly atUnix: EpochMs;
  readonly created: number;
  readonly updated: number;
};

/** A call that was kept before the name of the file and the numbers were. */
type OlderCall = Omit<KeptCall, 'fileName' | 'created' | 'updated'> & Partial<KeptCall>;

/** Adds the effects of one call to the writes that carry them out; nothing for a call without any. */
export function keepSteps(
  transaction: Transaction,
  { zooId, importId, fileName }: Import & { readonly fileName: string },
  { steps, groupSteps }: { readonly steps: readonly AnimalStep[]; readonly groupSteps: readonly GroupStep[] },
  { by, at }: { readonly by: string; readonly at: EpochMs },
): void {
  const all = [...steps, ...groupSteps];
  if (all.length === 0) return;
  const created = all.filter(({ before }) => before === null).length;
  const call = { importId, fileName, by, atUnix: at, created, updated: all.length - created } satisfies KeptCall;
  const kept = { zooId, ...call, steps: steps.map(keptStep), groups: groupSteps.map(keptGroup) };
  transaction.create(database().collection(IMPORT_STEPS).doc(), withTimestamps(kept));
}

/** Reads the effects of one call of an import, its author, and whether there are more of them. */
export async function nextSteps(
  transaction: Transaction,
  { zooId, importId }: Import,
): Promise<{
  readonly document: DocumentReference | null;
  readonly steps: KeptStep[];
  readonly groups: KeptGroup[];
  readonly by: string;
  readonly hasMore: boolean;
}> {
  const { docs } = await transaction.get(ofImport({ zooId, importId }).limit(2));
  const [first] = docs;
  if (first === undefined) return { document: null, steps: [], groups: [], by: '', hasMore: false };
  // Calls of an earlier version hold no groups.
  const { steps, groups = [], by } = first.data() as { steps: KeptStep[]; groups?: KeptGroup[]; by: string };
  return { document: first.ref, steps, groups, by, hasMore: docs.length > 1 };
}

/** Returns the calls of the imports of an establishment that can be undone, the latest first. */
export async function keptCalls(store: Firestore, zooId: string): Promise<KeptCall[]> {
  const fields = ['importId', 'fileName', 'by', 'atUnix', 'created', 'updated'] as const;
  const calls = store.collection(IMPORT_STEPS).where('zooId', '==', zooId).orderBy('atUnix', 'desc');
  const { docs } = await calls
    .limit(MAX_CALLS)
    .select(...fields)
    .get();
  // Calls of an earlier version lack the name of the file and the numbers.
  return docs.map((document) => {
    const { fileName = '', created = 0, updated = 0, ...call } = document.data() as OlderCall;
    return { ...call, fileName, created, updated };
  });
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

function keptGroup({ before, after }: GroupStep): KeptGroup {
  const { groupId } = after;
  if (before === null) return { groupId, before, after };
  return { groupId, before: differenceOf(after, before), after: differenceOf(before, after) };
}

function formerValues(before: Animal, after: Animal): Record<string, unknown> {
  const own = before.status === after.status ? OWN_FIELDS : OWN_FIELDS_OF_LEAVING;
  const changed = Object.keys(changesOf(before, after) ?? {}).filter((field) => !own.has(field));
  return Object.fromEntries(changed.map((field) => [field, before[field as keyof Animal] ?? null]));
}
