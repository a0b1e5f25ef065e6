/** Checks a client's request to listen and creates the target. */
import { FirestoreError } from '../contract.ts';
import type { Backend, CallContext } from '../contract.ts';
import { checkDocumentName } from '../values/resource-name.ts';
import type { WireTarget } from '../wire.ts';
import type { ListenHub } from './hub.ts';
import { selection } from './projection.ts';
import type { DocumentsTarget, QueryTarget, Target } from './targets.ts';

export type TargetPlace = { readonly backend: Backend; readonly hub: ListenHub; readonly context: CallContext };

/** Throws the error for the client: a query that the service refuses, or a missing permission. */
export function createTarget(place: TargetPlace, id: number, wire: WireTarget): Target {
  if (id < 0) throw new FirestoreError('INVALID_ARGUMENT', `A target's id is positive, not ${id}.`);
  if (wire.query !== undefined) return queryTarget(place, id, wire.query);
  if (wire.documents !== undefined) return documentsTarget(place, id, wire.documents.documents ?? []);
  throw new FirestoreError('INVALID_ARGUMENT', 'A target names a query or documents.');
}

function queryTarget(
  { backend, hub, context }: TargetPlace,
  id: number,
  wire: NonNullable<WireTarget['query']>,
): QueryTarget {
  const parent = wire.parent ?? '';
  if (wire.structuredQuery === undefined) throw new FirestoreError('INVALID_ARGUMENT', 'A query target has no query.');
  if (!parent.startsWith(`${context.database}/documents`)) {
    throw new FirestoreError('INVALID_ARGUMENT', `The query's parent "${parent}" is not in ${context.database}.`);
  }
  const query = backend.compileQuery(context, parent, wire.structuredQuery);
  backend.authorizeList(context, query);
  return { kind: 'query', id, view: hub.view(query), selected: selection(wire.structuredQuery) };
}

function documentsTarget({ backend, context }: TargetPlace, id: number, names: readonly string[]): DocumentsTarget {
  if (names.length === 0)
    throw new FirestoreError('INVALID_ARGUMENT', 'A documents target names at least one document.');
  for (const name of names) {
    checkDocumentName(name, context.database);
    backend.authorizeGet(context, name);
  }
  return {
    kind: 'documents',
    id,
    known: new Map(names.map((name) => [name, backend.lookup(name)?.updateTime ?? null])),
  };
}
