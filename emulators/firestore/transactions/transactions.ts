/** The open transactions: their reads, their locks, and which of them are stale after a commit. */
import { randomBytes } from 'node:crypto';
import { FirestoreError, type Version } from '../contract.ts';
import type { QueryPlan } from '../query/plan.ts';
import type { Change } from '../store/document.ts';
import type { TransactionOptions } from '../wire.ts';
import { LockTable } from './lock-table.ts';
import { allOver, concerns } from './readers.ts';
import type { Transaction } from './transaction.ts';

/** The limits of the service. */
const IDLE_MS = 60_000;
const TOTAL_MS = 270_000;
const LOCK_WAIT_MS = 20_000;
/**
 * The time for which a commit outside transactions waits for transactions that read its documents. Then it goes ahead
 * and they must be retried: a transaction that itself waits for such a commit would never end otherwise.
 */
const COURTESY_MS = 1_000;
/**
 * The time for which a transaction waits for others that read the same documents before it. Most of them end sooner, so
 * it need not be aborted and retried a second later. After that it reads, and the first commit wins.
 */
const PATIENCE_MS = 300;
/** The number of ended transactions that may still be rolled back without an error. */
const REMEMBERED = 10_000;
const SWEEP_MS = 10_000;

/** A commit about to be made; `names` are the documents that it writes. */
export type Intent = {
  readonly database: string;
  readonly transaction: Transaction | null;
  readonly names: readonly string[];
};

export class Transactions {
  readonly #open = new Map<string, Transaction>();
  readonly #ended = new Set<string>();
  readonly #locks = new LockTable<Transaction | symbol>();
  /** queue for reads; unlike a lock, a wait in it ends after a while and refuses nobody */
  readonly #turns = new LockTable<Transaction>();
  readonly #now: () => number;
  readonly #sweep: NodeJS.Timeout;

  constructor(now: () => number) {
    this.#now = now;
    this.#sweep = setInterval(() => this.#expire(), SWEEP_MS);
    this.#sweep.unref();
  }

