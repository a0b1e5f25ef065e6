import type {
  AccessBudget,
  AccessRequest,
  Decision,
  QueryFilter,
  QueryShape,
  RulesIssue,
  RulesResource,
  Ruleset,
  RulesValue,
} from './contract.ts';
import { RulesTimestamp } from './contract.ts';
import { compileRules } from './index.ts';

/** Shared helpers for tests: short ways to compile a rule and to evaluate it. */

export const ROOT = ['databases', '(default)', 'documents'];
export const NOW = new RulesTimestamp(1_700_000_000n, 5);

type Documents = Readonly<Record<string, Readonly<Record<string, RulesValue>>>>;
export type Situation = {
  readonly documents?: Documents;
  /** the documents after the writes, as far as they differ; null for a deleted one */
  readonly afterwards?: Readonly<Record<string, Readonly<Record<string, RulesValue>> | null>>;
  readonly uid?: string | null;
  readonly budget?: AccessBudget;
};

export const pathOf = (text: string): string[] => [...ROOT, ...text.split('/')];

export function ruleset(source: string, service: 'cloud.firestore' | 'firebase.storage' = 'cloud.firestore'): Ruleset {
  const result = compileRules(source, { fileName: 'test.rules', service });
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return result.ruleset;
}

export function issuesOf(source: string): readonly RulesIssue[] {
  const result = compileRules(source, { fileName: 'test.rules', service: 'cloud.firestore' });
  return 'issues' in result ? result.issues : result.ruleset.warnings;
}

/** Returns rules of version 2 whose documents part is this body. */
export function withBody(body: string): string {
  return `rules_version = '2';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n}\n}`;
}

function databaseOf({ documents = {}, afterwards = {} }: Situation) {
  const resource = (path: readonly string[], fields: Readonly<Record<string, RulesValue>> | null | undefined) =>
    fields ? { path, fields: new Map(Object.entries(fields)) } : null;
  const key = (path: readonly string[]) => path.slice(ROOT.length).join('/');
  const before = (path: readonly string[]): RulesResource | null => resource(path, documents[key(path)]);
  return {
    get: before,
    getAfter: (path: readonly string[]) =>
      key(path) in afterwards ? resource(path, afterwards[key(path)]) : before(path),
  };
}

export function ask(
  rules: Ruleset,
  method: AccessRequest['method'],
  path: string,
  situation: Situation = {},
  query: QueryShape | null = null,
): Decision {
  const database = databaseOf(situation);
  const { uid = 'alice', budget = { limit: 10, seen: new Map() } } = situation;
  const written = method === 'create' || method === 'update';
  const request: AccessRequest = {
    method,
    path: pathOf(path),
    auth: uid === null ? null : { uid, token: new Map([['sub', uid]]) },
    time: NOW,
    resource: method === 'list' ? null : database.get(pathOf(path)),
    after: written ? database.getAfter(pathOf(path)) : null,
    query,
  };
  return rules.decide(request, database, budget);
}

/** Returns 'allowed', or the reason why this condition refuses a get of x/d. */
export function outcomeOf(condition: string, situation: Situation = {}): string {
  const rules = ruleset(withBody(`match /x/{id} { allow get: if ${condition}; }`));
  const decision = ask(rules, 'get', 'x/d', situation);
  return decision.allowed ? 'allowed' : decision.reason;
}

export const where = (
  field: string,
  op: Extract<QueryFilter, { op: unknown }>['op'],
  value: RulesValue,
): QueryFilter => ({
  kind: 'field',
  field: field.split('.'),
  op,
  value,
});

export function queryOf(
  collection: string,
  filters: readonly QueryFilter[] = [],
  more: Partial<QueryShape> = {},
): QueryShape {
  const path = pathOf(collection);
  return {
    parent: path.slice(0, -1),
    collectionId: path.at(-1) ?? '',
    allDescendants: false,
    filter: filters.length === 0 ? null : { kind: 'and', filters },
    orderBy: [],
    limit: null,
    offset: null,
    ...more,
  };
}

/** Returns whether this condition allows a list of collection `x` with these filters. */
export function listAllowed(
  condition: string,
  filters: readonly QueryFilter[],
  more: Partial<QueryShape> & Situation = {},
): boolean {
  const rules = ruleset(withBody(`match /x/{id} { allow list: if ${condition}; }`));
  return ask(rules, 'list', 'x', more, queryOf('x', filters, more)).allowed;
}

/**
 * Returns the value of an expression for a get of x/d: true, false, or an error that neither it nor its negation
 * allows.
 */
export function verdictOf(expression: string, situation: Situation = {}): boolean | 'error' {
  if (outcomeOf(expression, situation) === 'allowed') return true;
  return outcomeOf(`!(${expression})`, situation) === 'allowed' ? false : 'error';
}
