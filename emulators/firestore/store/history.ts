/** What documents were before recent commits, so that reads of the recent past have an answer. */
import type { Version } from '../contract.ts';
import type { Change, Document } from './document.ts';

const MAX_CHANGES = 20_000;
const MAX_AGE_MICROS = 3_600_000_000n;

type Step = { readonly version: Version; readonly changes: readonly Change[] };

export class History {
  readonly #steps: Step[] = [];
  #changes = 0;
  /** reads before this version can no longer be answered */
  #floor: Version = 0n;

  /** Remembers a commit and forgets what is too old or too much. */
  record(version: Version, changes: readonly Change[]): void {
    this.#steps.push({ version, changes });
    this.#changes += changes.length;
    let surplus = 0;
    for (const step of this.#steps) {
      if (this.#changes <= MAX_CHANGES && version - step.version <= MAX_AGE_MICROS) break;
      this.#changes -= step.changes.length;
      this.#floor = step.version;
      surplus += 1;
    }
    if (surplus > 0) this.#steps.splice(0, surplus);
  }

  /** Whether the state at the version is still known. */
  reaches(version: Version): boolean {
    return version >= this.#floor;
  }

  /** The documents that were different at the version: what they were then (null: absent). */
  since(version: Version): Map<string, Document | null> {
    const past = new Map<string, Document | null>();
    for (let index = this.#steps.length - 1; index >= 0; index -= 1) {
      const step = this.#steps[index] as Step;
      if (step.version <= version) break;
      for (const change of step.changes) past.set(change.name, change.before);
    }
    return past;
  }
}
