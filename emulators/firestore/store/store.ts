/** All databases with their clocks and journal: the only place where documents change. */
import type { CommitEvent, Version } from '../contract.ts';
import { timestampOfMillis } from '../values/instant.ts';
import { databaseOf } from '../values/resource-name.ts';
import { documentSize } from '../values/size.ts';
import type { Timestamp } from '../values/value.ts';
import { Database } from './database.ts';
import type { Content } from './disk/snapshot-writer.ts';
import type { Change, Document } from './document.ts';
import { Journal, type JournalOptions } from './journal.ts';
import { VersionClock } from './version-clock.ts';

export type StoreOptions = Pick<JournalOptions, 'compactAboveBytes'> & {
  /** null keeps everything in memory */
  readonly dataFolder: string | null;
  readonly now: () => number;
  readonly log?: (line: string) => void;
};

export class Store {
  /** the order of commits */
  readonly clock: VersionClock;
  readonly #now: () => number;
  readonly #databases = new Map<string, Database>();
  readonly #journal: Journal | null;
  readonly #log: (line: string) => void;
  readonly #listeners = new Set<(event: CommitEvent) => void>();

  constructor({ dataFolder, now, log = () => undefined, compactAboveBytes }: StoreOptions) {
    this.clock = new VersionClock(now);
    this.#now = now;
    this.#log = log;
    this.#journal = dataFolder === null ? null : new Journal({ folder: dataFolder, log, compactAboveBytes });
    this.#load();
  }

  /**
   * The time of day in milliseconds: `request.time` and serverTimestamp(). It follows the clock in both directions and
   * says nothing of the order of commits. A commit reads it once.
   */
  timeOfDay(): Timestamp {
    return timestampOfMillis(this.#now());
  }

  /** The database with this name. Every well-formed name has one. */
  database(name: string): Database {
    const known = this.#databases.get(name);
    if (known !== undefined) return known;
    const created = new Database(name);
    this.#databases.set(name, created);
    return created;
  }

  /** Every document of every database. */
  everyDocument(): Document[] {
    return [...this.#databases.values()].flatMap(({ documents }) => [...documents.values()]);
  }

  /** The document with the full name, or null. */
  lookup(name: string): Document | null {
    return this.#databases.get(databaseOf(name))?.documents.get(name) ?? null;
  }

  /** Makes changes durable and visible, then notifies the listeners. */
  commit(
    database: Database,
    version: Version,
    changes: readonly Change[],
    mark: Pick<CommitEvent, 'cleared' | 'caller'> = {},
  ): void {
    if (changes.length === 0) return;
    this.#journal?.append(database.name, version, changes);
    const bytesBefore = sizeBefore(changes);
    database.apply(version, changes, bytesBefore);
    const event: CommitEvent = { database: database.name, version, changes, bytesBefore, ...mark };
    for (const listener of this.#listeners) this.#tell(listener, event);
    if (this.#journal?.isLong === true) this.#journal.compact(this.#contents());
  }

  /** The commit is done: an error in a listener is not the writer's. */
  #tell(listener: (event: CommitEvent) => void, event: CommitEvent): void {
    try {
      listener(event);
    } catch (error) {
      this.#log(
        `A listener of commits failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
  }

  /** Calls the listener after every commit that changed something; returns the function that removes it. */
  onCommit(listener: (event: CommitEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when no snapshot is being written. */
  async settled(): Promise<void> {
    await this.#journal?.settled();
  }

  /** Waits until everything is on the disk. */
  async close(): Promise<void> {
    await this.#journal?.close();
  }

  #load(): void {
    if (this.#journal === null) return;
    this.#journal.replay((name, version, documents, deleted) => {
      this.database(name).restore(version, documents, deleted);
      this.clock.advanceTo(version);
    });
    for (const { history, lastVersion } of this.#databases.values()) history.startAt(lastVersion ?? 0n);
    if (this.#journal.isLong) this.#journal.compact(this.#contents());
  }

  /** All documents; the iteration tolerates changes. */
  *#contents(): Generator<Content> {
    for (const { name, lastVersion, documents } of this.#databases.values()) {
      yield { name, version: lastVersion ?? 0n, documents: documents.values() };
    }
  }
}

/** The bytes of the documents that the changes replace or delete. */
function sizeBefore(changes: readonly Change[]): number {
  return changes.reduce((sum, { name, before }) => sum + (before === null ? 0 : documentSize(name, before.fields)), 0);
}
