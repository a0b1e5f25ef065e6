/** Documents in the order of some of their fields, then of their names: every query reads a stretch of one. */
import { compareNames } from '../values/name-order.ts';
import { formatFieldPath, getField, type FieldPath } from '../values/field-path.ts';
import { compareValues } from '../values/order.ts';
import { isArray, Reference, type Value } from '../values/value.ts';
import type { Change, Document } from './document.ts';

/** `elements` stands for one entry per distinct element of the array the field is. */
export type IndexField = { readonly path: FieldPath; readonly descending: boolean; readonly elements: boolean };

/** At most one field is one of elements. */
export type IndexSpec = { readonly fields: readonly IndexField[]; readonly nameDescending: boolean };

/** Tells specifications apart. */
export function specKey({ fields, nameDescending }: IndexSpec): string {
  const parts = fields.map(
    ({ path, descending, elements }) => `${elements ? '@' : descending ? '-' : '+'}${formatFieldPath(path)}`,
  );
  return [...parts, nameDescending ? '-' : '+'].join(' ');
}

/** From so many changes on, going through everything once is cheaper than moving entries one by one. */
const MANY_CHANGES = 64;

type Entry = { readonly document: Document; readonly element: Value | undefined };

export class SortedIndex {
  readonly #fields: readonly IndexField[];
  readonly #nameSign: number;
  /** Kept apart and plain: with 100,000 documents, objects around each would cost more than the order itself. */
  #documents: Document[] = [];
  #elements: (Value | undefined)[] | null;

  constructor({ fields, nameDescending }: IndexSpec, documents: Iterable<Document>) {
    this.#fields = fields;
    this.#nameSign = nameDescending ? -1 : 1;
    this.#elements = fields.some((field) => field.elements) ? [] : null;
    const entries: Entry[] = [];
    for (const document of documents) this.#pushEntries(document, entries);
    this.#take(entries.sort((a, b) => this.#compareEntries(a, b)));
  }

  get length(): number {
    return this.#documents.length;
  }

  /** The document at a position from 0. */
  at(position: number): Document {
    return this.#documents[position] as Document;
  }

  /**
   * The first position whose entry is not before the values (`behind` false) or behind them (true). The values
   * stand for the leading fields; one more than there are fields is a reference and stands for the name.
   */
  seek(values: readonly Value[], behind: boolean): number {
    let low = 0;
    let high = this.#documents.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = this.#compareTo(middle, values);
      if (order < 0 || (order === 0 && behind)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Follows changes, at most one of each document. */
  apply(changes: readonly Change[]): void {
    if (changes.length < MANY_CHANGES) for (const change of changes) this.#move(change);
    else this.#merge(changes);
  }

  #move({ before, after }: Change): void {
    const old = this.#entriesOf(before);
    const fresh = this.#entriesOf(after);
    const [oldEntry] = old;
    const [freshEntry] = fresh;
    const isInPlace = old.length === 1 && fresh.length === 1 && oldEntry !== undefined && freshEntry !== undefined;
    if (isInPlace && this.#compareEntries(oldEntry, freshEntry) === 0) {
      this.#documents[this.#positionOf(oldEntry)] = freshEntry.document;
      return;
    }
    for (const entry of old) {
      const position = this.#positionOf(entry);
      this.#documents.splice(position, 1);
      this.#elements?.splice(position, 1);
    }
    for (const entry of fresh) {
      const position = this.#positionOf(entry);
      this.#documents.splice(position, 0, entry.document);
      this.#elements?.splice(position, 0, entry.element);
    }
  }

  #merge(changes: readonly Change[]): void {
    const gone = new Set(changes.map((change) => change.before));
    const fresh: Entry[] = [];
    for (const { after } of changes) if (after !== null) this.#pushEntries(after, fresh);
    fresh.sort((a, b) => this.#compareEntries(a, b));
    const merged: Entry[] = [];
    let next = 0;
    for (let position = 0; position < this.#documents.length; position += 1) {
      const document = this.at(position);
      if (gone.has(document)) continue;
      const entry = { document, element: this.#elements?.[position] };
      while (next < fresh.length && this.#compareEntries(fresh[next] as Entry, entry) < 0) {
        merged.push(fresh[next] as Entry);
        next += 1;
      }
      merged.push(entry);
    }
    for (; next < fresh.length; next += 1) merged.push(fresh[next] as Entry);
    this.#take(merged);
  }

  #take(entries: readonly Entry[]): void {
    this.#documents = entries.map((entry) => entry.document);
    if (this.#elements !== null) this.#elements = entries.map((entry) => entry.element);
  }

  #entriesOf(document: Document | null): Entry[] {
    const entries: Entry[] = [];
    if (document !== null) this.#pushEntries(document, entries);
    return entries;
  }

  /** A document without one of the fields has no entry. */
  #pushEntries(document: Document, entries: Entry[]): void {
    let list: readonly Value[] | null = null;
    for (const { path, elements } of this.#fields) {
      const value = valueAt(document, path);
      if (value === undefined) return;
      if (!elements) continue;
      if (!isArray(value)) return;
      list = distinct(value);
    }
    if (list === null) entries.push({ document, element: undefined });
    else for (const element of list) entries.push({ document, element });
  }

  #positionOf(target: Entry): number {
    let low = 0;
    let high = this.#documents.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const entry = { document: this.at(middle), element: this.#elements?.[middle] };
      if (this.#compareEntries(entry, target) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #compareEntries(a: Entry, b: Entry): number {
    for (const { path, descending, elements } of this.#fields) {
      const left = elements ? a.element : valueAt(a.document, path);
      const right = elements ? b.element : valueAt(b.document, path);
      const order = compareValues(left as Value, right as Value);
      if (order !== 0) return descending ? -order : order;
    }
    return this.#nameSign * compareNames(a.document.name, b.document.name);
  }

  #compareTo(position: number, values: readonly Value[]): number {
    const document = this.at(position);
    for (const [index, value] of values.entries()) {
      const field = this.#fields[index];
      if (field === undefined) {
        return value instanceof Reference ? this.#nameSign * compareNames(document.name, value.name) : 0;
      }
      const own = field.elements ? this.#elements?.[position] : valueAt(document, field.path);
      const order = compareValues(own as Value, value);
      if (order !== 0) return field.descending ? -order : order;
    }
    return 0;
  }
}

function valueAt(document: Document, path: FieldPath): Value | undefined {
  return path.length === 1 ? document.fields.get(path[0] as string) : getField(document.fields, path);
}

function distinct(elements: readonly Value[]): Value[] {
  const sorted = [...elements].sort(compareValues);
  return sorted.filter((element, index) => index === 0 || compareValues(sorted[index - 1] as Value, element) !== 0);
}
