import { compareNames } from './names.ts';
import type { StoredObject } from './stored-object.ts';

/** One change of an object. */
export type Change =
  | { readonly kind: 'put'; readonly object: StoredObject }
  | { readonly kind: 'delete'; readonly bucket: string; readonly name: string };

type BucketEntry = { readonly objects: Map<string, StoredObject>; sortedNames: readonly string[] | null };

/** All objects, in memory. */
export class ObjectTable {
  readonly #entries = new Map<string, BucketEntry>();

  get(bucket: string, name: string): StoredObject | null {
    return this.#entries.get(bucket)?.objects.get(name) ?? null;
  }

  /** The names in a bucket, in listing order. */
  namesIn(bucket: string): readonly string[] {
    const entry = this.#entries.get(bucket);
    if (entry === undefined) return [];
    return (entry.sortedNames ??= [...entry.objects.keys()].toSorted(compareNames));
  }

  *all(): Iterable<StoredObject> {
    for (const { objects } of this.#entries.values()) yield* objects.values();
  }

  apply(change: Change): void {
    if (change.kind === 'put') this.#put(change.object);
    else this.#delete(change.bucket, change.name);
  }

  #put(object: StoredObject): void {
    let entry = this.#entries.get(object.bucket);
    if (entry === undefined) {
      entry = { objects: new Map(), sortedNames: null };
      this.#entries.set(object.bucket, entry);
    }
    if (!entry.objects.has(object.name)) entry.sortedNames = null;
    entry.objects.set(object.name, object);
  }

  #delete(bucket: string, name: string): void {
    const entry = this.#entries.get(bucket);
    if (entry?.objects.delete(name) === true) entry.sortedNames = null;
  }
}
