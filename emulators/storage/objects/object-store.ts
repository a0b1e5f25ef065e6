import type { Contents } from '../content/contract.ts';
import type { Journal } from './journal.ts';
import type { StoredObject } from './stored-object.ts';
import type { Change, ObjectTable } from './table.ts';

/** The events that Cloud Storage sends to functions. Only buckets with versions archive objects, and none here has versions. */
export type StorageEventType = 'finalized' | 'deleted' | 'metadataUpdated' | 'archived';

/** One event of one object, in the order of the events. */
export type ObjectEvent = { readonly type: StorageEventType; readonly object: StoredObject };

/** What a request wants changed, after a look at how things stand. */
export type Plan<Result> = { readonly changes: readonly Change[]; readonly result: Result };

/**
 * Objects, changed one request after another: what a request saw still holds when its changes are made.
 * Changes are on disk before anybody sees them.
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

  /** A generation later than every other. */
  nextGeneration(): string {
    this.#lastGeneration = Math.max(this.#lastGeneration + 1, this.#now() * 1000);
    return String(this.#lastGeneration);
  }

  /** Runs `plan` alone and makes its changes; when it throws nothing is changed. Silent changes cause no events. */
  change<Result>(plan: () => Plan<Result>, isSilent = false): Promise<Result> {
    return this.alone(async () => {
      const { changes, result } = plan();
      if (changes.length > 0) await this.#make(changes, isSilent);
      return result;
    });
  }

  /** Runs work while nothing changes. */
  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** Calls the listener for every event from now on; answers how to end that. */
  onEvent(listener: (event: ObjectEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Waits for the changes under way and closes the journal. */
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

/** Replacing an object ends the one before it: cloud.google.com/storage/docs/pubsub-notifications#events. */
function eventsOf(change: Change, before: StoredObject | null): ObjectEvent[] {
  if (change.kind === 'delete') return before === null ? [] : [{ type: 'deleted', object: before }];
  if (change.kind !== 'put') return [];
  const { object } = change;
  if (before?.generation === object.generation) return [{ type: 'metadataUpdated', object }];
  return [...(before === null ? [] : [{ type: 'deleted' as const, object: before }]), { type: 'finalized', object }];
}
