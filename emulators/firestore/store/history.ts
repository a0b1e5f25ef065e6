/** The documents before recent commits, for reads at a time in the recent past. */
import type { Version } from '../contract.ts';
import type { Change, Document } from './document.ts';

const MAX_CHANGES = 100_000;
/** The maximum size of the former documents, as Firestore counts it; in memory they take two to three times as much. */
export const MAX_HISTORY_BYTES = 64 * 1024 * 1024;
const MAX_AGE_MICROS = 3_600_000_000n;
/** The number of computed points in time that are cached, for open read-only transactions. */
const MAX_MOMENTS = 8;

type Step = { readonly version: Version; readonly changes: readonly Change[]; readonly bytes: number };
type Past = Map<string, Document | null>;
/** `seen` is how many steps since the start `past` has taken in. */
type Moment = { readonly past: Past; seen: number };

export class History {
  #steps: Step[] = [];
  /** index of the oldest step still remembered; older ones are cut off from time to time */
  #start = 0;
  /** how many steps were cut off */
  #cut = 0;
  #changes = 0;
  #bytes = 0;
  readonly #moments = new Map<Version, Moment>();
  /** reads before this version are refused */
  #floor: Version = 0n;

  /**
   * Records a commit and drops what is too old or beyond a limit, this commit included.
   * @param bytes size of the documents before the commit
   */
  record(version: Version, changes: readonly Change[], bytes: number): void {
    this.#steps.push({ version, changes, bytes });
    this.#changes += changes.length;
    this.#bytes += bytes;
    while (this.#start < this.#steps.length) {
      const step = this.#steps[this.#start] as Step;
      const fits = this.#changes <= MAX_CHANGES && this.#bytes <= MAX_HISTORY_BYTES;
      if (fits && version - step.version <= MAX_AGE_MICROS) break;
      this.#changes -= step.changes.length;
      this.#bytes -= step.bytes;
      this.#floor = step.version;
      // Until it is cut off, the step must not keep its documents alive.
      this.#steps[this.#start] = { version: step.version, changes: [], bytes: 0 };
      this.#start += 1;
    }
    this.#forgetMoments();
    this.#cutOff();
  }

  /** The state before this version is unknown: a journal keeps only the latest documents. */
  startAt(version: Version): void {
    if (version > this.#floor) this.#floor = version;
  }

  /** Returns whether the state at the version is still known. */
  reaches(version: Version): boolean {
    return version >= this.#floor;
  }

  /**
   * The documents that differed at the version, with their former state (null: absent). Valid until the next commit.
   */
  since(version: Version): ReadonlyMap<string, Document | null> {
    const end = this.#cut + this.#steps.length;
    const moment = this.#moments.get(version) ?? this.#newMoment(version);
    for (
      let index = Math.max(moment.seen - this.#cut, this.#firstAfter(version));
      index < this.#steps.length;
      index += 1
    ) {
      for (const { name, before } of (this.#steps[index] as Step).changes) {
        // The first change after the point in time holds the state at that time.
        if (!moment.past.has(name)) moment.past.set(name, before);
      }
    }
    moment.seen = end;
    return moment.past;
  }

  #newMoment(version: Version): Moment {
    const moment = { past: new Map<string, Document | null>(), seen: 0 };
    if (this.#moments.size >= MAX_MOMENTS) this.#moments.delete(this.#moments.keys().next().value as Version);
    this.#moments.set(version, moment);
    return moment;
  }

  /** The position of the first remembered step after the version. */
  #firstAfter(version: Version): number {
    let low = this.#start;
    let high = this.#steps.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#steps[middle] as Step).version <= version) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** A moment that nobody can ask for any more would keep its documents alive. */
  #forgetMoments(): void {
    for (const version of this.#moments.keys()) if (!this.reaches(version)) this.#moments.delete(version);
  }

  /** Cutting off half of the array at once keeps the cost per commit constant. */
  #cutOff(): void {
    if (this.#start < 1024 || this.#start * 2 < this.#steps.length) return;
    this.#steps = this.#steps.slice(this.#start);
    this.#cut += this.#start;
    this.#start = 0;
  }
}
