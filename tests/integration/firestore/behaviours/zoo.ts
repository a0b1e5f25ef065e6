/** A client of Firestore as the behaviours see it, with any library and transport behind it. */
import type { Aggregate, Field, QuerySpec } from './query-spec.ts';
import type { Data } from './values.ts';
import type { Row, Watch } from './watch.ts';

export type SetOptions = { readonly merge: true } | { readonly mergeFields: readonly Field[] };

/**
 * The operations that can be written in one step; alone each happens at once, in a batch or transaction with the rest.
 */
export type Writes<Result> = {
  readonly set: (path: string, data: Data, options?: SetOptions) => Result;
  /** Dots in a name are a path into a map. */
  readonly update: (path: string, data: Data) => Result;
  readonly updateFields: (path: string, fields: readonly (readonly [Field, unknown])[]) => Result;
  readonly remove: (path: string) => Result;
};

export type Transaction = Writes<void> & { readonly read: (path: string) => Promise<Data | null> };

export type Zoo = Writes<Promise<void>> & {
  /** Creates a document with an id made by the library, and returns the id. */
  readonly add: (collection: string, data: Data) => Promise<string>;
  readonly read: (path: string) => Promise<Data | null>;
  readonly ids: (query: QuerySpec) => Promise<string[]>;
  readonly paths: (query: QuerySpec) => Promise<string[]>;
  readonly rows: (query: QuerySpec) => Promise<Row[]>;
  readonly aggregate: (query: QuerySpec, aggregates: Record<string, Aggregate>) => Promise<Data>;
  readonly count: (query: QuerySpec) => Promise<number>;
  readonly batch: (fill: (batch: Writes<void>) => void) => Promise<void>;
  readonly transact: <Result>(
    run: (transaction: Transaction) => Promise<Result>,
    options?: { readonly maxAttempts: number },
  ) => Promise<Result>;
  /** Listens to a document, by its path, or to a query. */
  readonly watch: (target: string | QuerySpec) => Watch;
};

/** Puts documents into a collection, by id. */
export function fill(zoo: Zoo, collection: string, documents: Record<string, Data>): Promise<void> {
  return zoo.batch((batch) => {
    for (const [id, data] of Object.entries(documents)) batch.set(`${collection}/${id}`, data);
  });
}
