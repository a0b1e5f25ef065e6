/** The documents of a collection page by page, for administration tools. */
import { FirestoreError, type CallContext } from '../contract.ts';
import type { Document } from '../store/document.ts';
import { viewOf, type View } from '../transactions/consistency.ts';
import { encodeValue } from '../values/encode.ts';
import { getField } from '../values/field-path.ts';
import { compareNames } from '../values/name-order.ts';
import { checkParent, relativePath } from '../values/resource-name.ts';
import { Reference, type Value } from '../values/value.ts';
import type { ListDocumentsRequest, ListDocumentsResponse, StructuredQuery, WireDocument, WireValue } from '../wire.ts';
import { compileQuery } from './compile.ts';
import { evaluate } from './evaluate.ts';
import { segmentsBelow } from './names-below.ts';
import { pageSizeOf, pageToken, positionOf } from './paging.ts';
import type { QueryPlan } from './plan.ts';
import type { Parts } from './reads.ts';
import { encodeSelected, parseMask } from './select.ts';

const DOCUMENTS_PER_PAGE = 20;
const ORDER = /^\s*((?:`(?:[^`\\]|\\.)+`|[^\s`])+)(?:\s+(asc|desc))?\s*$/is;

/** `showMissing` adds names that exist only as parents of other documents; they have no times. */
export function listDocuments(
  parts: Parts,
  context: CallContext,
  request: ListDocumentsRequest,
): ListDocumentsResponse {
  const { store, guard, meter, transactions, indexes } = parts;
  const { showMissing = false, orderBy = '' } = request;
  if (showMissing) guard.ownerOnly(context, 'Listing missing documents');
  if (showMissing && orderBy.trim() !== '') throw invalid('A list with show_missing cannot have an order_by.');
  const fixed = [checkParent(request.parent, context.database), request.collectionId ?? '', orderBy, showMissing];
  const position = positionOf(request.pageToken, fixed, areValues);
  const size = pageSizeOf(request, DOCUMENTS_PER_PAGE);
  const plan = compileQuery(context.database, request.parent, pageQuery(request, position, size));
  const view = viewOf(parts, context.database, request);
  guard.list(context, plan, view.lookup, store.timeOfDay());
  indexes.check(plan);
  if (view.transaction !== null) transactions.noteQuery(view.transaction, plan);
  const mask = parseMask(request.mask);
  const found = evaluate(view.database, plan, view.past());
  const listed = showMissing ? withMissing(found, missingNames(view, plan, position), size + 1) : found;
  const page = listed.slice(0, size);
  meter.read(context.client, Math.max(1, page.length));
  const documents = page.map((item): WireDocument =>
    typeof item === 'string' ? { name: item } : encodeSelected(item, mask),
  );
  const last = page.at(-1);
  if (last === undefined) return {};
  if (listed.length <= size) return { documents };
  return { documents, nextPageToken: pageToken(fixed, valuesAt(last, plan)) };
}

/** One document more than the page holds tells whether there is a next page. */
function pageQuery(
  { collectionId = '', orderBy }: ListDocumentsRequest,
  position: WireValue[] | null,
  size: number,
): StructuredQuery {
  return {
    from: [collectionId === '' ? {} : { collectionId }],
    orderBy: parseOrderText(orderBy),
    limit: size + 1,
    ...(position === null ? {} : { startAt: { values: position, before: false } }),
  };
}

function areValues(value: unknown): value is WireValue[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);
}

/** The position of the item in the order of the list. */
function valuesAt(item: Document | string, plan: QueryPlan): WireValue[] {
  const name = typeof item === 'string' ? item : item.name;
  return plan.orders.map(({ path, isName }) => {
    const value = isName || typeof item === 'string' ? new Reference(name) : getField(item.fields, path);
    return encodeValue(value as Value);
  });
}

function missingNames(view: View, { parent, scope }: QueryPlan, position: WireValue[] | null): string[] {
  const path = relativePath(parent);
  const root = `${scope.database}/documents/`;
  const below = path === '' ? '' : `${path}/`;
  const past = view.past();
  const ids = scope.collectionId === '' ? segmentsBelow(view.database, past, below) : [scope.collectionId];
  const last = position?.[0]?.referenceValue ?? '';
  return [...ids].flatMap((id) =>
    [...segmentsBelow(view.database, past, `${below}${id}/`)]
      .map((segment) => `${root}${below}${id}/${segment}`)
      .filter((name) => view.lookup(name) === null && (last === '' || compareNames(name, last) > 0)),
  );
}

function withMissing(found: readonly Document[], missing: readonly string[], size: number): (Document | string)[] {
  const nameOf = (item: Document | string): string => (typeof item === 'string' ? item : item.name);
  return [...found, ...missing].sort((a, b) => compareNames(nameOf(a), nameOf(b))).slice(0, size);
}

/** Parses orders such as `priority desc, name`. */
function parseOrderText(text: string | undefined): NonNullable<StructuredQuery['orderBy']> {
  if (text === undefined || text.trim() === '') return [];
  return partsOf(text).map((part) => {
    const match = ORDER.exec(part);
    if (match === null) throw invalid(`Invalid order by clause: "${part}"`);
    const direction = match[2]?.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING';
    return { field: { fieldPath: match[1] as string }, direction };
  });
}

/** Splits the text at its commas; a quoted name may contain commas. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\\') index += 1;
    else if (character === '`') quoted = !quoted;
    else if (character === ',' && !quoted) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
