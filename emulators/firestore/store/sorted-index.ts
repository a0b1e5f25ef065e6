/** Documents of one collection in the order of one field (then of their names), for fast ranges. */
import { compareNames } from '../values/name-order.ts';
import { getField, type FieldPath } from '../values/field-path.ts';
import { compareValues } from '../values/order.ts';
import { isArray, type Value } from '../values/value.ts';
import type { Document } from './document.ts';

export type IndexEntry = { readonly value: Value; readonly document: Document };

/** Where a range starts: before or behind all entries with the value. */
export type Edge = { readonly value: Value; readonly behind: boolean };

/** What of a document an index holds: the field's value, or every distinct element of the array it is. */
export type IndexKind = 'value' | 'elements';

export class SortedIndex {
  readonly entries: IndexEntry[] = [];
  readonly #path: FieldPath;
  readonly #kind: IndexKind;

  /** The documents must come in the order of their names: the sort keeps it among equal values. */
  constructor(path: FieldPath, kind: IndexKind, documents: Iterable<Document>) {
    this.#path = path;
    this.#kind = kind;
    for (const document of documents) for (const entry of this.#entriesOf(document)) this.entries.push(entry);
    this.entries.sort((a, b) => compareValues(a.value, b.value));
  }

  /** Follows one document's change. */
  replace(before: Document | null, after: Document | null): void {
    const old = this.#entriesOf(before);
    const fresh = this.#entriesOf(after);
    const [oldEntry] = old;
    const [freshEntry] = fresh;
    const isInPlace = old.length === 1 && fresh.length === 1 && oldEntry !== undefined && freshEntry !== undefined;
    if (isInPlace && compareEntries(oldEntry, freshEntry) === 0) {
      this.entries[this.#positionOf(oldEntry)] = freshEntry;
      return;
    }
    for (const entry of old) this.entries.splice(this.#positionOf(entry), 1);
    for (const entry of fresh) this.entries.splice(this.#positionOf(entry), 0, entry);
  }

  /** The position of the first entry at or behind the edge. */
  seek(edge: Edge): number {
    return this.#search((entry) => {
      const order = compareValues(entry.value, edge.value);
      return order < 0 || (order === 0 && edge.behind);
    });
  }

  #entriesOf(document: Document | null): IndexEntry[] {
    const value = document === null ? undefined : getField(document.fields, this.#path);
    if (document === null || value === undefined) return [];
    if (this.#kind === 'value') return [{ value, document }];
    return isArray(value) ? distinct(value).map((element) => ({ value: element, document })) : [];
  }

  #positionOf(target: IndexEntry): number {
    return this.#search((entry) => compareEntries(entry, target) < 0);
  }

  #search(isBefore: (entry: IndexEntry) => boolean): number {
    let low = 0;
    let high = this.entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.entries[middle] as IndexEntry)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function compareEntries(a: IndexEntry, b: IndexEntry): number {
  return compareValues(a.value, b.value) || compareNames(a.document.name, b.document.name);
}

function distinct(elements: readonly Value[]): Value[] {
  const sorted = [...elements].sort(compareValues);
  return sorted.filter((element, index) => index === 0 || compareValues(sorted[index - 1] as Value, element) !== 0);
}
