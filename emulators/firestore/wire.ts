/** The proto3 JSON messages of google.firestore.v1 that clients and this server exchange. */

export type WireValue = {
  nullValue?: null | 'NULL_VALUE';
  booleanValue?: boolean;
  integerValue?: string | number;
  doubleValue?: number | string;
  timestampValue?: string;
  stringValue?: string;
  bytesValue?: string;
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: { values?: WireValue[] };
  mapValue?: { fields?: Record<string, WireValue> };
};

export type WireDocument = {
  name?: string;
  fields?: Record<string, WireValue>;
  createTime?: string;
  updateTime?: string;
};

export type FieldReference = { fieldPath?: string };

export type WireFilter = {
  compositeFilter?: { op?: 'AND' | 'OR' | 'OPERATOR_UNSPECIFIED'; filters?: WireFilter[] };
  fieldFilter?: { field?: FieldReference; op?: string; value?: WireValue };
  unaryFilter?: { field?: FieldReference; op?: string };
};

export type WireCursor = { values?: WireValue[]; before?: boolean };

export type StructuredQuery = {
  select?: { fields?: FieldReference[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: WireFilter;
  orderBy?: { field?: FieldReference; direction?: string }[];
  startAt?: WireCursor;
  endAt?: WireCursor;
  offset?: number;
  /** Int32Value: a bare number, or wrapped by some transcoders */
  limit?: number | { value?: number } | null;
  findNearest?: unknown;
};

export type TransactionOptions = {
  readOnly?: { readTime?: string };
  readWrite?: { retryTransaction?: string };
};

/** The read consistency options. `transaction` is base64. */
export type Consistency = { transaction?: string; newTransaction?: TransactionOptions; readTime?: string };

export type BatchGetRequest = Consistency & { documents?: string[]; mask?: { fieldPaths?: string[] } };
export type BatchGetResponse = { found?: WireDocument; missing?: string; transaction?: string; readTime?: string };

/** Asks for an explanation of the query; the query itself runs only with `analyze`. */
export type ExplainOptions = { analyze?: boolean };
export type ExplainMetrics = {
  planSummary?: { indexesUsed: { query_scope: string; properties: string }[] };
  executionStats?: {
    resultsReturned: string;
    executionDuration: string;
    readOperations: string;
    debugStats: Record<string, unknown>;
  };
};

export type RunQueryRequest = Consistency & {
  parent?: string;
  structuredQuery?: StructuredQuery;
  explainOptions?: ExplainOptions;
};
export type RunQueryResponse = {
  transaction?: string;
  document?: WireDocument;
  readTime?: string;
  skippedResults?: number;
  done?: boolean;
  explainMetrics?: ExplainMetrics;
};

export type WireAggregation = {
  alias?: string;
  count?: { upTo?: string | number | { value?: string } };
  sum?: { field?: FieldReference };
  avg?: { field?: FieldReference };
};
export type AggregationRequest = Consistency & {
  parent?: string;
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery; aggregations?: WireAggregation[] };
  explainOptions?: ExplainOptions;
};
export type AggregationResponse = {
  result?: { aggregateFields?: Record<string, WireValue> };
  transaction?: string;
  readTime?: string;
  explainMetrics?: ExplainMetrics;
};

export type FieldTransform = {
  fieldPath?: string;
  setToServerValue?: string;
  increment?: WireValue;
  maximum?: WireValue;
  minimum?: WireValue;
  appendMissingElements?: { values?: WireValue[] };
  removeAllFromArray?: { values?: WireValue[] };
};

export type WirePrecondition = { exists?: boolean; updateTime?: string };

export type WireWrite = {
  update?: WireDocument;
  delete?: string;
  verify?: string;
  transform?: { document?: string; fieldTransforms?: FieldTransform[] };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: FieldTransform[];
  currentDocument?: WirePrecondition;
};

export type WireWriteResult = { updateTime?: string; transformResults?: WireValue[] };
export type CommitRequest = { writes?: WireWrite[]; transaction?: string };
export type CommitResponse = { writeResults: WireWriteResult[]; commitTime: string };
export type BatchWriteRequest = { writes?: WireWrite[]; labels?: Record<string, string> };
export type BatchWriteResponse = { writeResults: WireWriteResult[]; status: { code?: number; message?: string }[] };

export type ListDocumentsRequest = Consistency & {
  parent: string;
  collectionId?: string;
  pageSize?: number;
  pageToken?: string;
  orderBy?: string;
  mask?: { fieldPaths?: string[] };
  showMissing?: boolean;
};
export type ListDocumentsResponse = { documents?: WireDocument[]; nextPageToken?: string };
export type CreateDocumentRequest = {
  parent: string;
  collectionId: string;
  documentId?: string;
  document?: WireDocument;
  mask?: { fieldPaths?: string[] };
};
export type UpdateDocumentRequest = {
  document: WireDocument;
  updateMask?: { fieldPaths?: string[] };
  mask?: { fieldPaths?: string[] };
  currentDocument?: WirePrecondition;
};
export type ListCollectionIdsRequest = { parent: string; pageSize?: number; pageToken?: string; readTime?: string };
export type ListCollectionIdsResponse = { collectionIds?: string[]; nextPageToken?: string };

export type PartitionQueryRequest = {
  parent?: string;
  structuredQuery?: StructuredQuery;
  partitionCount?: string | number;
  pageToken?: string;
  pageSize?: number;
  readTime?: string;
};
export type PartitionQueryResponse = { partitions?: WireCursor[]; nextPageToken?: string };

export type WireTarget = {
  query?: { parent?: string; structuredQuery?: StructuredQuery };
  documents?: { documents?: string[] };
  resumeToken?: string;
  readTime?: string;
  targetId?: number;
  once?: boolean;
  expectedCount?: number | { value?: number };
};
export type ListenRequest = {
  database?: string;
  addTarget?: WireTarget;
  removeTarget?: number;
  labels?: Record<string, string>;
};
export type TargetChangeType = 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
/** `bitmap` is base64 */
export type BloomFilter = { bits?: { bitmap?: string; padding?: number }; hashCount?: number };
export type ListenResponse = {
  targetChange?: {
    targetChangeType?: TargetChangeType;
    targetIds?: number[];
    cause?: { code: number; message: string };
    resumeToken?: string;
    readTime?: string;
  };
  documentChange?: { document: WireDocument; targetIds?: number[]; removedTargetIds?: number[] };
  documentDelete?: { document: string; readTime?: string; removedTargetIds?: number[] };
  documentRemove?: { document: string; readTime?: string; removedTargetIds?: number[] };
  filter?: { targetId: number; count: number; unchangedNames?: BloomFilter };
};
export type WriteRequest = {
  database?: string;
  streamId?: string;
  writes?: WireWrite[];
  streamToken?: string;
  labels?: Record<string, string>;
};
export type WriteResponse = {
  streamId?: string;
  streamToken?: string;
  writeResults?: WireWriteResult[];
  commitTime?: string;
};
