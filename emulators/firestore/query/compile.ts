/** Compiles a structured query to a plan, and refuses what the service refuses. */
import { FirestoreError } from '../contract.ts';
import { formatFieldPath, isNamePath, parseFieldPath, type FieldPath } from '../values/field-path.ts';
import { checkCollectionId, checkParent, relativePath } from '../values/resource-name.ts';
import type { StructuredQuery } from '../wire.ts';
import { checkFilter, inequalityFields, leavesOf } from './check-filter.ts';
import { hasOrderedFields, isAtOrBehind, isBefore, toComparison } from './ordering.ts';
import { parseCursor } from './parse-cursor.ts';
import { parseFilter } from './parse-filter.ts';
import type { Cursor, Filter, Order, QueryPlan, Scope } from './plan.ts';
import { toPredicate, type Predicate } from './predicate.ts';

const MAX_PARTS = 100;

/** Compiles a query under a parent (the database root or a document) of the database. */
export function compileQuery(database: string, parent: string | undefined, source: StructuredQuery): QueryPlan {
  if (source.findNearest !== undefined) throw new FirestoreError('UNIMPLEMENTED', 'Vector search is not supported.');
  const parentName = checkParent(parent, database);
  const filter = parseFilter(source.where);
  if (filter !== null) checkFilter(filter);
  const explicitOrders = parseOrders(source.orderBy);
  const orders = completeOrders(explicitOrders, filter);
  const scope = parseScope(database, parentName, source.from);
  checkSize(scope, filter, explicitOrders);
  if (scope.collectionId === '') checkWithoutCollection(filter, orders);
  const startAt = parseCursor(source.startAt, orders);
  const endAt = parseCursor(source.endAt, orders);
  return {
    parent: parentName,
    limit: parseLimit(source.limit),
    source,
    scope,
    filter,
    explicitOrders,
    orders,
    startAt,
    endAt,
    offset: parseOffset(source.offset),
    select: parseSelect(source.select),
    accepts: toAcceptance(filter, orders, startAt, endAt),
    compare: toComparison(orders),
  };
}

function parseScope(database: string, parent: string, from: StructuredQuery['from']): Scope {
  if (from !== undefined && from.length > 1) throw invalid('A query may have one collection selector only.');
  const selector = from?.[0] ?? {};
  const collectionId = selector.collectionId ?? '';
  if (collectionId !== '') checkCollectionId(collectionId);
  return {
    database,
    parentPath: relativePath(parent),
    collectionId,
    allDescendants: selector.allDescendants ?? false,
  };
}

/** The features a query may have: its filters, its orders, and a parent that is a document. */
function checkSize(scope: Scope, filter: Filter | null, orders: readonly Order[]): void {
  const parts = (filter === null ? 0 : leavesOf(filter).length) + orders.length + (scope.parentPath === '' ? 0 : 1);
  if (parts > MAX_PARTS) {
    throw invalid(
      `The query has ${parts} filters, sort orders and parent documents; up to ${MAX_PARTS} are supported.`,
    );
  }
}

/** Documents of different collections share no index except the one by name. */
function checkWithoutCollection(filter: Filter | null, orders: readonly Order[]): void {
  const foreign = (filter === null ? [] : leavesOf(filter)).find(({ path }) => !isNamePath(path));
  if (foreign !== undefined) {
    throw invalid(`A collection is required for the filter on ${formatFieldPath(foreign.path)}.`);
  }
  if (orders.some(({ isName, descending }) => !isName || descending)) {
    throw invalid('A collection is required for all orders except __name__ ascending.');
  }
}

function parseOrders(wire: StructuredQuery['orderBy']): Order[] {
  const seen = new Set<string>();
  return (wire ?? []).map(({ field, direction }) => {
    const text = field?.fieldPath ?? '';
    if (text === '') throw invalid('Order field path is missing.');
    const path = parseFieldPath(text);
    const key = formatFieldPath(path);
    if (seen.has(key)) throw invalid(`order by clause cannot contain duplicate fields ${key}`);
    seen.add(key);
    return { path, isName: isNamePath(path), descending: direction === 'DESCENDING' };
  });
}

/** Adds the fields with inequalities and finally the name, in the direction of the last explicit order. */
function completeOrders(explicit: readonly Order[], filter: Filter | null): readonly Order[] {
  const orders = [...explicit];
  const descending = explicit.at(-1)?.descending ?? false;
  const present = new Set(orders.map((order) => formatFieldPath(order.path)));
  for (const path of filter === null ? [] : inequalityFields(filter)) {
    // The name comes last, also when it has an inequality of its own.
    if (!isNamePath(path) && !present.has(formatFieldPath(path))) orders.push({ path, isName: false, descending });
  }
  const name = orders.findIndex((order) => order.isName);
  // Names are unique: an order after the name decides nothing, and the service refuses it.
  if (name !== -1 && name < orders.length - 1) {
    throw invalid('order by clause cannot contain more fields after the key');
  }
  if (name === -1) orders.push({ path: ['__name__'], isName: true, descending });
  return orders;
}

function parseLimit(limit: StructuredQuery['limit']): number | null {
  if (limit === undefined || limit === null) return null;
  const value = typeof limit === 'object' ? (limit.value ?? 0) : limit;
  if (value < 0) throw invalid('limit is negative');
  return value;
}

function parseOffset(offset: number | undefined): number {
  if (offset !== undefined && offset < 0) throw invalid('offset is negative');
  return offset ?? 0;
}

/** A select without fields means all fields; a select of names only lists `__name__`. */
function parseSelect(select: StructuredQuery['select']): readonly FieldPath[] | null {
  const fields = select?.fields ?? [];
  return fields.length === 0 ? null : fields.map((field) => parseFieldPath(field.fieldPath ?? ''));
}

function toAcceptance(
  filter: Filter | null,
  orders: readonly Order[],
  startAt: Cursor | null,
  endAt: Cursor | null,
): Predicate {
  const predicates: Predicate[] = [];
  if (filter !== null) predicates.push(toPredicate(filter));
  if (orders.some((order) => !order.isName)) predicates.push(hasOrderedFields(orders));
  if (startAt !== null) predicates.push(isAtOrBehind(orders, startAt));
  if (endAt !== null) predicates.push(isBefore(orders, endAt));
  return (document) => {
    for (const predicate of predicates) if (!predicate(document)) return false;
    return true;
  };
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
