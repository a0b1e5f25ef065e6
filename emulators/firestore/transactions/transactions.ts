/** The open transactions: their reads, their locks, and who of them was overtaken by a commit. */
import { randomBytes } from 'node:crypto';
import { FirestoreError, type Version } from '../contract.ts';
import { matches } from '../query/evaluate.ts';
import type { QueryPlan } from '../query/plan.ts';
import type { Change } from '../store/document.ts';
import type { TransactionOptions } from '../wire.ts';
import { LockTable } from './lock-table.ts';
import type { Transaction } from './transaction.ts';

/** The service's own limits. */
const IDLE_MS = 60_000;
const TOTAL_MS = 270_000;
const LOCK_WAIT_MS = 20_000;
/** How long a commit without transaction stands back for a retried transaction before it goes ahead. */
const COURTESY_MS = 2_000;
const SWEEP_MS = 10_000;

export class Transactions {
  readonly #open = new Map<string, Transaction>();
  readonly #locks = new LockTable<Transaction | symbol>();
  readonly #now: () => number;
  readonly #sweep: NodeJS.Timeout;

  constructor(now: () => number) {
    this.#now = now;
    this.#sweep = setInterval(() => this.#expire(), SWEEP_MS);
    this.#sweep.unref();
  }

  /** Opens a transaction. `readVersion` is what a read-only one will see. */
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
      throw new FirestoreError('INVALID_ARGUMENT', 'The referenced transaction has expired or is no longer valid.');
    }
    transaction.lastUsed = this.#now();
    return transaction;
  }

  /** Notes documents as read, after waiting for them if the transaction locks. */
  async readDocuments(transaction: Transaction, names: readonly string[]): Promise<void> {
    if (transaction.readVersion !== null) return;
    if (transaction.locking) await this.#lock(transaction, names);
    this.assertCurrent(transaction);
    for (const name of names) transaction.names.add(name);
  }

  /** Waits for the query's turn if the transaction locks; to be called before the query runs. */
  async beforeQuery(transaction: Transaction, plan: QueryPlan): Promise<void> {
    if (transaction.readVersion !== null) return;
    const { parentPath, collectionId } = plan.scope;
    if (transaction.locking) await this.#lock(transaction, [`${plan.scope.database} ${parentPath}/${collectionId}`]);
    this.assertCurrent(transaction);
    transaction.queries.push(plan);
  }

  /**
   * Waits until a commit of these documents disturbs no lock, or takes them for the transaction.
   * Answers what to call when the commit is done.
   */
  async beforeCommit(transaction: Transaction | null, names: readonly string[]): Promise<() => void> {
    if (transaction !== null) {
      if (this.#locks.isHeldByOther(names, transaction)) await this.#lock(transaction, names);
      return () => this.end(transaction);
    }
    if (!this.#locks.isHeldByOther(names, null)) return () => undefined;
    const passing = Symbol('commit without transaction');
    for (const name of inOrder(names)) await this.#locks.acquire(name, passing, COURTESY_MS);
    return () => this.#locks.release(passing);
  }

  /** Marks the transactions whose reads a commit made stale. */
  overtake(database: string, changes: readonly Change[], committer: Transaction | null): void {
    for (const transaction of this.#open.values()) {
      if (transaction === committer || transaction.overtaken || transaction.database !== database) continue;
      transaction.overtaken = changes.some((change) => concerns(transaction, change));
    }
  }

  /** Throws ABORTED when somebody changed what the transaction had read. */
  assertCurrent(transaction: Transaction): void {
    if (transaction.overtaken) throw this.#abort(transaction);
  }

  /** Forgets a transaction and frees its locks. */
  end(transaction: Transaction | undefined): void {
    if (transaction === undefined) return;
    this.#open.delete(transaction.id);
    this.#locks.release(transaction);
  }

  /** Ends the transaction with the id, if it is still open. */
  rollback(id: string): void {
    this.end(this.#open.get(canonical(id)));
  }

  /** Stops the expiry. */
  close(): void {
    clearInterval(this.#sweep);
  }

  /** In one fixed order, so that transactions reading several documents at once cannot block each other. */
  async #lock(transaction: Transaction, keys: readonly string[]): Promise<void> {
    for (const key of inOrder(keys)) {
      if (!(await this.#locks.acquire(key, transaction, LOCK_WAIT_MS))) throw this.#abort(transaction);
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

function concerns(transaction: Transaction, { name, before, after }: Change): boolean {
  if (transaction.names.has(name)) return true;
  return transaction.queries.some(
    (plan) => (before !== null && matches(plan, before)) || (after !== null && matches(plan, after)),
  );
}

function inOrder(keys: readonly string[]): string[] {
  return [...new Set(keys)].sort();
}

/** The same bytes may be written with either base64 alphabet. */
function canonical(id: string): string {
  return Buffer.from(id, 'base64').toString('base64');
}
