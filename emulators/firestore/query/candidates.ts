/**
 * Where to look for a query's documents in one collection: a run of an index in the query's own order,
 * the documents equal in one field, or everything. Only the amount of work differs, never the answer.
 */
import { positionOfName, type Collection } from '../store/collection.ts';
import type { Document } from '../store/document.ts';
import type { Edge } from '../store/sorted-index.ts';
import { formatFieldPath, isNamePath } from '../values/field-path.ts';
import { Reference, type Value } from '../values/value.ts';
import { smallestEqualRun } from './equal-runs.ts';
import type { FieldFilter, Order, QueryPlan } from './plan.ts';

/** Below this size, looking at every document is cheaper than keeping an index. */
const SMALL = 100;
/** What sorting costs compared with walking, roughly. */
const SORT_FACTOR = 3;

export type Candidates =
  | { readonly kind: 'unsorted'; readonly documents: Iterable<Document> }
  /** `at(i)` for 0 ≤ i < length runs in the order of the first `order`, and by name within equal values */
  | { readonly kind: 'sorted'; readonly length: number; readonly at: (position: number) => Document };

/** Chooses the cheapest source; `wanted` is how many documents end the search early. */
export function chooseCandidates(collection: Collection, plan: QueryPlan, wanted: number): Candidates {
  const required = conjunction(plan);
  const named = required.find((filter) => filter.op === '==' && isNamePath(filter.path));
  if (named !== undefined) return { kind: 'unsorted', documents: documentNamed(collection, named.value) };
  const order = plan.orders[0] as Order;
  if (order.isName && collection.documents.size <= SMALL) return namesInOrder(collection, plan, order, required);
  if (collection.documents.size <= SMALL) return { kind: 'unsorted', documents: collection.documents.values() };
  return cheapest(collection, plan, order, required, wanted);
}

function cheapest(
  collection: Collection,
  plan: QueryPlan,
  order: Order,
  required: readonly FieldFilter[],
  wanted: number,
): Candidates {
  const equal = smallestEqualRun(collection, required);
  const walk = order.isName
    ? namesInOrder(collection, plan, order, required)
    : fieldInOrder(collection, plan, order, required);
  if (equal === null) return walk;
  const share = equal.length / collection.documents.size;
  const walkCost = share === 0 ? walk.length : Math.min(walk.length, wanted / share);
  return equal.length * SORT_FACTOR < walkCost ? { kind: 'unsorted', documents: equal.documents() } : walk;
}

/** The filters every document must satisfy. */
function conjunction({ filter }: QueryPlan): readonly FieldFilter[] {
  if (filter === null) return [];
  if (filter.kind === 'field') return [filter];
  return filter.kind === 'and' ? filter.filters.filter((part): part is FieldFilter => part.kind === 'field') : [];
}

function documentNamed(collection: Collection, value: Value): Document[] {
  const document = value instanceof Reference ? collection.documents.get(value.name) : undefined;
  return document === undefined ? [] : [document];
}

function namesInOrder(
  collection: Collection,
  plan: QueryPlan,
  order: Order,
  required: readonly FieldFilter[],
): Extract<Candidates, { kind: 'sorted' }> {
  const sorted = collection.byName();
  const { low, high } = edges(plan, order, required);
  // Names equal to an edge stay inside: the query's own predicate decides about them.
  const from = low?.value instanceof Reference ? positionOfName(sorted, low.value.name) : 0;
  const to =
    high?.value instanceof Reference
      ? Math.min(positionOfName(sorted, high.value.name) + 1, sorted.length)
      : sorted.length;
  return run((position) => sorted[position] as Document, from, to, order.descending);
}

function fieldInOrder(
  collection: Collection,
  plan: QueryPlan,
  order: Order,
  required: readonly FieldFilter[],
): Extract<Candidates, { kind: 'sorted' }> {
  const index = collection.byField(order.path);
  const { low, high } = edges(plan, order, required);
  const from = low === null ? 0 : index.seek(low);
  const to = high === null ? index.entries.length : index.seek(high);
  return run((position) => (index.entries[position] as { document: Document }).document, from, to, order.descending);
}

function run(
  read: (position: number) => Document,
  from: number,
  to: number,
  descending: boolean,
): Extract<Candidates, { kind: 'sorted' }> {
  const length = Math.max(0, to - from);
  return {
    kind: 'sorted',
    length,
    at: descending ? (position) => read(to - 1 - position) : (position) => read(from + position),
  };
}

/** The part of the first order that filters and cursors leave; equal values always stay inside. */
function edges(
  plan: QueryPlan,
  order: Order,
  required: readonly FieldFilter[],
): { low: Edge | null; high: Edge | null } {
  let low: Edge | null = null;
  let high: Edge | null = null;
  const key = formatFieldPath(order.path);
  for (const { op, path, value } of required) {
    if (formatFieldPath(path) !== key) continue;
    if (op === '>' || op === '>=' || op === '==') low = { value, behind: false };
    if (op === '<' || op === '<=' || op === '==') high = { value, behind: true };
  }
  const start = plan.startAt?.values[0];
  const end = plan.endAt?.values[0];
  const [first, last] = order.descending ? [end, start] : [start, end];
  if (first !== undefined) low ??= { value: first, behind: false };
  if (last !== undefined) high ??= { value: last, behind: true };
  return { low, high };
}
