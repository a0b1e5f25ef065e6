/** Converts an HTTP request to a gRPC method and its request message. */
import { FirestoreError } from '../../contract.ts';
import { canonicalMessage } from '../protobuf/canonical.ts';
import { messageShape } from '../protobuf/shape.ts';
import {
  booleanParameter,
  camelCased,
  integerParameter,
  maskParameter,
  preconditionParameter,
  textParameters,
} from './query-parameters.ts';
import { parseResourcePath, resourceName } from './resource-path.ts';
import type { ResourcePath } from './resource-path.ts';
import { refuseUnknown } from './system-parameters.ts';

export type RestCall = { readonly method: string; readonly request: Record<string, unknown> };

/** The custom methods: their gRPC name, and whether their address is a parent or the database. */
const CUSTOM: Readonly<Record<string, { method: string; message: string; on: 'parent' | 'database' }>> = {
  batchGet: { method: 'BatchGetDocuments', message: 'BatchGetDocumentsRequest', on: 'database' },
  commit: { method: 'Commit', message: 'CommitRequest', on: 'database' },
  beginTransaction: { method: 'BeginTransaction', message: 'BeginTransactionRequest', on: 'database' },
  rollback: { method: 'Rollback', message: 'RollbackRequest', on: 'database' },
  batchWrite: { method: 'BatchWrite', message: 'BatchWriteRequest', on: 'database' },
  runQuery: { method: 'RunQuery', message: 'RunQueryRequest', on: 'parent' },
  runAggregationQuery: { method: 'RunAggregationQuery', message: 'RunAggregationQueryRequest', on: 'parent' },
  listCollectionIds: { method: 'ListCollectionIds', message: 'ListCollectionIdsRequest', on: 'parent' },
  partitionQuery: { method: 'PartitionQuery', message: 'PartitionQueryRequest', on: 'parent' },
};

const PIPELINE = 'executePipeline';
/** Server-streaming in gRPC; over HTTP the response, and an error, is a list. */
const STREAMING = /:(?:batchGet|runQuery|runAggregationQuery|executePipeline)$/;

const CUSTOM_NAMES: ReadonlySet<string> = new Set([...Object.keys(CUSTOM), PIPELINE]);

/** Returns whether the method at this address returns a list. */
export function answersInAList(url: URL): boolean {
  return STREAMING.test(url.pathname);
}

const MASK = ['mask.fieldPaths'];
const CONSISTENCY = ['transaction', 'readTime'];
const PRECONDITION = ['currentDocument.exists', 'currentDocument.updateTime'];

/**
 * Null when the path belongs to another interface; an error when it is a faulty path of this one. `body` is read only
 * when needed.
 */
export async function restCall(verb: string, url: URL, body: () => Promise<unknown>): Promise<RestCall | null> {
  const pipelined = url.pathname.endsWith(`:${PIPELINE}`) && url.pathname.startsWith('/v1/projects/');
  if (pipelined) return { method: 'ExecutePipeline', request: {} };
  const path = parseResourcePath(url.pathname, CUSTOM_NAMES);
  if (path === null) return null;
  const parameters = camelCased(url.searchParams);
  if (path.method !== null && verb === 'POST') {
    refuseUnknown(parameters, []);
    return customCall(path, path.method, await body());
  }
  const isDocument = path.segments.length > 0 && path.segments.length % 2 === 0;
  const isCollection = path.segments.length % 2 === 1;
  if (verb === 'GET' && isDocument) return getCall(path, parameters);
  if (verb === 'GET' && isCollection) return listCall(path, parameters);
  if (verb === 'POST' && isCollection) return createCall(path, parameters, await body());
  if (verb === 'PATCH' && isDocument) return updateCall(path, parameters, await body());
  if (verb === 'DELETE' && isDocument) {
    refuseUnknown(parameters, PRECONDITION);
    return call('DeleteDocument', { name: nameOf(path), currentDocument: preconditionParameter(parameters) });
  }
  throw new FirestoreError('NOT_FOUND', `${verb} ${url.pathname} is not a method of the Firestore REST interface.`);
}

function nameOf(path: ResourcePath): string {
  return resourceName(path.database, path.segments);
}

/** Leaves out undefined values: absent and unset mean the same. */
function call(method: string, request: Record<string, unknown>): RestCall {
  return { method, request: Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined)) };
}

function customCall(path: ResourcePath, name: string, body: unknown): RestCall {
  const custom = CUSTOM[name];
  if (custom === undefined) throw new FirestoreError('NOT_FOUND', `There is no method ":${name}".`);
  if (custom.on === 'database' && path.segments.length > 0) {
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `:${name} belongs to the database, not to "${path.segments.join('/')}".`,
    );
  }
  if (custom.on === 'parent' && path.segments.length % 2 === 1) {
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `"${path.segments.join('/')}" is a collection; :${name} needs a document or the root.`,
    );
  }
  const message = canonicalMessage(messageShape(custom.message), body, { unknownNames: 'refuse' });
  // The URL names the document; a body that names it too must agree.
  const place = custom.on === 'database' ? { database: path.database } : { parent: nameOf(path) };
  return call(custom.method, { ...message, ...place });
}

function getCall(path: ResourcePath, parameters: URLSearchParams): RestCall {
  refuseUnknown(parameters, [...MASK, ...CONSISTENCY]);
  return call('GetDocument', {
    name: nameOf(path),
    mask: maskParameter(parameters, 'mask'),
    ...consistencyOf(parameters),
  });
}

/** A read time or a transaction: they are members of a oneof. */
function consistencyOf(parameters: URLSearchParams): Record<string, string> {
  const found = textParameters(parameters, CONSISTENCY);
  if (Object.keys(found).length > 1) {
    throw new FirestoreError('INVALID_ARGUMENT', 'A read names a transaction or a read_time, not both.');
  }
  return found;
}

function collectionOf(path: ResourcePath): { parent: string; collectionId: string } {
  return {
    parent: resourceName(path.database, path.segments.slice(0, -1)),
    collectionId: path.segments.at(-1) ?? '',
  };
}

function listCall(path: ResourcePath, parameters: URLSearchParams): RestCall {
  refuseUnknown(parameters, ['pageSize', 'pageToken', 'orderBy', 'showMissing', ...MASK, ...CONSISTENCY]);
  return call('ListDocuments', {
    ...collectionOf(path),
    pageSize: integerParameter(parameters, 'pageSize'),
    showMissing: booleanParameter(parameters, 'showMissing'),
    mask: maskParameter(parameters, 'mask'),
    ...textParameters(parameters, ['pageToken', 'orderBy']),
    ...consistencyOf(parameters),
  });
}

function createCall(path: ResourcePath, parameters: URLSearchParams, body: unknown): RestCall {
  refuseUnknown(parameters, ['documentId', ...MASK]);
  return call('CreateDocument', {
    ...collectionOf(path),
    document: canonicalMessage(messageShape('Document'), body, { unknownNames: 'refuse' }),
    mask: maskParameter(parameters, 'mask'),
    ...textParameters(parameters, ['documentId']),
  });
}

function updateCall(path: ResourcePath, parameters: URLSearchParams, body: unknown): RestCall {
  refuseUnknown(parameters, ['updateMask.fieldPaths', ...MASK, ...PRECONDITION]);
  const document = canonicalMessage(messageShape('Document'), body, { unknownNames: 'refuse' });
  return call('UpdateDocument', {
    document: { ...document, name: nameOf(path) },
    updateMask: maskParameter(parameters, 'updateMask'),
    mask: maskParameter(parameters, 'mask'),
    currentDocument: preconditionParameter(parameters),
  });
}
