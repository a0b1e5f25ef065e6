import type { Contents } from '../content/contract.ts';
import type { Journal } from './journal.ts';
import type { StoredObject } from './stored-object.ts';
import type { Change, ObjectTable } from './table.ts';

/** The events that Cloud Storage sends to functions. Only buckets with versions archive objects, and none here has versions. */
export type StorageEventType = 'finalized' | 'deleted' | 'metadataUpdated' | 'archived';

/** One event of one object, in the order of the events. */
export type ObjectEvent = { readonly type: StorageEventType; readonly object: StoredObject };

/** The changes that a request wants, after it has read the present state. */
export type Plan<Result> = { readonly changes: readonly Change[]; readonly result: Result };

/**
 * Objects, changed one request after another: the state that a request read is still valid when its changes are made.
 * Changes are on disk before they are visible.
 */
export class ObjectStore {
  readonly table: ObjectTable;
  readonly contents: Contents;
  readonly #journal: Journal;
  readonly #now: () => number;
  readonly #listeners = new Set<(event: ObjectEvent) => void>();
  #lastGeneration = 0;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(parts: { table: ObjectTable; contents: Contents; journal: Journal; now: () => number }) {
    this.table = parts.table;
    this.contents = parts.contents;
    this.#journal = parts.journal;
    this.#now = parts.now;
    for (const { generation } of this.table.all())
      this.#lastGeneration = Math.max(this.#lastGeneration, Number(generation));
  }

  /** The time of a change. */
  now(): string {
    return new Date(this.#now()).toISOString();
  }

  /** Returns a generation later than every other. */
  nextGeneration(): string {
    this.#lastGeneration = Math.max(this.#lastGeneration + 1, this.#now() * 1000);
    return String(this.#lastGeneration);
  }

  /** Runs `plan` alone and makes its changes; changes nothing when it throws. Silent changes cause no events. */
  change<Result>(plan: () => Plan<Result>, isSilent = false): Promise<Result> {
    return this.alone(async () => {
      const { changes, result } = plan();
      if (changes.length > 0) await this.#make(changes, isSilent);
      return result;
    });
  }

  /** Runs work while no object changes. */
  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** Calls the listener for every later event; returns the function that removes it. */
  onEvent(listener: (event: ObjectEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Waits for pending changes and closes the journal. */
  async close(): Promise<void> {
    await this.#queue;
    await this.#journal.close();
  }

  async #make(changes: readonly Change[], isSilent: boolean): Promise<void> {
    await this.#journal.append(changes);
    const outdated: string[] = [];
    for (const change of changes) {
      const before = this.#stored(change);
      this.table.apply(change);
      if (!isSilent) for (const event of eventsOf(change, before)) for (const tell of this.#listeners) tell(event);
      if (before !== null && !(change.kind === 'put' && change.object.contentId === before.contentId))
        outdated.push(before.contentId);
    }
    const used = new Set(changes.map((change) => (change.kind === 'put' ? change.object.contentId : null)));
    for (const id of outdated) if (!used.has(id)) await this.contents.remove(id).catch(() => undefined);
  }

  #stored(change: Change): StoredObject | null {
    if (change.kind === 'put') return this.table.get(change.object.bucket, change.object.name);
    return change.kind === 'delete' ? this.table.get(change.bucket, change.name) : null;
  }
}

/** Replacing an object also deletes the former one: cloud.google.com/storage/docs/pubsub-notifications#events. */
function eventsOf(change: Change, before: StoredObject | null): ObjectEvent[] {
  if (change.kind === 'delete') return before === null ? [] : [{ type: 'deleted', object: before }];
  if (change.kind !== 'put') return [];
  const { object } = change;
  if (before?.generation === object.generation) return [{ type: 'metadataUpdated', object }];
  return [...(before === null ? [] : [{ type: 'deleted' as const, object: before }]), { type: 'finalized', object }];
}
