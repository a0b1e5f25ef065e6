import { collection, documentId, type Firestore, query, type Query, where } from 'firebase/firestore';

/** Firestore takes 30 alternatives per query. */
const IDS_PER_QUERY = 30;

/**
 * Returns the queries whose union is the documents of an establishment with these ids, each once; none for no ids. A
 * query costs the reads that the rules make only once; single documents cost them each time.
 */
export function queriesByIds(
  database: Firestore,
  of: { readonly collection: string; readonly zooId: string },
  ids: readonly string[],
): Query[] {
  const each = [...new Set(ids)];
  return Array.from({ length: Math.ceil(each.length / IDS_PER_QUERY) }, (_, index) =>
    query(
      collection(database, of.collection),
      where('zooId', '==', of.zooId),
      where(documentId(), 'in', each.slice(index * IDS_PER_QUERY, (index + 1) * IDS_PER_QUERY)),
    ),
  );
}
