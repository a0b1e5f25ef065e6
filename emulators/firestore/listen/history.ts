/** The recent commits of one database, for clients that resume. */
import type { CommitEvent, StoredDocument, Version } from '../contract.ts';

/** The net change of a document between two points in time. */
export type NetChange = {
  readonly name: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
};

/** Firestore itself also answers from scratch, and bills from scratch, after half an hour. */
const KEPT_MICROSECONDS = 30n * 60n * 1_000_000n;
const KEPT_CHANGES = 20_000;
/** The maximum size of the documents before the commits; those after them are stored, or before a later commit. */
export const KEPT_BYTES = 32 * 1024 * 1024;

/** A bounded log of commits. */
export class CommitHistory {
  /** in the order of versions; commits before `#start` are dropped and cut off now and then */
  #events: CommitEvent[] = [];
  #start = 0;
  #changes = 0;
  #bytes = 0;
  /** everything after this version is in the log */
  #floor: Version;

  constructor(floor: Version) {
    this.#floor = floor;
  }

  record(event: CommitEvent): void {
    this.#events.push(event);
    this.#changes += event.changes.length;
    this.#bytes += event.bytesBefore;
    this.#forgetOld(event.version - KEPT_MICROSECONDS);
  }

  /** One entry per document changed after `version`; null when the log does not reach back so far. */
  since(version: Version, now: Version): NetChange[] | null {
    if (version < this.#floor || version > now || version < now - KEPT_MICROSECONDS) return null;
    const net = new Map<string, NetChange>();
    for (let index = this.#firstAfter(version); index < this.#events.length; index += 1) {
      for (const { name, before, after } of this.#events[index]?.changes ?? []) {
        const earlier = net.get(name);
        net.set(name, { name, before: earlier === undefined ? before : earlier.before, after });
      }
    }
    return [...net.values()];
  }

  /** Drops the oldest commits until all fits; a commit that is too large alone is dropped too. */
  #forgetOld(oldest: Version): void {
    while (this.#start < this.#events.length) {
      const old = this.#events[this.#start];
      const fits = this.#changes <= KEPT_CHANGES && this.#bytes <= KEPT_BYTES;
      if (old === undefined || (old.version > oldest && fits)) break;
      this.#floor = old.version;
      this.#changes -= old.changes.length;
      this.#bytes -= old.bytesBefore;
      // Until it is cut off, the commit must not keep its documents alive.
      this.#events[this.#start] = { ...old, changes: [] };
      this.#start += 1;
    }
    // Cutting off half of the log at once keeps the cost per commit small.
    if (this.#start * 2 > this.#events.length) {
      this.#events = this.#events.slice(this.#start);
      this.#start = 0;
    }
  }

  #firstAfter(version: Version): number {
    let low = this.#start;
    let high = this.#events.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#events[middle]?.version ?? 0n) <= version) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
