/**
 * The indexes of a set of documents. They are built when queries request them and updated when queries request them
 * again.
 */
import type { Change, Document } from './document.ts';
import { SortedIndex, specKey, type IndexSpec } from './sorted-index.ts';

const MAX_INDEXES = 48;
/** The number of changes logged for indexes that nobody requests, besides a share of the number of documents. */
const MIN_LOG = 1024;
const LOG_SHARE = 4;

type Held = { readonly index: SortedIndex; /** how much of the log it has taken in */ seen: number };

export type DocumentSource = { readonly size: number; readonly documents: () => Iterable<Document> };

export class Orders {
  readonly #source: DocumentSource;
  readonly #indexes = new Map<string, Held>();
  readonly #askedOnce = new Set<string>();
  /** Each change is logged once for all indexes, so a write costs the same however many there are. */
  #log: Change[] = [];

  constructor(source: DocumentSource) {
    this.#source = source;
  }

  /** Logs the change of one document. */
  note(change: Change): void {
    if (this.#indexes.size === 0) return;
    this.#log.push(change);
    if (this.#log.length > Math.max(MIN_LOG, this.#source.size / LOG_SHARE)) this.#shorten();
  }

  /**
   * The index, up to date; null at the first request. A query that runs once is answered sooner by a scan of all
   * documents than by sorting them.
   */
  index(spec: IndexSpec): SortedIndex | null {
    const key = specKey(spec);
    const held = this.#indexes.get(key);
    if (held === undefined) return this.#askedBefore(key) ? this.#build(key, spec) : null;
    // The least recently used index is dropped first.
    this.#indexes.delete(key);
    this.#indexes.set(key, held);
    if (held.seen < this.#log.length) held.index.apply(netChanges(this.#log, held.seen));
    held.seen = this.#log.length;
    this.#forgetWhatAllHaveSeen();
    return held.index;
  }

  #askedBefore(key: string): boolean {
    if (this.#askedOnce.delete(key)) return true;
    if (this.#askedOnce.size > 1000) this.#askedOnce.clear();
    this.#askedOnce.add(key);
    return false;
  }

  #build(key: string, spec: IndexSpec): SortedIndex {
    if (this.#indexes.size >= MAX_INDEXES) this.#indexes.delete(this.#indexes.keys().next().value as string);
    const index = new SortedIndex(spec, this.#source.documents());
    this.#indexes.set(key, { index, seen: this.#log.length });
    return index;
  }

  /** Drops the indexes that are far behind, so that the log can be cut. */
  #shorten(): void {
    const half = this.#log.length >>> 1;
    for (const [key, held] of this.#indexes) {
      if (held.seen >= half) continue;
      this.#indexes.delete(key);
      this.#askedOnce.add(key);
    }
    this.#cut(this.#indexes.size === 0 ? this.#log.length : half);
  }

  #forgetWhatAllHaveSeen(): void {
    let least = this.#log.length;
    for (const { seen } of this.#indexes.values()) least = Math.min(least, seen);
    if (least === this.#log.length || least > MIN_LOG) this.#cut(least);
  }

  #cut(count: number): void {
    if (count === 0) return;
    this.#log = this.#log.slice(count);
    for (const held of this.#indexes.values()) held.seen -= count;
  }
}

/** The logged changes from a position on, one per document. */
function netChanges(log: readonly Change[], from: number): readonly Change[] {
  if (log.length - from === 1) return log.slice(from);
  const net = new Map<string, Change>();
  for (let position = from; position < log.length; position += 1) {
    const change = log[position] as Change;
    const earlier = net.get(change.name);
    net.set(change.name, earlier === undefined ? change : { ...earlier, after: change.after });
  }
  return [...net.values()];
}
