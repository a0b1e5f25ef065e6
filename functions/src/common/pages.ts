import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Yields the documents of an ordered query in pages of `size`; no page when it finds none. */
export async function* pagesOf(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  let next = query.limit(size);
  for (;;) {
    const { docs } = await next.get();
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < size) return;
    next = query.startAfter(last).limit(size);
  }
}
