import type {
  AccessBudget,
  AccessRequest,
  Decision,
  DecisionOptions,
  Evaluated,
  QueryShape,
  RulesDatabase,
  RulesMap,
} from './contract.ts';
import { DocumentAccess } from './document-access.ts';
import { judge, type CompiledRules } from './judge.ts';
import { ANY_NUMBER, ANY_ONE, type PathStep } from './matching.ts';
import { LimitReached, type Outcome } from './outcome.ts';
import { alternativesOf, type QueryFacts } from './query-facts.ts';
import { requestValue, resourceValue, Run } from './run.ts';
import { SymbolicResource } from './symbols.ts';
import { Trace } from './trace.ts';
import type { Watching } from './watching.ts';

type Question = {
  readonly request: AccessRequest;
  readonly database: RulesDatabase;
  readonly budget: AccessBudget;
};
type Inquiry = {
  readonly rules: CompiledRules;
  readonly request: AccessRequest;
  readonly value: RulesMap;
  readonly access: DocumentAccess;
  readonly watching: Watching;
  /** one for each alternative of a list query, else one */
  readonly runs: Run[];
};

/**
 * Returns whether the rules allow the request, and why not.
 * A list query is allowed only if that is certain for every document it could give: rules are not filters
 * (docs/firestore/security/rules-query).
 */
export function decide(
  rules: CompiledRules,
  { request, database, budget }: Question,
  { counted = true, explained = false }: DecisionOptions = {},
): Decision {
  const watching: Watching = { counted, trace: explained ? new Trace(rules.source) : null, debugged: [] };
  const access = new DocumentAccess(database, budget, watching.trace);
  const value = requestValue(request, rules.service);
  const runs: Run[] = [];
  const refusal = refusalOf({ rules, request, value, access, watching, runs });
  const allowed = refusal === null;
  const reason = refusal ?? '';
  const about = { method: request.method, path: `/${request.path.join('/')}`, uid: request.auth?.uid ?? null };
  const explanation = watching.trace?.told({ ...about, allowed, reason }) ?? null;
  const evaluated = largestOf(runs);
  return { allowed, reason, documentsRead: access.documentsRead, evaluated, debugged: watching.debugged, explanation };
}

function largestOf(runs: readonly Run[]): Evaluated {
  const counts = runs.map((run) => run.evaluated());
  return {
    expressions: Math.max(0, ...counts.map(({ expressions }) => expressions)),
    withLiterals: Math.max(0, ...counts.map(({ withLiterals }) => withLiterals)),
  };
}

/** Returns why the request is refused, null when it is allowed. */
function refusalOf(inquiry: Inquiry): string | null {
  const { rules, request } = inquiry;
  try {
    if (request.method === 'list' && rules.service === 'cloud.firestore') return refusalOfQuery(inquiry);
    // listing came to Storage together with version 2 (docs/storage/web/list-files)
    if (request.method === 'list' && rules.version === '1') return "listing files needs rules_version '2'";
    const resource = resourceValue(request.resource, rules.service);
    return judge(rules, request.method, request.path, newRun(inquiry, resource));
  } catch (error) {
    return limitReason(error, request.method);
  }
}

/** Also a text or a list that grows past what this machine can hold is a limit. */
function limitReason(error: unknown, method: string): string {
  if (error instanceof LimitReached) {
    return `evaluation error at L${error.line}:${error.column} for '${method}': ${error.message}`;
  }
  if (error instanceof RangeError) return `evaluation error for '${method}': ${error.message}`;
  throw error;
}

function newRun({ value, access, watching, runs }: Inquiry, resource: Outcome): Run {
  const run = new Run(value, resource, access, watching);
  runs.push(run);
  return run;
}

function refusalOfQuery(inquiry: Inquiry): string | null {
  const { rules, request } = inquiry;
  const query = request.query ?? wholeCollection(request.path);
  if (query.allDescendants && rules.version === '1') return "collection group queries need rules_version '2'";
  const alternatives = alternativesOf(query);
  if (!alternatives) return `the query has too many alternatives for 'list'`;
  for (const facts of alternatives) {
    const run = newRun(inquiry, new SymbolicResource(facts));
    const reason = judge(rules, request.method, stepsOf(query, facts), run);
    if (reason !== null) return reason;
  }
  return null;
}

function wholeCollection(path: readonly string[]): QueryShape {
  const parent = path.slice(0, -1);
  const collectionId = path.at(-1) ?? '';
  return { parent, collectionId, allDescendants: false, filter: null, orderBy: [], limit: null, offset: null };
}

/** Returns the path that stands for all documents the query could give. */
function stepsOf(query: QueryShape, facts: QueryFacts): PathStep[] {
  if (facts.name) return [...facts.name];
  const { parent, collectionId, allDescendants } = query;
  if (allDescendants) return [...parent, ANY_NUMBER, collectionId, ANY_ONE];
  return [...parent, collectionId, ANY_ONE];
}
