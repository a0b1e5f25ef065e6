/** Listing documents and collection ids page by page, as administration tools do. */
import { FirestoreError, type CallContext } from '../contract.ts';
import type { Database } from '../store/database.ts';
import type { Document } from '../store/document.ts';
import { viewOf } from '../transactions/consistency.ts';
import { compareNames } from '../values/name-order.ts';
import { checkParent, relativePath } from '../values/resource-name.ts';
import { compareStrings } from '../values/string-order.ts';
import type {
  ListCollectionIdsRequest,
  ListCollectionIdsResponse,
  ListDocumentsRequest,
  ListDocumentsResponse,
  StructuredQuery,
} from '../wire.ts';
import { compileQuery } from './compile.ts';
import { evaluate } from './evaluate.ts';
import type { Parts } from './reads.ts';
import { encodeSelected, parseMask } from './select.ts';

const DOCUMENTS_PER_PAGE = 20;
const IDS_PER_PAGE = 300;

type Listed = { readonly name: string; readonly document: Document | null };

/** A page of a collection's documents; `showMissing` adds names that exist only as parents of other documents. */
export function listDocuments(
  parts: Parts,
  context: CallContext,
  request: ListDocumentsRequest,
): ListDocumentsResponse {
  const { store, guard, meter } = parts;
  const from = [request.collectionId === '' ? {} : { collectionId: request.collectionId }];
  const plan = compileQuery(context.database, request.parent, { from, orderBy: parseOrderText(request.orderBy) });
  const view = viewOf(parts, context.database, request);
  if (request.showMissing === true) guard.ownerOnly(context, 'Listing missing documents');
  guard.list(context, plan, view.lookup, store.clock.present());
  const listed: Listed[] = evaluate(view.database, plan, view.past()).map((document) => ({
    name: document.name,
    document,
  }));
  if (request.showMissing === true) listed.push(...missingDocuments(view.database, plan.parent, request.collectionId));
  if (request.showMissing === true) listed.sort((a, b) => compareNames(a.name, b.name));
  const { page, nextPageToken } = cut(listed, ({ name }) => name, request, DOCUMENTS_PER_PAGE);
  meter.read(context.client, Math.max(1, page.length));
  const mask = parseMask(request.mask);
  const documents = page.map(({ name, document }) => (document === null ? { name } : encodeSelected(document, mask)));
  return { documents, ...nextPageToken };
}

/** A page of the ids of the collections directly below a document or the root. */
export function listCollectionIds(
  parts: Parts,
  context: CallContext,
  request: ListCollectionIdsRequest,
): ListCollectionIdsResponse {
  parts.guard.ownerOnly(context, 'Listing collections');
  const prefix = below(checkParent(request.parent, context.database));
  const ids = new Set<string>();
  for (const path of parts.store.database(context.database).collections.keys()) {
    if (path.startsWith(prefix)) ids.add(path.slice(prefix.length).split('/', 1)[0] as string);
  }
  const sorted = [...ids].sort(compareStrings);
  const { page, nextPageToken } = cut(sorted, (id) => id, request, IDS_PER_PAGE);
  parts.meter.read(context.client, 1);
  return { collectionIds: page, ...nextPageToken };
}

function missingDocuments(database: Database, parent: string, collectionId: string): Listed[] {
  const prefix = `${below(parent)}${collectionId}/`;
  const names = new Set<string>();
  for (const path of database.collections.keys()) {
    if (!path.startsWith(prefix)) continue;
    const name = `${database.name}/documents/${prefix}${path.slice(prefix.length).split('/', 1)[0]}`;
    if (!database.documents.has(name)) names.add(name);
  }
  return [...names].map((name) => ({ name, document: null }));
}

function below(parent: string): string {
  const path = relativePath(parent);
  return path === '' ? '' : `${path}/`;
}

/** The page behind the token, which names the last item of the page before. */
function cut<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  request: { pageSize?: number; pageToken?: string },
  defaultSize: number,
): { page: Item[]; nextPageToken: { nextPageToken?: string } } {
  const size = request.pageSize !== undefined && request.pageSize > 0 ? request.pageSize : defaultSize;
  const last = Buffer.from(request.pageToken ?? '', 'base64url').toString();
  const start = last === '' ? 0 : items.findIndex((item) => nameOf(item) === last) + 1;
  const page = items.slice(start, start + size);
  const end = page.at(-1);
  if (end === undefined || start + size >= items.length) return { page, nextPageToken: {} };
  return { page, nextPageToken: { nextPageToken: Buffer.from(nameOf(end)).toString('base64url') } };
}

/** `priority desc, name` and the like. */
function parseOrderText(text: string | undefined): NonNullable<StructuredQuery['orderBy']> {
  if (text === undefined || text.trim() === '') return [];
  return text.split(',').map((part) => {
    const match = /^\s*(\S+)(?:\s+(asc|desc))?\s*$/i.exec(part);
    if (match === null) throw new FirestoreError('INVALID_ARGUMENT', `Invalid order by clause: "${part}"`);
    const direction = match[2]?.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING';
    return { field: { fieldPath: match[1] as string }, direction };
  });
}
