/** Documents sorted by some of their fields, then by name. Every query reads a range of one such index. */
import { compareNames } from '../values/name-order.ts';
import { formatFieldPath, getField, type FieldPath } from '../values/field-path.ts';
import { compareValues } from '../values/order.ts';
import { isArray, Reference, type Value } from '../values/value.ts';
import type { Change, Document } from './document.ts';

/** `elements` means one entry per distinct element of the array in the field. */
export type IndexField = { readonly path: FieldPath; readonly descending: boolean; readonly elements: boolean };

/** At most one field has the mode `elements`. */
export type IndexSpec = { readonly fields: readonly IndexField[]; readonly nameDescending: boolean };

/** A key that is different for each specification. */
export function specKey({ fields, nameDescending }: IndexSpec): string {
  const parts = fields.map(
    ({ path, descending, elements }) => `${elements ? '@' : descending ? '-' : '+'}${formatFieldPath(path)}`,
  );
  return [...parts, nameDescending ? '-' : '+'].join(' ');
}

/** Above this number of changes, one pass over everything is cheaper than moving entries one by one. */
const MANY_CHANGES = 64;

/** The values of the fields, read once for all comparisons of a sort. */
type Entry = { readonly document: Document; readonly values: readonly Value[] };

export class SortedIndex {
  readonly #fields: readonly IndexField[];
  /** index of the field with mode `elements`; -1 without one */
  readonly #elementField: number;
  readonly #nameSign: number;
  /** Separate plain arrays: with 100,000 documents, an object per entry would cost more than the order itself. */
  #documents: Document[] = [];
  /** empty without a field of mode `elements` */
  #elements: Value[] = [];

  constructor({ fields, nameDescending }: IndexSpec, documents: Iterable<Document>) {
    this.#fields = fields;
    this.#elementField = fields.findIndex((field) => field.elements);
    this.#nameSign = nameDescending ? -1 : 1;
    const entries: Entry[] = [];
    for (const document of documents) this.#pushEntries(document, entries);
    for (const entry of entries.sort((a, b) => this.#compareEntries(a, b))) this.#append(entry);
  }

  get length(): number {
    return this.#documents.length;
  }

  /** The document at a position from 0. */
  at(position: number): Document {
    return this.#documents[position] as Document;
  }

  /**
   * The first position whose entry is not before the values (`behind` false) or after them (true). The values belong to
   * the leading fields; one value more than fields is a reference to a document's name.
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

  /** Applies changes, at most one per document. */
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
      if (this.#elementField !== -1) this.#elements.splice(position, 1);
    }
    for (const entry of fresh) {
      const position = this.#positionOf(entry);
      this.#documents.splice(position, 0, entry.document);
      if (this.#elementField !== -1) this.#elements.splice(position, 0, this.#elementOf(entry));
    }
  }

  #merge(changes: readonly Change[]): void {
    const gone = new Set(changes.map((change) => change.before));
    const fresh: Entry[] = [];
    for (const { after } of changes) if (after !== null) this.#pushEntries(after, fresh);
    fresh.sort((a, b) => this.#compareEntries(a, b));
    const places = fresh.map((entry) => this.#positionOf(entry));
    const documents = this.#documents;
    const elements = this.#elements;
    this.#documents = [];
    this.#elements = [];
    let next = 0;
    for (let position = 0; position <= documents.length; position += 1) {
      for (; places[next] === position; next += 1) this.#append(fresh[next] as Entry);
      const document = documents[position];
      if (document === undefined || gone.has(document)) continue;
      this.#documents.push(document);
      if (this.#elementField !== -1) this.#elements.push(elements[position] as Value);
    }
  }

  #append(entry: Entry): void {
    this.#documents.push(entry.document);
    if (this.#elementField !== -1) this.#elements.push(this.#elementOf(entry));
  }

  #elementOf({ values }: Entry): Value {
    return values[this.#elementField] as Value;
  }

  #entriesOf(document: Document | null): Entry[] {
    const entries: Entry[] = [];
    if (document !== null) this.#pushEntries(document, entries);
    return entries;
  }

  /** A document without one of the fields has no entry. */
  #pushEntries(document: Document, entries: Entry[]): void {
    const values: Value[] = [];
    for (const { path } of this.#fields) {
      const value = valueAt(document, path);
      if (value === undefined) return;
      values.push(value);
    }
    if (this.#elementField === -1) {
      entries.push({ document, values });
      return;
    }
    const list = values[this.#elementField];
    if (!isArray(list)) return;
    for (const element of distinct(list)) {
      entries.push({ document, values: values.with(this.#elementField, element) });
    }
  }

  /** The position of the entry, or the position to insert it at. */
  #positionOf({ document, values }: Entry): number {
    return this.seek([...values, new Reference(document.name)], false);
  }

  #compareEntries(a: Entry, b: Entry): number {
    for (let index = 0; index < this.#fields.length; index += 1) {
      const order = compareValues(a.values[index] as Value, b.values[index] as Value);
      if (order !== 0) return this.#fields[index]?.descending === true ? -order : order;
    }
    return this.#nameSign * compareNames(a.document.name, b.document.name);
  }

  #compareTo(position: number, values: readonly Value[]): number {
    const document = this.at(position);
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index] as Value;
      const field = this.#fields[index];
      if (field === undefined) {
        return value instanceof Reference ? this.#nameSign * compareNames(document.name, value.name) : 0;
      }
      const own = field.elements ? this.#elements[position] : valueAt(document, field.path);
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
