import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  type BundledSpecies,
  TAXONOMY_BUNDLE,
  type TaxonomyBundle,
  taxonomyBundleSchema,
  type TaxonomyPart,
  taxonomyPartName,
  taxonomyPartSchema,
} from '../../../src/domain/taxonomy/bundle.ts';
import { bundleOf, type WholeBundle } from '../../../src/domain/taxonomy/bundle-of.ts';
import { familyFromStored, orderFromStored, speciesFromStored } from '../../../src/domain/taxonomy/stored-taxa.ts';
import { now } from '../common/clock.ts';
import { withTimestamps } from '../common/stored.ts';
import { FAMILIES, ORDERS, SPECIES, VARIOUS } from './taxonomy-paths.ts';

/**
 * The bundle as one transaction read it; every change of the catalogue writes it too, so changes come one after the
 * other.
 */
export type StoredBundle = WholeBundle & {
  /** not stored yet: all of it has to be written */
  readonly isNew: boolean;
};

/** Returns the bundle for a transaction that will change it; a missing bundle is made of the whole catalogue. */
export async function bundleFor(database: Firestore, transaction: Transaction): Promise<StoredBundle> {
  const stored = await transaction.get(headOf(database));
  if (!stored.exists) return { ...(await wholeBundle(database, transaction, 0)), isNew: true };
  const head = taxonomyBundleSchema.parse(stored.data());
  if (head.parts === 0) return { head, parts: [], isNew: false };
  const names = Array.from({ length: head.parts }, (_, number) => partOf(database, number));
  const parts = await transaction.getAll(...names);
  return { head, parts: parts.map((part) => taxonomyPartSchema.parse(part.data() ?? { species: {} })), isNew: false };
}

/** Returns every species of a bundle, by id. */
export function speciesIn({ parts }: WholeBundle): Readonly<Record<string, BundledSpecies>> {
  return Object.assign({}, ...parts.map(({ species }) => species)) as Record<string, BundledSpecies>;
}

/**
 * Writes the changed parts of the bundle: its head always, and these parts; all of a bundle that was not stored yet.
 */
export function writeBundle(
  database: Firestore,
  transaction: Transaction,
  before: StoredBundle,
  changed: {
    readonly head?: Partial<Pick<TaxonomyBundle, 'orders' | 'families'>>;
    readonly parts?: ReadonlyMap<number, TaxonomyPart>;
  },
): void {
  const all = before.parts.map((part, number) => [number, part] as const);
  const parts = new Map([...(before.isNew ? all : []), ...(changed.parts ?? [])]);
  const head = {
    ...before.head,
    ...changed.head,
    version: before.head.version + 1,
    updatedAtUnix: now(),
    parts: Math.max(before.head.parts, ...[...parts.keys()].map((number) => number + 1)),
  };
  transaction.set(headOf(database), withTimestamps(head));
  for (const [number, part] of parts) transaction.set(partOf(database, number), part);
}

/** Makes the bundle anew of the whole catalogue, in one commit that leaves no part of the former one. */
export async function rebuildBundle(database: Firestore): Promise<void> {
  await database.runTransaction(async (transaction) => {
    const stored = taxonomyBundleSchema.safeParse((await transaction.get(headOf(database))).data());
    const former = stored.success ? stored.data : { version: 0, parts: 0 };
    const { head, parts } = await wholeBundle(database, transaction, former.version);
    transaction.set(headOf(database), withTimestamps({ ...head, version: former.version + 1 }));
    for (const [number, part] of parts.entries()) transaction.set(partOf(database, number), part);
    for (let number = parts.length; number < former.parts; number += 1) transaction.delete(partOf(database, number));
  });
}

async function wholeBundle(database: Firestore, transaction: Transaction, version: number): Promise<WholeBundle> {
  const [species, families, orders] = await Promise.all([
    transaction.get(database.collection(SPECIES)),
    transaction.get(database.collection(FAMILIES)),
    transaction.get(database.collection(ORDERS)),
  ]);
  return bundleOf(
    species.docs.map((one) => speciesFromStored(one.id, one.data())),
    families.docs.map((one) => familyFromStored(one.id, one.data())),
    orders.docs.map((one) => orderFromStored(one.id, one.data())),
    { version, updatedAtUnix: now() },
  );
}

function headOf(database: Firestore) {
  return database.collection(VARIOUS).doc(TAXONOMY_BUNDLE);
}

function partOf(database: Firestore, number: number) {
  return database.collection(VARIOUS).doc(taxonomyPartName(number));
}
