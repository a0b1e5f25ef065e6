/** The documents of one collection, and of all collections that share an id. */
import { lastSegment } from '../values/resource-name.ts';
import type { Change, Document } from './document.ts';
import { Orders, type DocumentSource } from './orders.ts';

export class Collection {
  /** relative to the database root, `tasks/t1/comments` */
  readonly path: string;
  readonly id: string;
  readonly byName = new Map<string, Document>();
  readonly orders: Orders;

  constructor(path: string) {
    this.path = path;
    this.id = lastSegment(path);
    this.orders = new Orders(this);
  }

  get size(): number {
    return this.byName.size;
  }

  documents(): Iterable<Document> {
    return this.byName.values();
  }

  /** Applies the change of one document. */
  replace(change: Change): void {
    if (change.after === null) this.byName.delete(change.name);
    else this.byName.set(change.name, change.after);
    this.orders.note(change);
  }
}

/** All collections with one id, wherever they are. */
export class CollectionGroup implements DocumentSource {
  readonly collections = new Set<Collection>();
  readonly orders: Orders;
  #size = 0;

  constructor() {
    this.orders = new Orders(this);
  }

  get size(): number {
    return this.#size;
  }

  *documents(): Iterable<Document> {
    for (const collection of this.collections) yield* collection.documents();
  }

  add(collection: Collection): void {
    this.collections.add(collection);
  }

  delete(collection: Collection): void {
    this.collections.delete(collection);
  }

  /** Applies the change of one document to its collection of the group. */
  note(change: Change): void {
    this.#size += Number(change.after !== null) - Number(change.before !== null);
    this.orders.note(change);
  }
}
