/** Finds the query views that a changed document may affect. */
import type { CompiledQuery } from '../contract.ts';
import type { QueryView } from './query-view.ts';

/** The collections that a query reads: one path, every collection with an id, or everything below its parent. */
function keyOf(query: CompiledQuery): string {
  const from = query.source.from?.[0];
  const id = from?.collectionId ?? '';
  if (id === '') return '*';
  return from?.allDescendants === true ? `**/${id}` : `${query.parent}/${id}`;
}

/** Views by the collections they read. */
export class CollectionIndex {
  readonly #views = new Map<string, Set<QueryView>>();

  add(view: QueryView): void {
    const key = keyOf(view.query);
    const views = this.#views.get(key);
    if (views === undefined) this.#views.set(key, new Set([view]));
    else views.add(view);
  }

  delete(view: QueryView): void {
    const key = keyOf(view.query);
    const views = this.#views.get(key);
    views?.delete(view);
    if (views?.size === 0) this.#views.delete(key);
  }

  /** The views of the document's collection, of its collection group, and of whole subtrees. */
  *concernedBy(name: string): Iterable<QueryView> {
    const collection = name.slice(0, name.lastIndexOf('/'));
    const id = collection.slice(collection.lastIndexOf('/') + 1);
    for (const key of [collection, `**/${id}`, '*']) yield* this.#views.get(key) ?? [];
  }
}
