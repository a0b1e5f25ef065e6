/** All databases, their clock and their journal: the one place where documents change. */
import type { CommitEvent, Version } from '../contract.ts';
import { databaseOf } from '../values/resource-name.ts';
import { Database } from './database.ts';
import type { Change, Document } from './document.ts';
import { Journal } from './journal.ts';
import { VersionClock } from './version-clock.ts';

export class Store {
  readonly clock: VersionClock;
  readonly #databases = new Map<string, Database>();
  readonly #journal: Journal | null;
  readonly #listeners = new Set<(event: CommitEvent) => void>();

  constructor(options: { readonly dataFolder: string | null; readonly now: () => number }) {
    this.clock = new VersionClock(options.now);
    this.#journal = options.dataFolder === null ? null : new Journal(options.dataFolder);
    this.#load();
  }

  /** The database with the name; every well-formed name has one. */
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

  /** Makes changes lasting and visible, then tells the listeners. */
  commit(
    database: Database,
    version: Version,
    changes: readonly Change[],
    mark: Pick<CommitEvent, 'cleared' | 'caller'> = {},
  ): void {
    if (changes.length === 0) return;
    this.#journal?.append(database.name, version, changes);
    database.apply(version, changes);
    const event: CommitEvent = { database: database.name, version, changes, ...mark };
    for (const listener of this.#listeners) listener(event);
    if (this.#journal?.isLong === true) this.#compact(this.#journal);
  }

  /** Calls the listener after every commit that changed something; answers how to stop. */
  onCommit(listener: (event: CommitEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Brings the journal into its short form and closes it. */
  close(): void {
    if (this.#journal === null) return;
    if (!this.#journal.isEmpty) this.#compact(this.#journal);
    this.#journal.close();
  }

  #load(): void {
    this.#journal?.replay((name, version, documents, deleted) => {
      const database = this.database(name);
      database.restore(version, documents, deleted);
      this.clock.advanceTo(version);
    });
  }

  #compact(journal: Journal): void {
    const contents = [...this.#databases.values()].map((database) => ({
      name: database.name,
      version: database.lastVersion ?? 0n,
      documents: database.documents.values(),
    }));
    journal.compact(contents);
  }
}
