/** The documents of one collection, with orders built when a query first asks for them. */
import { formatFieldPath, type FieldPath } from '../values/field-path.ts';
import { compareNames } from '../values/name-order.ts';
import { lastSegment } from '../values/resource-name.ts';
import type { Document } from './document.ts';
import { SortedIndex, type IndexKind } from './sorted-index.ts';

const MAX_INDEXES = 32;

export class Collection {
  /** relative to the database root, `tasks/t1/comments` */
  readonly path: string;
  readonly id: string;
  readonly documents = new Map<string, Document>();
  #byName: Document[] | null = null;
  readonly #indexes = new Map<string, SortedIndex>();

  constructor(path: string) {
    this.path = path;
    this.id = lastSegment(path);
  }

  /** Follows one document's change. */
  replace(name: string, before: Document | null, after: Document | null): void {
    if (after === null) this.documents.delete(name);
    else this.documents.set(name, after);
    for (const index of this.#indexes.values()) index.replace(before, after);
    if (this.#byName !== null) this.#replaceByName(this.#byName, name, before, after);
  }

  /** All documents in the order of their names. */
  byName(): readonly Document[] {
    this.#byName ??= [...this.documents.values()].sort((a, b) => compareNames(a.name, b.name));
    return this.#byName;
  }

  /** The documents in the order of a field, or of the elements of its arrays. The least recently built order gives way when there are too many. */
  byField(path: FieldPath, kind: IndexKind = 'value'): SortedIndex {
    const key = `${kind} ${formatFieldPath(path)}`;
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    const built = new SortedIndex(path, kind, this.byName());
    if (this.#indexes.size >= MAX_INDEXES) this.#indexes.delete(this.#indexes.keys().next().value as string);
    this.#indexes.set(key, built);
    return built;
  }

  #replaceByName(sorted: Document[], name: string, before: Document | null, after: Document | null): void {
    const position = positionOfName(sorted, name);
    if (before !== null && after !== null) sorted[position] = after;
    else if (before !== null) sorted.splice(position, 1);
    else if (after !== null) sorted.splice(position, 0, after);
  }
}

/** The position of the first document whose name is not before the given one. */
export function positionOfName(sorted: readonly Document[], name: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareNames((sorted[middle] as Document).name, name) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
