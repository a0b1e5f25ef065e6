/** The version that a read sees: the present, a transaction's, or a given one in the recent past. */
import { FirestoreError, type Version } from '../contract.ts';
import type { Past } from '../query/evaluate.ts';
import type { Database } from '../store/database.ts';
import type { Document } from '../store/document.ts';
import type { Store } from '../store/store.ts';
import { formatVersion, isFinerThanMicroseconds, parseVersion } from '../values/instant.ts';
import type { Consistency, TransactionOptions } from '../wire.ts';
import type { Transaction } from './transaction.ts';
import type { Transactions } from './transactions.ts';

const MAX_AGE_MICROS = 3_600_000_000n;

/** A read's view of the database. */
export type View = {
  readonly database: Database;
  readonly transaction: Transaction | null;
  /** set when this read opened the transaction, so that the client is told its id */
  readonly opened: { transaction?: string };
  /** call this when the read actually happens, after waiting for locks */
  readonly past: () => Past;
  readonly lookup: (name: string) => Document | null;
  readonly readTime: () => string;
};

type Parts = { readonly store: Store; readonly transactions: Transactions };

/** Returns the view of a request; opens a transaction when the request asks for one. */
export function viewOf({ store, transactions }: Parts, databaseName: string, request: Consistency): View {
  const database = store.database(databaseName);
  const isNew = request.newTransaction !== undefined;
  const transaction = isNew
    ? openTransaction({ store, transactions }, databaseName, readingUnlessAsked(request.newTransaction))
    : request.transaction !== undefined && request.transaction !== ''
      ? transactions.require(databaseName, request.transaction)
      : null;
  const version = transaction?.readVersion ?? parseReadTime(store, database, request.readTime);
  const past = (): Past => (version === null ? new Map<string, never>() : stateAt(database, version));
  return {
    database,
    transaction,
    opened: isNew && transaction !== null ? { transaction: transaction.id } : {},
    past,
    lookup: (name) => {
      const then = past();
      return then.has(name) ? (then.get(name) ?? null) : (database.documents.get(name) ?? null);
    },
    readTime: () => formatVersion(version ?? store.clock.present()),
  };
}

/** Opens a transaction. A read-only one sees the given time, or the present. */
export function openTransaction(
  { store, transactions }: Parts,
  databaseName: string,
  options: TransactionOptions | undefined,
): Transaction {
  const { readOnly } = options ?? {};
  if (readOnly === undefined) return transactions.begin(databaseName, options, null);
  const readTime = parseReadTime(store, store.database(databaseName), readOnly.readTime);
  return transactions.begin(databaseName, options, readTime ?? store.clock.present());
}

/**
 * A transaction that a read opens is read-only unless the request says otherwise; BeginTransaction opens one for writes
 * too.
 */
function readingUnlessAsked(options: TransactionOptions | undefined): TransactionOptions {
  return options?.readWrite === undefined ? { readOnly: {}, ...options } : options;
}

function parseReadTime(store: Store, database: Database, readTime: string | undefined): Version | null {
  if (readTime === undefined) return null;
  const version = parseVersion(readTime);
  if (isFinerThanMicroseconds(readTime)) {
    throw new FirestoreError('INVALID_ARGUMENT', 'The requested read_time must not be finer than microseconds.');
  }
  const present = store.clock.present();
  if (version > present) {
    throw new FirestoreError('INVALID_ARGUMENT', 'The requested read_time cannot be in the future.');
  }
  if (present - version > MAX_AGE_MICROS) throw tooOld();
  stateAt(database, version);
  return version;
}

function stateAt(database: Database, version: Version): Past {
  if (!database.history.reaches(version)) throw tooOld();
  return database.history.since(version);
}

function tooOld(): FirestoreError {
  return new FirestoreError('FAILED_PRECONDITION', 'The requested snapshot version is too old.');
}
