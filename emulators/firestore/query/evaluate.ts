/** Runs a plan against a database, at present or at an earlier version. */
import type { Database } from '../store/database.ts';
import type { Document } from '../store/document.ts';
import type { DocumentSource, Orders } from '../store/orders.ts';
import { conjunctionsOf, type Conjunction } from './conjunctions.ts';
import type { QueryPlan } from './plan.ts';
import { coversName, sourcesOf } from './scope.ts';
import { indexRangeOf } from './index-range.ts';

/** The documents that were different at an earlier version (null: absent then). */
export type Past = ReadonlyMap<string, Document | null>;

/** Below this size, a scan of every document is cheaper than an index. */
const SMALL = 150;

type Source = DocumentSource & { readonly orders: Orders };

/** The parameters of one search. */
type Search = {
  readonly database: Database;
  readonly plan: QueryPlan;
  /** the search ends after this many documents */
  readonly wanted: number;
  readonly accepts: (document: Document) => boolean;
};

/** All documents of the query in its order, after cursors, offset and limit. */
export function evaluate(database: Database, plan: QueryPlan, past?: Past): Document[] {
  const wanted = plan.limit === null ? Number.POSITIVE_INFINITY : plan.offset + plan.limit;
  const found = inOrder(search(database, plan, wanted, past), plan);
  return plan.offset === 0 && found.length <= wanted ? found : found.slice(plan.offset, wanted);
}

/** The same documents in any order, for counts and sums. */
export function collect(database: Database, plan: QueryPlan, past?: Past): Document[] {
  if (plan.limit !== null || plan.offset > 0) return evaluate(database, plan, past);
  return search(database, plan, Number.POSITIVE_INFINITY, past).documents;
}

/** Returns whether the query selects the document, limit and offset aside. */
export function matches(plan: QueryPlan, document: Document): boolean {
  return coversName(plan.scope, document.name) && plan.accepts(document);
}

type Found = { readonly documents: Document[]; readonly sorted: boolean };

function inOrder({ documents, sorted }: Found, plan: QueryPlan): Document[] {
  return sorted ? documents : documents.sort(plan.compare);
}

function search(database: Database, plan: QueryPlan, wanted: number, past: Past | undefined): Found {
  if (wanted === 0) return { documents: [], sorted: true };
  const changed = past === undefined || past.size === 0 ? null : past;
  const accepts =
    changed === null
      ? plan.accepts
      : (document: Document): boolean => !changed.has(document.name) && plan.accepts(document);
  const parts = sourcesOf(database, plan.scope).map((source) =>
    searchSource(source, { database, plan, wanted, accepts }),
  );
  if (changed !== null) parts.push({ documents: matchingThen(plan, changed), sorted: false });
  const [only] = parts;
  if (only === undefined) return { documents: [], sorted: true };
  return parts.length === 1 ? only : { documents: parts.flatMap((part) => part.documents), sorted: false };
}

function matchingThen(plan: QueryPlan, past: Past): Document[] {
  return [...past.values()].filter((document) => document !== null && matches(plan, document)) as Document[];
}

function searchSource(source: Source, query: Search): Found {
  const conjunctions = conjunctionsOf(query.plan.filter);
  const parts: Found[] = [];
  for (const conjunction of conjunctions) {
    const part = searchConjunction(source, conjunction, query);
    if (part === null) return { documents: filtered(source.documents(), query), sorted: false };
    parts.push(part);
  }
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  // One document may satisfy several alternatives.
  return { documents: [...new Set(parts.flatMap((part) => part.documents))], sorted: false };
}

/** Null when a scan of every document is the best there is. */
function searchConjunction(source: Source, conjunction: Conjunction, query: Search): Found | null {
  if (conjunction.name !== null) {
    const document = query.database.documents.get(conjunction.name);
    const isHere = document !== undefined && coversName(query.plan.scope, document.name);
    return { documents: isHere ? filtered([document], query) : [], sorted: true };
  }
  if (source.size <= SMALL) return null;
  const { equal, contains, ranges } = conjunction;
  const needsAll =
    query.wanted === Number.POSITIVE_INFINITY && query.plan.startAt === null && query.plan.endAt === null;
  if (needsAll && equal.length === 0 && contains === null && ranges.length === 0) return null;
  const range = indexRangeOf(conjunction, query.plan);
  const index = source.orders.index(range.spec);
  if (index === null) return null;
  const { from, to } = range.bounds(index);
  const found: Document[] = [];
  for (let step = 0; step < to - from && found.length < query.wanted; step += 1) {
    const document = index.at(range.reversed ? to - 1 - step : from + step);
    if (query.accepts(document)) found.push(document);
  }
  return { documents: found, sorted: true };
}

function filtered(documents: Iterable<Document>, { accepts }: Search): Document[] {
  const found: Document[] = [];
  for (const document of documents) if (accepts(document)) found.push(document);
  return found;
}
