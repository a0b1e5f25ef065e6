import type { Query, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { removeTaxonContract } from '../../../src/domain/callables/taxonomy.ts';
import { partsWith } from '../../../src/domain/taxonomy/bundle-parts.ts';
import { catalogueCallable } from './reference-editor.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { bundleFor, type StoredBundle, writeBundle } from './catalogue-bundle.ts';
import { FAMILIES, ORDERS, SPECIES } from './taxonomy-paths.ts';

type Request = z.infer<typeof removeTaxonContract.request>;

const COLLECTIONS: Readonly<Record<Request['kind'], string>> = { species: SPECIES, family: FAMILIES, order: ORDERS };

/**
 * Deletes a species without animals, a family without species or an order without families; else 'taxon/in-use'. The
 * log of a species stays as its history.
 * @source src/domain/callables/taxonomy.ts
 */
export const removeTaxon = catalogueCallable(removeTaxonContract, {
  handle: remove,
});

async function remove({ kind, id }: Request): Promise<{ id: string } | Refusal> {
  if (!isDocumentId(id)) return refuse('taxon/not-found', 'id');
  return database().runTransaction(async (transaction) => {
    const bundle = await bundleFor(database(), transaction);
    const document = database().collection(COLLECTIONS[kind]).doc(id);
    if (!(await transaction.get(document)).exists) return refuse('taxon/not-found', 'id');
    // Within the transaction: a new animal of the species begins it again.
    if (await isAny(transaction, usersOf(kind, id))) return refuse('taxon/in-use', 'id');
    transaction.delete(document);
    writeBundle(database(), transaction, bundle, without(bundle, kind, id));
    return { id };
  });
}

/**
 * Returns the queries for the animals of a species, the species of a family or the families of an order, in every
 * establishment and state.
 */
function usersOf(kind: Request['kind'], id: string): readonly Query[] {
  if (kind === 'family') return [database().collection(SPECIES).where('familyId', '==', id)];
  if (kind === 'order') return [database().collection(FAMILIES).where('familyOrder.orderId', '==', id)];
  return [
    database().collection('animals').where('specieId', '==', id),
    database().collection('groups').where('species', 'array-contains', id),
  ];
}

async function isAny(transaction: Transaction, queries: readonly Query[]): Promise<boolean> {
  const found = await Promise.all(queries.map((query) => transaction.get(query.limit(1))));
  return found.some(({ empty }) => !empty);
}

function without(bundle: StoredBundle, kind: Request['kind'], id: string): Parameters<typeof writeBundle>[3] {
  if (kind === 'species') return { parts: partsWith(bundle.parts, id, null) };
  if (kind === 'order') {
    const { [id]: _order, ...orders } = bundle.head.orders;
    return { head: { orders } };
  }
  const { [id]: _family, ...families } = bundle.head.families;
  return { head: { families } };
}
