import type {
  AccessRequest,
  CoverageEntry,
  Decision,
  DecisionOptions,
  RulesAuth,
  RulesDatabase,
  RulesIssue,
  RulesMethod,
  RulesResource,
} from './contract.ts';
import { compileRules } from './compile-rules.ts';
import { instantOf, storageResource, type StorageFile } from './storage-resource.ts';

/** Storage rules may read this many different documents of Firestore in one evaluation. */
const MAX_DOCUMENTS = 2;

/** The request of a storage server for a decision. */
export type StorageQuestion = {
  readonly method: RulesMethod;
  readonly bucket: string;
  /** the file's name; for `list` the prefix, empty for the whole bucket */
  readonly name: string;
  readonly auth: RulesAuth;
  readonly time: Date;
  /** the file as stored, null when it does not exist (and for list) */
  readonly before: StorageFile | null;
  /** the file after an upload or a change of its metadata; null for reads and deletes */
  readonly after: StorageFile | null;
  /** the parameters of the request's address */
  readonly parameters?: Readonly<Record<string, string>>;
};

export type StorageRules = {
  readonly warnings: readonly RulesIssue[];
  /** `documents` serves firestore.get() and firestore.exists(). */
  decide(question: StorageQuestion, documents: Pick<RulesDatabase, 'get'>, options?: DecisionOptions): Decision;
  coverage(): readonly CoverageEntry[];
  resetCoverage(): void;
};

/** Returns the compiled rules of a `service firebase.storage`, or their issues. Never throws for invalid rules. */
export function compileStorageRules(
  source: string,
  fileName = 'storage.rules',
): { readonly rules: StorageRules } | { readonly issues: readonly RulesIssue[] } {
  const compiled = compileRules(source, { fileName, service: 'firebase.storage' });
  if (!('ruleset' in compiled)) return compiled;
  const { ruleset } = compiled;
  return {
    rules: {
      warnings: ruleset.warnings,
      decide: (question, documents, options) => {
        const database = { get: documents.get.bind(documents), getAfter: documents.get.bind(documents) };
        return ruleset.decide(requestOf(question), database, { limit: MAX_DOCUMENTS, seen: new Map() }, options);
      },
      coverage: () => ruleset.coverage(),
      resetCoverage: () => ruleset.resetCoverage(),
    },
  };
}

function requestOf(question: StorageQuestion): AccessRequest {
  // slashes only divide the segments: none is empty, also for a prefix that ends in one
  const path = ['b', question.bucket, 'o', ...question.name.split('/').filter((segment) => segment !== '')];
  const resource = (file: StorageFile | null): RulesResource | null => file && { path, fields: storageResource(file) };
  return {
    method: question.method,
    path,
    auth: question.auth,
    time: instantOf(question.time),
    resource: resource(question.before),
    after: resource(question.after),
    query: null,
    parameters: question.parameters ?? {},
  };
}
