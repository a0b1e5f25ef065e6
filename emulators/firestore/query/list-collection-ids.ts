/** The ids of the collections directly below a document or the root, page by page. */
import type { CallContext } from '../contract.ts';
import { viewOf } from '../transactions/consistency.ts';
import { checkParent, relativePath } from '../values/resource-name.ts';
import { compareStrings } from '../values/string-order.ts';
import type { ListCollectionIdsRequest, ListCollectionIdsResponse } from '../wire.ts';
import { segmentsBelow } from './names-below.ts';
import { isText, pageSizeOf, pageToken, positionOf } from './paging.ts';
import type { Parts } from './reads.ts';

const IDS_PER_PAGE = 300;

/** A page of ids, sorted. */
export function listCollectionIds(
  parts: Parts,
  context: CallContext,
  request: ListCollectionIdsRequest,
): ListCollectionIdsResponse {
  parts.guard.ownerOnly(context, 'Listing collections');
  const parent = checkParent(request.parent, context.database);
  const path = relativePath(parent);
  const size = pageSizeOf(request, IDS_PER_PAGE);
  const last = positionOf(request.pageToken, [parent], isText);
  const view = viewOf(parts, context.database, request);
  const ids = [...segmentsBelow(view.database, view.past(), path === '' ? '' : `${path}/`)]
    .sort(compareStrings)
    .filter((id) => last === null || compareStrings(id, last) > 0);
  parts.meter.read(context.client, 1);
  const collectionIds = ids.slice(0, size);
  const end = collectionIds.at(-1);
  if (end === undefined) return {};
  return ids.length <= size ? { collectionIds } : { collectionIds, nextPageToken: pageToken([parent], end) };
}
