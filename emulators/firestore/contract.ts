/**
 * The contract between the Firestore database (values, queries, writes, transactions, access checks) and its transports
 * (Listen and Write streams, WebChannel, REST, gRPC). Messages are the proto3 JSON form of google.firestore.v1:
 * camelCase names, enums by name, int64 as decimal strings, bytes as base64, timestamps as RFC 3339 with up to nine
 * decimals.
 */
import type { RulesDebugState } from './access/rules-debug.ts';
import type { RulesCoverage } from './access/rulesets.ts';
import type { IndexSettings } from './indexes/enforcement.ts';
import type {
  AggregationResponse,
  AggregationRequest,
  BatchGetRequest,
  BatchGetResponse,
  BatchWriteRequest,
  BatchWriteResponse,
  CommitRequest,
  CommitResponse,
  CreateDocumentRequest,
  ListCollectionIdsRequest,
  ListCollectionIdsResponse,
  ListDocumentsRequest,
  ListDocumentsResponse,
  PartitionQueryRequest,
  PartitionQueryResponse,
  RunQueryRequest,
  RunQueryResponse,
  StructuredQuery,
  TransactionOptions,
  UpdateDocumentRequest,
  WireDocument,
} from './wire.ts';

/** The canonical gRPC codes that Firestore returns. */
export type StatusName =
  | 'CANCELLED'
  | 'UNKNOWN'
  | 'INVALID_ARGUMENT'
  | 'DEADLINE_EXCEEDED'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'PERMISSION_DENIED'
  | 'RESOURCE_EXHAUSTED'
  | 'FAILED_PRECONDITION'
  | 'ABORTED'
  | 'OUT_OF_RANGE'
  | 'UNIMPLEMENTED'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'DATA_LOSS'
  | 'UNAUTHENTICATED';

/** An error for the client, with Firestore's own code. */
export class FirestoreError extends Error {
  readonly code: StatusName;
  constructor(code: StatusName, message: string) {
    super(message);
    this.name = 'FirestoreError';
    this.code = code;
  }
}

/** The caller: the administrator (no rules), a signed-in user (unsigned token, decoded), or an anonymous client. */
export type Caller =
  | { readonly kind: 'owner' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: Readonly<Record<string, unknown>> }
  | { readonly kind: 'anonymous' };

export type CallContext = {
  /** `projects/{project}/databases/{database}` */
  readonly database: string;
  readonly caller: Caller;
  /** the client that reads and writes are counted for: 'owner', 'user:<uid>' or 'anonymous' */
  readonly client: string;
};

/** Commit time in microseconds since 1970; unique and rising in one database. */
export type Version = bigint;

/** A document as the store keeps it. `value` is opaque to the transports; use `toWire`. */
export type StoredDocument = {
  /** full resource name `projects/…/databases/…/documents/…` */
  readonly name: string;
  readonly createTime: Version;
  readonly updateTime: Version;
  readonly fields: unknown;
};

/** A parsed, validated structured query, bound to its parent. */
export type CompiledQuery = {
  readonly parent: string;
  readonly limit: number | null;
  /** the structured query as the client sent it */
  readonly source: StructuredQuery;
};

export type DocumentChange = {
  readonly name: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
};

/**
 * The changes of one commit, in the order of its writes, one entry per document. `cleared` marks that `clear` emptied a
 * database: listeners see deletions, triggers stay silent.
 */
export type CommitEvent = {
  readonly database: string;
  readonly version: Version;
  readonly changes: readonly DocumentChange[];
  /** size of the documents before the commit, which a history keeps alive */
  readonly bytesBefore: number;
  readonly cleared?: true;
  /** the writer; absent for changes through the control interface */
  readonly caller?: Caller;
};

/** Billed operations per client since the start or the last reset. */
export type Usage = { readonly reads: number; readonly writes: number; readonly deletes: number };

