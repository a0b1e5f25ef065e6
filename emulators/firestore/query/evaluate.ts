/** Runs a plan against a database, now or as it was. */
import type { Collection } from '../store/collection.ts';
import type { Database } from '../store/database.ts';
import type { Document } from '../store/document.ts';
import { compareValues } from '../values/order.ts';
import type { Value } from '../values/value.ts';
import { chooseCandidates, type Candidates } from './candidates.ts';
import type { Order, QueryPlan } from './plan.ts';
import { readerOf } from './predicate.ts';
import { collectionsOf, coversName } from './scope.ts';

/** The documents that were different at an earlier version (null: absent then). */
export type Past = ReadonlyMap<string, Document | null>;

/** All documents of the query in its order, after cursors, offset and limit. */
export function evaluate(database: Database, plan: QueryPlan, past?: Past): Document[] {
  const wanted = plan.limit === null ? Number.POSITIVE_INFINITY : plan.offset + plan.limit;
  const found =
    past === undefined || past.size === 0 ? searchNow(database, plan, wanted) : searchPast(database, plan, past);
  return plan.offset === 0 && found.length <= wanted ? found : found.slice(plan.offset, wanted);
}

/** The same documents in any order, for those who only count or add up. */
export function collect(database: Database, plan: QueryPlan, past?: Past): Document[] {
  if (plan.limit !== null || plan.offset > 0 || (past !== undefined && past.size > 0))
    return evaluate(database, plan, past);
  const found: Document[] = [];
  for (const collection of collectionsOf(database, plan.scope)) {
    for (const document of everyCandidate(chooseCandidates(collection, plan, Number.POSITIVE_INFINITY))) {
      if (plan.accepts(document)) found.push(document);
    }
  }
  return found;
}

function* everyCandidate(candidates: Candidates): Iterable<Document> {
  if (candidates.kind === 'unsorted') yield* candidates.documents;
  else for (let position = 0; position < candidates.length; position += 1) yield candidates.at(position);
}

function searchNow(database: Database, plan: QueryPlan, wanted: number): Document[] {
  const collections = collectionsOf(database, plan.scope);
  const [first] = collections;
  if (first === undefined) return [];
  if (collections.length === 1) return searchCollection(first, plan, wanted);
  return collections.flatMap((collection) => searchCollection(collection, plan, wanted)).sort(plan.compare);
}

function searchCollection(collection: Collection, plan: QueryPlan, wanted: number): Document[] {
  const candidates = chooseCandidates(collection, plan, wanted);
  if (candidates.kind === 'sorted') return walk(candidates, plan, wanted);
  const found: Document[] = [];
  for (const document of candidates.documents) if (plan.accepts(document)) found.push(document);
  return found.sort(plan.compare);
}

/** Walks candidates that are already in the first order, until there are enough. */
function walk(candidates: Extract<Candidates, { kind: 'sorted' }>, plan: QueryPlan, wanted: number): Document[] {
  const sameValue = tieTest(plan.orders);
  const found: Document[] = [];
  let tieStart = 0;
  for (let position = 0; position < candidates.length; position += 1) {
    const document = candidates.at(position);
    if (!plan.accepts(document)) continue;
    const previous = found.at(-1);
    if (sameValue !== null && previous !== undefined && !sameValue(previous, document)) {
      sortTail(found, tieStart, plan);
      tieStart = found.length;
    }
    if (found.length >= wanted && (sameValue === null || tieStart === found.length)) break;
    found.push(document);
  }
  if (sameValue !== null) sortTail(found, tieStart, plan);
  return found;
}

/** Null when the first order's index is already the whole order; else tells documents that later orders must sort. */
function tieTest(orders: readonly Order[]): ((a: Document, b: Document) => boolean) | null {
  const [first, second] = orders as [Order, Order | undefined];
  if (first.isName || (second?.isName === true && second.descending === first.descending)) return null;
  const read = readerOf(first.path);
  return (a, b) => compareValues(read(a) as Value, read(b) as Value) === 0;
}

function sortTail(found: Document[], start: number, plan: QueryPlan): void {
  if (found.length - start < 2) return;
  const tail = found.splice(start).sort(plan.compare);
  for (const document of tail) found.push(document);
}

function searchPast(database: Database, plan: QueryPlan, past: Past): Document[] {
  const found: Document[] = [];
  for (const collection of collectionsOf(database, plan.scope)) {
    for (const document of collection.documents.values()) {
      if (!past.has(document.name) && plan.accepts(document)) found.push(document);
    }
  }
  for (const [name, document] of past) {
    if (document !== null && coversName(plan.scope, name) && plan.accepts(document)) found.push(document);
  }
  return found.sort(plan.compare);
}

/** Whether the document is in the query, its limit and offset aside. */
export function matches(plan: QueryPlan, document: Document): boolean {
  return coversName(plan.scope, document.name) && plan.accepts(document);
}
