/** The unary and server-streaming methods of the service, the same for gRPC and REST. */
import { FirestoreError } from '../contract.ts';
import type { Backend, CallContext } from '../contract.ts';
import type {
  Consistency,
  CreateDocumentRequest,
  ListCollectionIdsRequest,
  ListDocumentsRequest,
  TransactionOptions,
  UpdateDocumentRequest,
  WireDocument,
  WirePrecondition,
} from '../wire.ts';
import { databaseOf } from './resource-names.ts';

type Request = Record<string, unknown>;

export type Method = {
  /** the database that the request names */
  readonly database: (request: Request) => string;
  /** the response, or the list of responses of a server-streaming method */
  readonly run: (backend: Backend, context: CallContext, request: Request) => unknown;
};

type GetDocumentRequest = Consistency & { name?: string; mask?: { fieldPaths?: string[] } };

async function getDocument(backend: Backend, context: CallContext, request: GetDocumentRequest): Promise<WireDocument> {
  const name = request.name ?? '';
  if (request.transaction === undefined && request.readTime === undefined) {
    return backend.getDocument(context, name, request.mask?.fieldPaths);
  }
  const { name: _, ...consistency } = request;
  const answers = await backend.batchGet(context, { ...consistency, documents: [name] });
  const found = answers.find((answer) => answer.found !== undefined)?.found;
  if (found === undefined) throw new FirestoreError('NOT_FOUND', `Document "${name}" not found.`);
  return found;
}

const byDatabase = (request: Request): string => databaseOf(request['database'] as string | undefined);
const byParent = (request: Request): string => databaseOf(request['parent'] as string | undefined);
const byName = (request: Request): string => databaseOf(request['name'] as string | undefined);

function unimplemented(what: string): Method {
  return {
    database: () => '',
    run: () => {
      throw new FirestoreError('UNIMPLEMENTED', `The local Firestore does not support ${what}.`);
    },
  };
}

/** By the method's gRPC name. Listen and Write are streams and not in this table. */
export const METHODS: Readonly<Record<string, Method>> = {
  GetDocument: { database: byName, run: (backend, context, request) => getDocument(backend, context, request) },
  ListDocuments: {
    database: byParent,
    run: (backend, context, request) => backend.listDocuments(context, request as ListDocumentsRequest),
  },
  CreateDocument: {
    database: byParent,
    run: (backend, context, request) => backend.createDocument(context, request as CreateDocumentRequest),
  },
  UpdateDocument: {
    database: (request) => databaseOf((request['document'] as WireDocument | undefined)?.name),
    run: (backend, context, request) => backend.updateDocument(context, request as UpdateDocumentRequest),
  },
  DeleteDocument: {
    database: byName,
    run: async (backend, context, request) => {
      await backend.deleteDocument(context, request as { name: string; currentDocument?: WirePrecondition });
      return {};
    },
  },
  BatchGetDocuments: {
    database: byDatabase,
    run: (backend, context, request) => backend.batchGet(context, request),
  },
  RunQuery: {
    database: byParent,
    run: (backend, context, request) => backend.runQuery(context, request),
  },
  RunAggregationQuery: {
    database: byParent,
    run: (backend, context, request) => backend.runAggregationQuery(context, request),
  },
  BeginTransaction: {
    database: byDatabase,
    run: (backend, context, request) =>
      backend.beginTransaction(context, request['options'] as TransactionOptions | undefined),
  },
  Commit: {
    database: byDatabase,
    run: (backend, context, request) => backend.commit(context, request),
  },
  Rollback: {
    database: byDatabase,
    run: (backend, context, request) => {
      backend.rollback(context, (request['transaction'] as string | undefined) ?? '');
      return {};
    },
  },
  BatchWrite: {
    database: byDatabase,
    run: (backend, context, request) => backend.batchWrite(context, request),
  },
  ListCollectionIds: {
    database: byParent,
    run: (backend, context, request) => backend.listCollectionIds(context, request as ListCollectionIdsRequest),
  },
  PartitionQuery: {
    database: byParent,
    run: (backend, context, request) => backend.partitionQuery(context, request),
  },
  ExecutePipeline: unimplemented('pipelines (ExecutePipeline)'),
};
