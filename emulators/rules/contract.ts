import type { Explanation } from './explanation.ts';

/**
 * The input and the answer of the security rules language. The language is a module of its own: Firestore and Storage
 * both hand it these shapes.
 */

/** A value inside the rules language: int is bigint, float is number. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng
  | RulesPath
  | readonly RulesValue[]
  | RulesMap
  | RulesSet
  | RulesMapDiff;

export type RulesMap = ReadonlyMap<string, RulesValue>;

/** An instant: whole seconds since 1970 (may be negative) and 0…999 999 999 nanoseconds. */
export class RulesTimestamp {
  readonly seconds: bigint;
  readonly nanos: number;
  constructor(seconds: bigint, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }
}

/** A span of time; seconds and nanos have the same sign. */
export class RulesDuration {
  readonly seconds: bigint;
  readonly nanos: number;
  constructor(seconds: bigint, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }
}

export class RulesLatLng {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** A path, for example ['databases', '(default)', 'documents', 'tasks', 't1']. */
export class RulesPath {
  readonly segments: readonly string[];
  /** the segments that were written as `$(name)`, by their names; they are no part of what the path is equal to */
  readonly bindings: ReadonlyMap<string, string>;
  constructor(segments: readonly string[], bindings: ReadonlyMap<string, string> = NO_BINDINGS) {
    this.segments = segments;
    this.bindings = bindings;
  }
}

const NO_BINDINGS: ReadonlyMap<string, string> = new Map();

/** A set without duplicates, in insertion order. */
export class RulesSet {
  readonly values: readonly RulesValue[];
  constructor(values: readonly RulesValue[]) {
    this.values = values;
  }
}

export class RulesMapDiff {
  readonly left: RulesMap;
  readonly right: RulesMap;
  constructor(left: RulesMap, right: RulesMap) {
    this.left = left;
    this.right = right;
  }
}

/** A stored document, or one as it would be after the write. Storage resources carry their metadata in `fields`. */
export type RulesResource = {
  /** full path segments, ['databases', '(default)', 'documents', …] */
  readonly path: readonly string[];
  readonly fields: RulesMap;
};

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

export type RulesAuth = { readonly uid: string; readonly token: RulesMap } | null;

export type FilterOperator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any';

/** A query's filter; `field` is the unquoted path, ['__name__'] for the document's id. */
export type QueryFilter =
  | {
      readonly kind: 'field';
      readonly field: readonly string[];
      readonly op: FilterOperator;
      readonly value: RulesValue;
    }
  | { readonly kind: 'and' | 'or'; readonly filters: readonly QueryFilter[] };

/** A list query, as far as rules may speak of it. */
export type QueryShape = {
  /** path of the collection's parent, ['databases', '(default)', 'documents'] for a root collection */
  readonly parent: readonly string[];
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly filter: QueryFilter | null;
  readonly orderBy: readonly { readonly field: readonly string[]; readonly direction: 'ASC' | 'DESC' }[];
  readonly limit: number | null;
  readonly offset: number | null;
};

export type AccessRequest = {
  readonly method: RulesMethod;
  /** the document's full path; for `list` the parent's path plus the collection id */
  readonly path: readonly string[];
  readonly auth: RulesAuth;
  readonly time: RulesTimestamp;
  /** the document as stored; null when it does not exist (and for list) */
  readonly resource: RulesResource | null;
  /** the document after the write; null for reads and deletes */
  readonly after: RulesResource | null;
  /** only for list */
  readonly query: QueryShape | null;
  /** only for Storage: the parameters of the request's address */
  readonly parameters?: Readonly<Record<string, string>>;
};

/** The rules' access to other documents. Paths are full: ['databases', '(default)', 'documents', …]. */
export type RulesDatabase = {
  get(path: readonly string[]): RulesResource | null;
  /** the document as it would be after the whole batch or transaction */
  getAfter(path: readonly string[]): RulesResource | null;
};

/**
 * The number of expressions that an evaluation took: as the limit counts them here, and with every literal counted as
 * one too.
 */
export type Evaluated = { readonly expressions: number; readonly withLiterals: number };

export type Decision = {
  readonly allowed: boolean;
  /** why not, in the manner of "false for 'list' @ L12, evaluation error at L9:14 …"; empty when allowed */
  readonly reason: string;
  /** documents looked up by get(), exists() and their …After twins; each is billed as a read */
  readonly documentsRead: number;
  /** expressions evaluated, of which 1,000 are allowed; for a list query those of its longest alternative */
  readonly evaluated: Evaluated;
  /** what debug() of the language was given, with its place */
  readonly debugged: readonly string[];
  /** every step, where asked for */
  readonly explanation: Explanation | null;
};

/** The ways to watch a decision. Neither changes the answer. */
export type DecisionOptions = {
  /** false leaves the coverage as it is, for a server that makes sure of its own accord */
  readonly counted?: boolean;
  /** true has the decision explained; ten times slower */
  readonly explained?: boolean;
};

/** The document accesses used so far by one request, shared by the writes of one batch (limits 10 and 20). */
export type AccessBudget = { limit: number; readonly seen: Map<string, RulesResource | null> };

export type RulesIssue = {
  readonly severity: 'ERROR' | 'WARNING';
  readonly description: string;
  readonly sourcePosition: { readonly fileName: string; readonly line: number; readonly column: number };
};

/** The number of times an expression was true, false, another value, an error, or undecided in a list query. */
export type CoverageEntry = {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** offsets in the text, the end just behind the last character */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly seenTrue: number;
  readonly seenFalse: number;
  readonly seenOther: number;
  readonly seenError: number;
  readonly seenOpen: number;
};

export type Ruleset = {
  readonly warnings: readonly RulesIssue[];
  decide(request: AccessRequest, database: RulesDatabase, budget: AccessBudget, options?: DecisionOptions): Decision;
  coverage(): readonly CoverageEntry[];
  resetCoverage(): void;
};

/** Compiles rules text for one service. Never throws for bad rules: it answers the issues. */
export type CompileRules = (
  source: string,
  options: { readonly fileName: string; readonly service: 'cloud.firestore' | 'firebase.storage' },
) => { readonly ruleset: Ruleset } | { readonly issues: readonly RulesIssue[] };
