/** The reading calls: documents by name, queries and aggregations. */
import type { Guard } from '../access/guard.ts';
import type { Meter } from '../access/meter.ts';
import { FirestoreError, type CallContext } from '../contract.ts';
import type { IndexCheck } from '../indexes/index-check.ts';
import type { Document } from '../store/document.ts';
import type { Store } from '../store/store.ts';
import { viewOf, type View } from '../transactions/consistency.ts';
import type { Transactions } from '../transactions/transactions.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { checkDocumentName } from '../values/resource-name.ts';
import type {
  AggregationRequest,
  AggregationResponse,
  BatchGetRequest,
  BatchGetResponse,
  Consistency,
  RunQueryRequest,
  RunQueryResponse,
  WireDocument,
} from '../wire.ts';
import { aggregate, parseAggregations } from './aggregate.ts';
import { compileQuery } from './compile.ts';
import { collect, evaluate } from './evaluate.ts';
import { executionStats, onlyPlanned, planSummary } from './explain.ts';
import type { QueryPlan } from './plan.ts';
import { encodeSelected, parseMask } from './select.ts';

/** An aggregation costs one read per this many index entries. */
const ENTRIES_PER_READ = 1000;

export type Parts = {
  readonly store: Store;
  readonly guard: Guard;
  readonly meter: Meter;
  readonly transactions: Transactions;
  readonly indexes: IndexCheck;
};

export class Reads {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** One document; throws NOT_FOUND when it does not exist. */
  getDocument(context: CallContext, name: string, mask?: readonly string[]): WireDocument {
    const { store, guard, meter } = this.#parts;
    checkDocumentName(name, context.database);
    const lookup = (other: string): Document | null => store.lookup(other);
    guard.get(context, [name], lookup, store.timeOfDay());
    meter.read(context.client, 1);
    const document = store.lookup(name);
    if (document === null) throw new FirestoreError('NOT_FOUND', `Document "${name}" not found.`);
    return encodeSelected(document, mask?.map(parseFieldPath) ?? null);
  }

  /** Several documents, each found or missing. */
  async batchGet(context: CallContext, request: BatchGetRequest): Promise<BatchGetResponse[]> {
    const names = [...new Set(request.documents ?? [])];
    for (const name of names) checkDocumentName(name, context.database);
    const mask = parseMask(request.mask);
    return this.#read(context, request, async (view) => {
      const { store, guard, meter, transactions } = this.#parts;
      if (view.transaction !== null) await transactions.readDocuments(view.transaction, names);
      guard.get(context, names, view.lookup, store.timeOfDay());
      meter.read(context.client, names.length);
      const readTime = view.readTime();
      const responses = names.map((name): BatchGetResponse => {
        const document = view.lookup(name);
        return document === null ? { missing: name, readTime } : { found: encodeSelected(document, mask), readTime };
      });
      return announce(view, responses.length === 0 ? [{ readTime }] : responses);
    });
  }

  /** The documents of a query in its order. */
  async runQuery(context: CallContext, request: RunQueryRequest): Promise<RunQueryResponse[]> {
    const plan = compileQuery(context.database, request.parent, request.structuredQuery ?? {});
    return this.#read(context, request, async (view) => {
      const { store, guard, meter, transactions, indexes } = this.#parts;
      const { explainOptions } = request;
      guard.list(context, plan, view.lookup, store.timeOfDay());
      indexes.check(plan);
      if (onlyPlanned(explainOptions)) {
        return announce(view, [{ explainMetrics: { planSummary: planSummary(indexes.definitions, plan) } }]);
      }
      if (view.transaction !== null) await transactions.beforeQuery(view.transaction, plan);
      const start = performance.now();
      const found = evaluate(view.database, plan, view.past());
      const milliseconds = performance.now() - start;
      if (view.transaction !== null)
        await transactions.noteDocuments(
          view.transaction,
          found.map((document) => document.name),
        );
      const skipped = skippedBy(view, plan, found);
      const reads = Math.max(1, found.length + skipped);
      meter.read(context.client, reads);
      const readTime = view.readTime();
      const responses = found.map((document): RunQueryResponse => ({
        document: encodeSelected(document, plan.select),
        readTime,
      }));
      if (skipped > 0) responses.unshift({ skippedResults: skipped, readTime });
      const answer = announce(view, responses.length === 0 ? [{ readTime }] : responses);
      if (explainOptions === undefined) return answer;
      const scanned = found.length + skipped;
      const stats = executionStats({ results: found.length, scanned, reads, milliseconds });
      return [
        ...answer,
        { readTime, explainMetrics: { planSummary: planSummary(indexes.definitions, plan), executionStats: stats } },
      ];
    });
  }

  /** count, sum and average over a query. */
  async runAggregationQuery(context: CallContext, request: AggregationRequest): Promise<AggregationResponse[]> {
    const { structuredQuery, aggregations: wire } = request.structuredAggregationQuery ?? {};
    const plan = compileQuery(context.database, request.parent, structuredQuery ?? {});
    const aggregations = parseAggregations(wire);
    const summed = [...aggregations.values()].flatMap(({ path }) => (path === null ? [] : [path]));
    return this.#read(context, request, async (view) => {
      const { store, guard, meter, transactions, indexes } = this.#parts;
      const { explainOptions } = request;
      guard.list(context, plan, view.lookup, store.timeOfDay());
      indexes.check(plan, summed);
      if (onlyPlanned(explainOptions)) {
        return announce(view, [{ explainMetrics: { planSummary: planSummary(indexes.definitions, plan, summed) } }]);
      }
      if (view.transaction !== null) await transactions.beforeQuery(view.transaction, plan);
      const start = performance.now();
      const found = collect(view.database, plan, view.past());
      const result = { aggregateFields: aggregate(aggregations, found) };
      const milliseconds = performance.now() - start;
      const reads = Math.max(1, Math.ceil(found.length / ENTRIES_PER_READ));
      meter.read(context.client, reads);
      const answer: AggregationResponse = { result, readTime: view.readTime() };
      if (explainOptions === undefined) return announce(view, [answer]);
      const stats = executionStats({ results: 1, scanned: found.length, reads, milliseconds });
      const plans = planSummary(indexes.definitions, plan, summed);
      return announce(view, [{ ...answer, explainMetrics: { planSummary: plans, executionStats: stats } }]);
    });
  }

  /** A client never learns of a transaction when its first read fails, so the transaction ends here. */
  async #read<Answer>(
    context: CallContext,
    request: Consistency,
    run: (view: View) => Promise<Answer>,
  ): Promise<Answer> {
    const view = viewOf(this.#parts, context.database, request);
    try {
      return await run(view);
    } catch (error) {
      if (view.opened.transaction !== undefined)
        this.#parts.transactions.rollback(context.database, view.opened.transaction);
      throw error;
    }
  }
}

/** The id of a new transaction comes first, in a response of its own. */
function announce<Response extends object>(
  view: View,
  responses: readonly Response[],
): (Response | { transaction?: string })[] {
  return view.opened.transaction === undefined ? [...responses] : [view.opened, ...responses];
}

/** Returns the number of documents that the offset skipped: all, when none was left. */
function skippedBy({ database, past }: View, plan: QueryPlan, found: readonly Document[]): number {
  if (plan.offset === 0 || found.length > 0) return plan.offset;
  return evaluate(database, { ...plan, offset: 0, limit: plan.offset }, past()).length;
}
