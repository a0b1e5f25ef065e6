/** The database behind all transports: documents, queries, writes, transactions and access. */
import { compileRules } from '../rules/index.ts';
import { Guard } from './access/guard.ts';
import { Meter } from './access/meter.ts';
import { rulesCalls } from './access/rules-calls.ts';
import { RulesDebug } from './access/rules-debug.ts';
import { Rulesets } from './access/rulesets.ts';
import type { Backend, BackendOptions, CallContext, CompiledQuery, StoredDocument } from './contract.ts';
import { IndexCheck } from './indexes/index-check.ts';
import { onlyDefaultDatabase, requireDefaultDatabase } from './query/default-database.ts';
import { compileQuery } from './query/compile.ts';
import { evaluate, matches } from './query/evaluate.ts';
import { listCollectionIds } from './query/list-collection-ids.ts';
import { listDocuments } from './query/list-documents.ts';
import { partitionQuery } from './query/partition.ts';
import type { QueryPlan } from './query/plan.ts';
import { Reads, type Parts } from './query/reads.ts';
import type { Document } from './store/document.ts';
import { putDocuments } from './store/put-documents.ts';
import { Store } from './store/store.ts';
import { openTransaction } from './transactions/consistency.ts';
import { Transactions } from './transactions/transactions.ts';
import { encodeDocument } from './values/encode.ts';
import { Commits } from './write/commits.ts';

/** Opens the database and reads its journal if there is one. */
export function createBackend(options: BackendOptions): Backend {
  const now = options.now ?? Date.now;
  const log = options.log ?? (() => undefined);
  const store = new Store({ ...options, now, log });
  const rulesets = new Rulesets(compileRules);
  const meter = new Meter();
  const transactions = new Transactions(now);
  const indexes = new IndexCheck(options.indexes, log);
  const debug = new RulesDebug({ everywhere: options.debugRules ?? false, log });
  const guard = new Guard({ rulesets, meter, debug, log });
  const parts: Parts = { store, meter, transactions, indexes, guard };
  if (options.rules !== null) loadFirstRules(rulesets, options.rules, log);
  return {
    ...onlyDefaultDatabase(readingCalls(parts)),
    ...onlyDefaultDatabase(writingCalls(parts)),
    ...listeningCalls(parts),
    ...controlCalls(parts),
    ...rulesCalls(rulesets, debug),
    countReads: (client, documents) => meter.read(client, documents),
    usage: () => meter.usage(),
    resetUsage: () => meter.reset(),
    close: async () => {
      transactions.close();
      await store.close();
    },
  };
}

type Calls<Name extends keyof Backend> = Pick<Backend, Name>;

function readingCalls(
  parts: Parts,
): Calls<
  | 'getDocument'
  | 'listDocuments'
  | 'batchGet'
  | 'runQuery'
  | 'runAggregationQuery'
  | 'listCollectionIds'
  | 'partitionQuery'
> {
  const reads = new Reads(parts);
  return {
    getDocument: (context, name, mask) => reads.getDocument(context, name, mask),
    batchGet: (context, request) => reads.batchGet(context, request),
    runQuery: (context, request) => reads.runQuery(context, request),
    runAggregationQuery: (context, request) => reads.runAggregationQuery(context, request),
    listDocuments: (context, request) => listDocuments(parts, context, request),
    listCollectionIds: (context, request) => listCollectionIds(parts, context, request),
    partitionQuery: (context, request) => partitionQuery(parts, context, request),
  };
}

function writingCalls(
  parts: Parts,
): Calls<
  'createDocument' | 'updateDocument' | 'deleteDocument' | 'beginTransaction' | 'commit' | 'rollback' | 'batchWrite'
> {
  const commits = new Commits(parts);
  return {
    createDocument: (context, request) => commits.createDocument(context, request),
    updateDocument: (context, request) => commits.updateDocument(context, request),
    deleteDocument: (context, request) => commits.deleteDocument(context, request),
    commit: (context, request) => commits.commit(context, request),
    batchWrite: (context, request) => commits.batchWrite(context, request),
    beginTransaction: ({ database }, options) => ({ transaction: openTransaction(parts, database, options).id }),
    rollback: ({ database }, transaction) => parts.transactions.rollback(database, transaction),
  };
}

function listeningCalls({
  store,
  guard,
  indexes,
}: Parts): Calls<
  | 'compileQuery'
  | 'evaluate'
  | 'matches'
  | 'compare'
  | 'lookup'
  | 'authorizeGet'
  | 'authorizeList'
  | 'currentVersion'
  | 'onCommit'
  | 'toWire'
> {
  const lookup = (name: string): Document | null => store.lookup(name);
  return {
    compileQuery: ({ database }: CallContext, parent, query) => {
      requireDefaultDatabase(database);
      return compileQuery(database, parent, query);
    },
    evaluate: (query) => evaluate(store.database(planOf(query).scope.database), planOf(query)),
    matches: (query, document) => matches(planOf(query), asStored(document)),
    compare: (query, a, b) => planOf(query).compare(asStored(a), asStored(b)),
    lookup,
    authorizeGet: (context, name) => {
      requireDefaultDatabase(context.database);
      guard.get(context, [name], lookup, store.timeOfDay());
    },
    authorizeList: (context, query) => {
      guard.list(context, planOf(query), lookup, store.timeOfDay());
      indexes.check(planOf(query));
    },
    currentVersion: (database) => store.database(database).lastVersion ?? store.clock.present(),
    onCommit: (listener) => store.onCommit(listener),
    toWire: (document) => encodeDocument(document),
  };
}

function controlCalls({
  store,
  transactions,
  indexes,
}: Parts): Calls<'setIndexes' | 'clear' | 'everyDocument' | 'putDocuments'> {
  return {
    setIndexes: (settings) => indexes.set(settings),
    clear: (name) => {
      const database = store.database(name);
      const changes = [...database.documents.values()].map((before) => ({ name: before.name, before, after: null }));
      transactions.overtake(name, changes, null);
      store.commit(database, store.clock.next(), changes, { cleared: true });
    },
    everyDocument: () => store.everyDocument(),
    putDocuments: (documents) => putDocuments({ store, transactions }, documents),
  };
}

/** Rules that do not compile must not leave the database open silently. */
function loadFirstRules(
  rulesets: Rulesets,
  rules: { fileName: string; source: string },
  log: (line: string) => void,
): void {
  for (const issue of rulesets.load(null, rules.fileName, rules.source)) {
    const { fileName, line, column } = issue.sourcePosition;
    log(`${fileName}:${line}:${column} ${issue.severity} ${issue.description}`);
  }
  if (rulesets.of('') === null) throw new Error(`The rules in ${rules.fileName} do not compile.`);
}

/** Compiled queries and stored documents are opaque outside; these casts give them back their type. */
function planOf(query: CompiledQuery): QueryPlan {
  return query as QueryPlan;
}

function asStored(document: StoredDocument): Document {
  return document as Document;
}
