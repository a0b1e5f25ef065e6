/** One database: all its documents, reachable by name, by collection and by collection group. */
import type { Version } from '../contract.ts';
import { collectionPathOf } from '../values/resource-name.ts';
import { Collection, CollectionGroup } from './collection.ts';
import type { Change, Document } from './document.ts';
import { History } from './history.ts';

export class Database {
  /** `projects/p/databases/d` */
  readonly name: string;
  readonly documents = new Map<string, Document>();
  readonly history = new History();
  readonly collections = new Map<string, Collection>();
  readonly #groups = new Map<string, CollectionGroup>();
  /** version of the latest commit; null when nothing was ever written */
  lastVersion: Version | null = null;

  constructor(name: string) {
    this.name = name;
  }

  /** Applies the changes of a commit and records the former documents in the history. */
  apply(version: Version, changes: readonly Change[], bytesBefore: number): void {
    for (const change of changes) this.#replace(change);
    this.lastVersion = version;
    this.history.record(version, changes, bytesBefore);
  }

  /** Loads a document from the journal, without history. */
  restore(version: Version, documents: readonly Document[], deleted: readonly string[]): void {
    for (const document of documents) {
      this.#replace({ name: document.name, before: this.documents.get(document.name) ?? null, after: document });
    }
    for (const name of deleted) {
      const before = this.documents.get(name) ?? null;
      if (before !== null) this.#replace({ name, before, after: null });
    }
    this.lastVersion = version;
  }

  /** All collections with this id in the database; null when there is none. */
  group(id: string): CollectionGroup | null {
    return this.#groups.get(id) ?? null;
  }

  #replace(change: Change): void {
    const { name, after } = change;
    if (after === null) this.documents.delete(name);
    else this.documents.set(name, after);
    const collection = this.#collectionOf(name);
    collection.replace(change);
    this.#groups.get(collection.id)?.note(change);
    if (collection.size === 0) this.#drop(collection);
  }

  #collectionOf(name: string): Collection {
    const path = collectionPathOf(name);
    const known = this.collections.get(path);
    if (known !== undefined) return known;
    const created = new Collection(path);
    this.collections.set(path, created);
    let group = this.#groups.get(created.id);
    if (group === undefined) {
      group = new CollectionGroup();
      this.#groups.set(created.id, group);
    }
    group.add(created);
    return created;
  }

  #drop(collection: Collection): void {
    this.collections.delete(collection.path);
    const group = this.#groups.get(collection.id);
    group?.delete(collection);
    if (group?.size === 0) this.#groups.delete(collection.id);
  }
}
