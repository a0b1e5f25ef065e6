/** Splits a collection group into ranges of about the same size, for readers in parallel. */
import { FirestoreError, type CallContext } from '../contract.ts';
import { viewOf } from '../transactions/consistency.ts';
import { compareNames } from '../values/name-order.ts';
import type { PartitionQueryRequest, PartitionQueryResponse, StructuredQuery, WireCursor } from '../wire.ts';
import { compileQuery } from './compile.ts';
import { evaluate } from './evaluate.ts';
import { isText, pageSizeOf, pageToken, positionOf } from './paging.ts';
import type { QueryPlan } from './plan.ts';
import type { Parts } from './reads.ts';

/** Returns the cursors between the ranges: one fewer than ranges. */
export function partitionQuery(
  parts: Parts,
  context: CallContext,
  request: PartitionQueryRequest,
): PartitionQueryResponse {
  const { guard, meter } = parts;
  guard.ownerOnly(context, 'Partitioning a query');
  const root = `${context.database}/documents`;
  if ((request.parent ?? '') !== root) {
    throw invalid(`The parent of a partition query is "${root}", not "${request.parent ?? ''}".`);
  }
  const source = request.structuredQuery ?? {};
  const plan = compileQuery(context.database, request.parent, source);
  checkPartitionable(plan, source);
  const count = countOf(request.partitionCount);
  const size = pageSizeOf(request, Number.MAX_SAFE_INTEGER);
  const fixed = [request.parent, plan.scope.collectionId, count];
  const position = positionOf(request.pageToken, fixed, isText);
  const view = viewOf(parts, context.database, request);
  const names = evaluate(view.database, plan, view.past()).map((document) => document.name);
  const open = splitPoints(names, count).filter((name) => position === null || compareNames(name, position) > 0);
  meter.read(context.client, 1);
  const page = open.slice(0, size);
  const partitions = page.map((name): WireCursor => ({ values: [{ referenceValue: name }], before: true }));
  const last = page.at(-1);
  if (last === undefined) return {};
  return open.length <= size ? { partitions } : { partitions, nextPageToken: pageToken(fixed, last) };
}

/** Every range has a document; there are never more cursors than requested. */
function splitPoints(names: readonly string[], count: number): string[] {
  const ranges = Math.min(count + 1, names.length);
  return Array.from({ length: Math.max(0, ranges - 1) }, (_, index) => {
    const at = Math.floor(((index + 1) * names.length) / ranges);
    return names[at] as string;
  });
}

function countOf(wire: PartitionQueryRequest['partitionCount']): number {
  const count = Number(wire ?? 0);
  if (!Number.isFinite(count) || count < 1) throw invalid('The partition_count must be positive.');
  return count;
}

function checkPartitionable(plan: QueryPlan, source: StructuredQuery): void {
  const [order] = plan.orders;
  const isPlain =
    plan.scope.allDescendants &&
    plan.scope.collectionId !== '' &&
    plan.explicitOrders.length === 1 &&
    order?.isName === true &&
    !order.descending &&
    plan.filter === null &&
    plan.limit === null &&
    source.offset === undefined &&
    plan.startAt === null &&
    plan.endAt === null;
  if (isPlain) return;
  throw invalid(
    'A partition query names a collection with all descendants and is ordered by name ascending; ' +
      'it has no other orders, filters, limits, offsets or cursors.',
  );
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