/** One database server with all its projects and databases, kept apart. */
export type Backend = {
  getDocument(context: CallContext, name: string, mask?: readonly string[]): WireDocument;
  listDocuments(context: CallContext, request: ListDocumentsRequest): ListDocumentsResponse;
  createDocument(context: CallContext, request: CreateDocumentRequest): Promise<WireDocument>;
  updateDocument(context: CallContext, request: UpdateDocumentRequest): Promise<WireDocument>;
  deleteDocument(
    context: CallContext,
    request: { name: string; currentDocument?: { exists?: boolean; updateTime?: string } },
  ): Promise<void>;
  batchGet(context: CallContext, request: BatchGetRequest): Promise<BatchGetResponse[]>;
  runQuery(context: CallContext, request: RunQueryRequest): Promise<RunQueryResponse[]>;
  runAggregationQuery(context: CallContext, request: AggregationRequest): Promise<AggregationResponse[]>;
  beginTransaction(context: CallContext, options: TransactionOptions | undefined): { transaction: string };
  commit(context: CallContext, request: CommitRequest): Promise<CommitResponse>;
  rollback(context: CallContext, transaction: string): void;
  batchWrite(context: CallContext, request: BatchWriteRequest): Promise<BatchWriteResponse>;
  listCollectionIds(context: CallContext, request: ListCollectionIdsRequest): ListCollectionIdsResponse;
  partitionQuery(context: CallContext, request: PartitionQueryRequest): PartitionQueryResponse;

  // Calls of the Listen stream.
  /** Throws INVALID_ARGUMENT or FAILED_PRECONDITION for a query that the service refuses. */
  compileQuery(context: CallContext, parent: string, query: StructuredQuery): CompiledQuery;
  /** All documents of the query now, in its order, after cursors, offset and limit. No access check, nothing billed. */
  evaluate(query: CompiledQuery): StoredDocument[];
  /** Returns whether the document satisfies collection, filters and cursors (limit and offset aside). */
  matches(query: CompiledQuery, document: StoredDocument): boolean;
  compare(query: CompiledQuery, a: StoredDocument, b: StoredDocument): number;
  lookup(name: string): StoredDocument | null;
  /** Throws PERMISSION_DENIED with the rules' reason, and FAILED_PRECONDITION for a query without its index. */
  authorizeGet(context: CallContext, name: string): void;
  authorizeList(context: CallContext, query: CompiledQuery): void;
  /** The version of the latest commit in this database; the current time before the first commit. */
  currentVersion(database: string): Version;
  onCommit(listener: (event: CommitEvent) => void): () => void;
  toWire(document: StoredDocument): WireDocument;
  countReads(client: string, documents: number): void;

  // Calls of the control interface.
  /**
   * Returns the issues; errors leave the former rules in force. A null project sets the rules of every project without
   * its own.
   */
  setRules(
    project: string | null,
    files: readonly { name: string; content: string }[],
  ): { severity: string; description: string; sourcePosition: { fileName: string; line: number; column: number } }[];
  rulesCoverage(project: string): RulesCoverage;
  /** One report for all projects with this text as their rules, counts added up; null for an unknown text. */
  rulesCoverageOf(source: string): RulesCoverage | null;
  /** Switches the step by step explanation of one project's refusals on or off. */
  setRulesDebug(project: string, enabled: boolean): void;
  rulesDebug(project: string): RulesDebugState;
  /** Replaces the index definitions. */
  setIndexes(settings: IndexSettings): void;
  clear(database: string): void;
  /** The present documents of every project. */
  everyDocument(): readonly StoredDocument[];
  /** Imports documents with their times: no rules, no preconditions, nothing billed. */
  putDocuments(documents: readonly WireDocument[]): void;
  usage(): Record<string, Usage>;
  resetUsage(): void;
  /** Waits for the journal; no acknowledged write is lost. */
  close(): Promise<void>;
};

export type BackendOptions = {
  /** folder of the journal; null keeps everything in memory */
  readonly dataFolder: string | null;
  /** minimum length of a journal before a snapshot is written, for tests; 64 MiB by default */
  readonly compactAboveBytes?: number;
  readonly rules: { readonly fileName: string; readonly source: string } | null;
  /** the check of indexes; without settings there is none */
  readonly indexes?: IndexSettings;
  /** the clock, for tests; milliseconds */
  readonly now?: () => number;
  /** explains every refusal of the rules step by step; the control interface can do so for one project */
  readonly debugRules?: boolean;
  readonly log?: (line: string) => void;
};
