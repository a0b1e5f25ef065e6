/** A parsed query: the engine runs it, and Listen checks single documents against it. */
import type { CompiledQuery } from '../contract.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import type { Document } from '../store/document.ts';

export type FilterOperator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any';

export type FieldFilter = {
  readonly kind: 'field';
  /** ['__name__'] compares the document's name */
  readonly path: FieldPath;
  readonly op: FilterOperator;
  readonly value: Value;
};
export type CompositeFilter = { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] };
export type Filter = FieldFilter | CompositeFilter;

export type Order = { readonly path: FieldPath; readonly isName: boolean; readonly descending: boolean };

/** A position between documents: values of the leading orders, just before or just after them. */
export type Cursor = { readonly values: readonly Value[]; readonly before: boolean };

export type Scope = {
  readonly database: string;
  /** relative to the database root; empty for the root itself */
  readonly parentPath: string;
  /** empty for a query over every collection below the parent */
  readonly collectionId: string;
  readonly allDescendants: boolean;
};

export type QueryPlan = CompiledQuery & {
  readonly scope: Scope;
  readonly filter: Filter | null;
  /** as written by the client, for the security rules */
  readonly explicitOrders: readonly Order[];
  /** complete: with the implicit orders; the last one is by name */
  readonly orders: readonly Order[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly select: readonly FieldPath[] | null;
  /** checks filters, presence of the ordered fields and cursors; not the collection */
  readonly accepts: (document: Document) => boolean;
  readonly compare: (a: Document, b: Document) => number;
};