  /** Opens a transaction. A read-only one sees `readVersion`. */
  begin(database: string, options: TransactionOptions | undefined, readVersion: Version | null): Transaction {
    const retried = options?.readWrite?.retryTransaction ?? '';
    const now = this.#now();
    const transaction: Transaction = {
      id: randomBytes(16).toString('base64'),
      database,
      readVersion,
      locking: retried !== '',
      names: new Set(),
      queries: [],
      overtaken: false,
      lastUsed: now,
      startedAt: now,
      waiting: new Set(),
    };
    if (retried !== '') this.end(this.#open.get(canonical(retried)));
    this.#open.set(transaction.id, transaction);
    return transaction;
  }

  /** The open transaction with the id. */
  require(database: string, id: string): Transaction {
    const transaction = this.#open.get(canonical(id));
    if (transaction === undefined || transaction.database !== database || this.#isExpired(transaction)) {
      this.end(transaction);
      throw expired();
    }
    transaction.lastUsed = this.#now();
    return transaction;
  }

  /** Waits for the documents' queue, or for their locks if the transaction locks, and records them as read. */
  async readDocuments(transaction: Transaction, names: readonly string[]): Promise<void> {
    if (transaction.readVersion !== null) return;
    await this.#takeTurn(transaction, names);
    await this.noteDocuments(transaction, names);
  }

  /** Records documents as read, after locking them if the transaction locks. */
  async noteDocuments(transaction: Transaction, names: readonly string[]): Promise<void> {
    if (transaction.readVersion !== null) return;
    if (transaction.locking) await this.#lock(transaction, names);
    this.assertCurrent(transaction);
    for (const name of names) transaction.names.add(name);
  }

  /** Waits for the query's queue; call it before the query runs. */
  async beforeQuery(transaction: Transaction, plan: QueryPlan): Promise<void> {
    if (transaction.readVersion !== null) return;
    const { database, parentPath, collectionId } = plan.scope;
    const keys = [`${database} ${parentPath}/${collectionId}`];
    await this.#takeTurn(transaction, keys);
    if (transaction.locking) await this.#lock(transaction, keys);
    this.noteQuery(transaction, plan);
  }

  /** Records a query as read. */
  noteQuery(transaction: Transaction, plan: QueryPlan): void {
    if (transaction.readVersion !== null) return;
    this.assertCurrent(transaction);
    transaction.queries.push(plan);
  }

  /**
   * Waits until a commit disturbs no transaction, or locks the documents that its own transaction writes.
   * Returns the function to call when the commit is done.
   * @param foresee the changes of the commit if it were made now
   */
  async beforeCommit({ database, transaction, names }: Intent, foresee: () => readonly Change[]): Promise<() => void> {
    if (transaction !== null) {
      if (this.#locks.isHeldByOther(names, transaction)) await this.#lock(transaction, names);
      return () => this.end(transaction);
    }
    if (this.#open.size === 0) return () => undefined;
    const readers = this.#affected(database, foresee(), null);
    if (readers.length > 0) await allOver(readers, COURTESY_MS);
    if (!this.#locks.isHeldByOther(names, null)) return () => undefined;
    const passing = Symbol('commit without transaction');
    for (const name of inOrder(names)) await this.#locks.acquire(name, passing, COURTESY_MS);
    return () => this.#locks.release(passing);
  }

  /** Marks the transactions whose reads a commit changed. */
  overtake(database: string, changes: readonly Change[], committer: Transaction | null): void {
    for (const transaction of this.#affected(database, changes, committer)) transaction.overtaken = true;
  }

  #affected(database: string, changes: readonly Change[], except: Transaction | null): Transaction[] {
    return [...this.#open.values()].filter(
      (transaction) =>
        transaction !== except &&
        !transaction.overtaken &&
        transaction.database === database &&
        changes.some((change) => concerns(transaction, change)),
    );
  }

  /** Throws ABORTED when another commit changed the transaction's reads. */
  assertCurrent(transaction: Transaction): void {
    if (transaction.overtaken) throw this.#abort(transaction);
  }

  /** Removes a transaction and frees its locks. */
  end(transaction: Transaction | undefined): void {
    if (transaction === undefined) return;
    if (!this.#open.delete(transaction.id)) return;
    this.#remember(transaction.id);
    this.#locks.release(transaction);
    this.#turns.release(transaction);
    for (const onEnd of transaction.waiting) onEnd();
  }

  /** Ends the transaction with this id. Throws for an unknown id, not for a transaction that is over. */
  rollback(database: string, id: string): void {
    const transaction = this.#open.get(canonical(id));
    if (transaction === undefined ? this.#ended.has(canonical(id)) : transaction.database === database) {
      this.end(transaction);
      return;
    }
    throw new FirestoreError('INVALID_ARGUMENT', 'The referenced transaction is unknown: it cannot be rolled back.');
  }

  #remember(id: string): void {
    this.#ended.add(id);
    if (this.#ended.size > REMEMBERED) this.#ended.delete(this.#ended.values().next().value as string);
  }

  /** Stops the timer of expiry. */
  close(): void {
    clearInterval(this.#sweep);
  }

  /** In one fixed order, so that transactions that read several documents at once cannot block each other. */
  async #lock(transaction: Transaction, keys: readonly string[]): Promise<void> {
    for (const key of inOrder(keys)) {
      if (!(await this.#locks.acquire(key, transaction, LOCK_WAIT_MS))) throw this.#abort(transaction);
    }
    transaction.lastUsed = this.#now();
  }

  async #takeTurn(transaction: Transaction, keys: readonly string[]): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    for (const key of inOrder(keys)) {
      const patience = until - performance.now();
      if (patience <= 0) break;
      await this.#turns.acquire(key, transaction, patience);
      // The transaction may have been rolled back or have expired during the wait.
      if (!this.#open.has(transaction.id)) throw expired();
    }
    transaction.lastUsed = this.#now();
  }

  #abort(transaction: Transaction): FirestoreError {
    this.end(transaction);
    return new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.');
  }

  #expire(): void {
    for (const transaction of this.#open.values()) if (this.#isExpired(transaction)) this.end(transaction);
  }

  #isExpired({ lastUsed, startedAt }: Transaction): boolean {
    const now = this.#now();
    return now - lastUsed > IDLE_MS || now - startedAt > TOTAL_MS;
  }
}

function expired(): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', 'The referenced transaction has expired or is no longer valid.');
}

function inOrder(keys: readonly string[]): string[] {
  return [...new Set(keys)].sort();
}

/** Both base64 alphabets may encode the same bytes. */
function canonical(id: string): string {
  return Buffer.from(id, 'base64').toString('base64');
}
