/** The recent commits of one database, from which a returning client learns what it missed. */
import type { CommitEvent, StoredDocument, Version } from '../contract.ts';

/** What became of a document between two points in time. */
export type NetChange = {
  readonly name: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
};

/** Firestore itself answers anew, and charges anew, after half an hour. */
const KEPT_MICROSECONDS = 30n * 60n * 1_000_000n;
const KEPT_CHANGES = 20_000;

/** A bounded log of commits. */
export class CommitHistory {
  #events: CommitEvent[] = [];
  #changes = 0;
  /** everything after this version is in the log */
  #floor: Version;

  constructor(floor: Version) {
    this.#floor = floor;
  }

  record(event: CommitEvent): void {
    this.#events.push(event);
    this.#changes += event.changes.length;
    let dropped = 0;
    for (const old of this.#events) {
      const recent = old.version > event.version - KEPT_MICROSECONDS;
      if (old === event || (recent && this.#changes <= KEPT_CHANGES)) break;
      this.#floor = old.version;
      this.#changes -= old.changes.length;
      dropped += 1;
    }
    if (dropped > 0) this.#events = this.#events.slice(dropped);
  }

  /** One entry per document changed after `version`, or null when the log does not reach back so far. */
  since(version: Version, now: Version): NetChange[] | null {
    if (version < this.#floor || version > now || version < now - KEPT_MICROSECONDS) return null;
    const net = new Map<string, NetChange>();
    for (const event of this.#events) {
      if (event.version <= version) continue;
      for (const { name, before, after } of event.changes) {
        net.set(name, { name, before: net.has(name) ? (net.get(name)?.before ?? null) : before, after });
      }
    }
    return [...net.values()];
  }
}
