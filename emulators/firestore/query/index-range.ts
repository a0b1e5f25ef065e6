/** The index for one alternative of a query, and the range to read in it. */
import type { IndexField, IndexSpec, SortedIndex } from '../store/sorted-index.ts';
import { formatFieldPath, isNamePath } from '../values/field-path.ts';
import { compareValues } from '../values/order.ts';
import type { Value } from '../values/value.ts';
import type { Conjunction } from './conjunctions.ts';
import type { Cursor, FieldFilter, Order, QueryPlan } from './plan.ts';
import { leastOfNextType, leastOfType } from './type-brackets.ts';

export type IndexRange = {
  readonly spec: IndexSpec;
  /** whether the query reads the index backwards */
  readonly reversed: boolean;
  readonly bounds: (index: SortedIndex) => { readonly from: number; readonly to: number };
};

/**
 * Fields with an equality come first, then the orders. An order by a field with one value decides nothing. The first
 * order always ascends in the index, so that both directions share one index.
 */
export function indexRangeOf(conjunction: Conjunction, plan: QueryPlan): IndexRange {
  const { equal, contains } = conjunction;
  const fixed = new Map(equal.map(({ key, value }) => [key, value]));
  const nameAt = plan.orders.findIndex((order) => order.isName);
  const orders = plan.orders.slice(0, nameAt).filter(({ path }) => !fixed.has(formatFieldPath(path)));
  const name = plan.orders[nameAt] as Order;
  const reversed = (orders[0] ?? name).descending;
  const fields: IndexField[] = equal.map(({ path }) => ({ path, descending: false, elements: false }));
  if (contains !== null) fields.push({ path: contains.path, descending: false, elements: true });
  for (const { path, descending } of orders) {
    fields.push({ path, descending: descending !== reversed, elements: false });
  }
  const prefix = [...fixed.values(), ...(contains === null ? [] : [contains.value])];
  const ranges = rangesOn(orders[0] ?? name, conjunction.ranges);
  return {
    spec: { fields, nameDescending: name.descending !== reversed },
    reversed,
    bounds: (index) => {
      const edges: Edges = { from: index.seek(prefix, false), to: index.seek(prefix, true) };
      for (const range of ranges) narrow(edges, index, prefix, range);
      const at = (cursor: Cursor | null): Value[] | null => cursorValues(cursor, plan.orders, prefix, fixed);
      narrowToCursors(edges, index, reversed, { plan, at });
      return edges;
    },
  };
}

type Edges = { from: number; to: number };

function rangesOn(order: Order, ranges: readonly FieldFilter[]): FieldFilter[] {
  const key = formatFieldPath(order.path);
  return ranges.filter(({ path, op }) => formatFieldPath(path) === key && ['<', '<=', '>', '>='].includes(op));
}

/** The first order of every index ascends, so smaller values come first. */
function narrow(edges: Edges, index: SortedIndex, prefix: readonly Value[], { path, op, value }: FieldFilter): void {
  const seek = (edge: Value, behind: boolean): number => index.seek([...prefix, edge], behind);
  if (op === '>' || op === '>=') {
    edges.from = Math.max(edges.from, seek(value, op === '>'));
    // An index ends with names only: no other type follows them.
    const end = isNamePath(path) ? undefined : leastOfNextType(value);
    if (end !== undefined) edges.to = Math.min(edges.to, seek(end, false));
  } else {
    edges.from = Math.max(edges.from, seek(leastOfType(value), false));
    edges.to = Math.min(edges.to, seek(value, op === '<='));
  }
}

function narrowToCursors(
  edges: Edges,
  index: SortedIndex,
  reversed: boolean,
  { plan, at }: { plan: QueryPlan; at: (cursor: Cursor | null) => Value[] | null },
): void {
  const start = at(plan.startAt);
  const end = at(plan.endAt);
  // Read backwards, the range of the index ends where the query starts.
  const [low, high] = reversed ? [end, start] : [start, end];
  const behindStart = plan.startAt?.before === reversed;
  const behindEnd = plan.endAt?.before === reversed;
  if (low !== null) edges.from = Math.max(edges.from, index.seek(low, reversed ? behindEnd : behindStart));
  if (high !== null) edges.to = Math.min(edges.to, index.seek(high, reversed ? behindStart : behindEnd));
}

/** The cursor in the index's own fields, as far as possible; null when it cannot be expressed at all. */
function cursorValues(
  cursor: Cursor | null,
  orders: readonly Order[],
  prefix: readonly Value[],
  fixed: ReadonlyMap<string, Value>,
): Value[] | null {
  if (cursor === null) return null;
  const values: Value[] = [];
  for (const [position, value] of cursor.values.entries()) {
    const order = orders[position] as Order;
    const only = fixed.get(formatFieldPath(order.path));
    if (only === undefined) values.push(value);
    // The cursor is after or before everything; the query's own predicate decides which.
    else if (compareValues(only, value) !== 0) return null;
    if (order.isName) break;
  }
  return [...prefix, ...values];
}
