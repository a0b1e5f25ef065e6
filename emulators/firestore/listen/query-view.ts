/** The current result of one query, updated commit by commit and shared by all its listeners. */
import type { Backend, CompiledQuery, DocumentChange, StoredDocument } from '../contract.ts';

export type ViewChange = {
  /** entered the result, or changed within it */
  readonly present: readonly StoredDocument[];
  /** left the result; `after` is null when the document is gone */
  readonly left: readonly { readonly name: string; readonly after: StoredDocument | null; readonly changed: boolean }[];
};

/** Keeps a result up to date without running the query again, unless a limit makes that necessary. */
export class QueryView {
  readonly query: CompiledQuery;
  readonly key: string;
  readonly #backend: Backend;
  #result: Map<string, StoredDocument>;

  constructor(backend: Backend, query: CompiledQuery, key: string) {
    this.#backend = backend;
    this.query = query;
    this.key = key;
    this.#result = this.#evaluate();
  }

  get size(): number {
    return this.#result.size;
  }

  /** Returns whether the result depends on more than each document itself (limit or offset). */
  get isBounded(): boolean {
    return this.query.limit !== null || (this.query.source.offset ?? 0) > 0;
  }

  has(name: string): boolean {
    return this.#result.has(name);
  }

  get(name: string): StoredDocument | undefined {
    return this.#result.get(name);
  }

  documents(): IterableIterator<StoredDocument> {
    return this.#result.values();
  }

  names(): IterableIterator<string> {
    return this.#result.keys();
  }

  /** Applies the changes of a commit. */
  apply(changes: readonly DocumentChange[]): ViewChange | null {
    const relevant = changes.filter((change) => this.#concerns(change));
    if (relevant.length === 0) return null;
    if (!this.isBounded) return this.#adjusted(relevant);
    const within = relevant.filter((change) => !this.#isBeyond(change));
    return within.every((change) => this.#staysInPlace(change))
      ? this.#adjusted(within)
      : this.#reevaluated(new Set(relevant.map((change) => change.name)));
  }

  matches(document: StoredDocument | null): boolean {
    return document !== null && this.#backend.matches(this.query, document);
  }

  #evaluate(): Map<string, StoredDocument> {
    return new Map(this.#backend.evaluate(this.query).map((document) => [document.name, document]));
  }

  #concerns(change: DocumentChange): boolean {
    const known = this.#result.get(change.name);
    // A view created while a commit is being announced already contains it.
    if (known !== undefined && change.after !== null && known.updateTime >= change.after.updateTime) return false;
    return known !== undefined || this.matches(change.before) || this.matches(change.after);
  }

  /** Changes after the last document of a full result are invisible. */
  #isBeyond({ name, after }: DocumentChange): boolean {
    const { limit, source } = this.query;
    if (this.#result.has(name) || (source.offset ?? 0) > 0) return false;
    if (after === null || !this.matches(after)) return true;
    if (limit === null || this.#result.size < limit) return false;
    const last = [...this.#result.values()].at(-1);
    return last !== undefined && this.#backend.compare(this.query, after, last) > 0;
  }

  #staysInPlace({ name, after }: DocumentChange): boolean {
    const known = this.#result.get(name);
    if (known === undefined || after === null || !this.matches(after)) return false;
    return this.#backend.compare(this.query, known, after) === 0;
  }

  #adjusted(changes: readonly DocumentChange[]): ViewChange | null {
    const present: StoredDocument[] = [];
    const left: { name: string; after: StoredDocument | null; changed: boolean }[] = [];
    for (const { name, after } of changes) {
      if (after !== null && this.matches(after)) {
        this.#result.set(name, after);
        present.push(after);
      } else if (this.#result.delete(name)) left.push({ name, after, changed: true });
    }
    return present.length + left.length === 0 ? null : { present, left };
  }

  #reevaluated(changed: ReadonlySet<string>): ViewChange | null {
    const before = this.#result;
    this.#result = this.#evaluate();
    const present = [...this.#result.values()].filter(
      (document) => before.get(document.name)?.updateTime !== document.updateTime,
    );
    const left = [...before.keys()]
      .filter((name) => !this.#result.has(name))
      .map((name) => ({ name, after: this.#backend.lookup(name), changed: changed.has(name) }));
    return present.length + left.length === 0 ? null : { present, left };
  }
}
