import type { CompiledMatch } from './compile.ts';
import type { AccessBudget, AccessRequest, Decision, QueryShape, RulesDatabase, RulesMap } from './contract.ts';
import { DocumentAccess } from './document-access.ts';
import type { ServiceName } from './globals.ts';
import { ANY_NUMBER, ANY_ONE, matchPath, type PathStep } from './matching.ts';
import { asBool } from './compile-logic.ts';
import { Fault, LimitReached, type Outcome } from './outcome.ts';
import { alternativesOf, type QueryFacts } from './query-facts.ts';
import { requestValue, resourceValue, Run } from './run.ts';
import { SymbolicResource } from './symbols.ts';
import type { Span } from './syntax.ts';

export type CompiledRules = {
  readonly version: '1' | '2';
  readonly service: ServiceName;
  readonly matches: readonly CompiledMatch[];
};

/**
 * Returns whether the rules allow the request, and why not.
 * A list query is allowed only if that is certain for every document it could give: rules are not filters
 * (docs/firestore/security/rules-query).
 */
export function decide(
  rules: CompiledRules,
  request: AccessRequest,
  database: RulesDatabase,
  budget: AccessBudget,
): Decision {
  const access = new DocumentAccess(database, budget);
  const value = requestValue(request, rules.service);
  let reason: string | null;
  try {
    if (isListOfOldStorage(rules, request)) return refusal("listing files needs rules_version '2'");
    const isQuery = request.method === 'list' && rules.service === 'cloud.firestore';
    reason = isQuery
      ? decideQuery(rules, request, value, access)
      : decideOne(rules, request, request.path, new Run(value, resourceValue(request.resource, rules.service), access));
  } catch (error) {
    reason = limitReason(error, request.method);
  }
  return { allowed: reason === null, reason: reason ?? '', documentsRead: access.documentsRead };
}

/** Listing came to Storage together with version 2. Source: docs/storage/web/list-files. */
function isListOfOldStorage(rules: CompiledRules, { method }: AccessRequest): boolean {
  return rules.service === 'firebase.storage' && rules.version === '1' && method === 'list';
}

function refusal(reason: string): Decision {
  return { allowed: false, reason, documentsRead: 0 };
}

/** Also a text or a list that grows past what this machine can hold is a limit. */
function limitReason(error: unknown, method: string): string {
  if (error instanceof LimitReached) {
    return `evaluation error at L${error.line}:${error.column} for '${method}': ${error.message}`;
  }
  if (error instanceof RangeError) return `evaluation error for '${method}': ${error.message}`;
  throw error;
}

function decideQuery(
  rules: CompiledRules,
  request: AccessRequest,
  value: RulesMap,
  access: DocumentAccess,
): string | null {
  const query = request.query ?? wholeCollection(request.path);
  if (query.allDescendants && rules.version === '1') return "collection group queries need rules_version '2'";
  const alternatives = alternativesOf(query);
  if (!alternatives) return `the query has too many alternatives for 'list'`;
  for (const facts of alternatives) {
    const run = new Run(value, new SymbolicResource(facts), access);
    const reason = decideOne(rules, request, stepsOf(query, facts), run);
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

/** Returns null when one allow statement grants the request, else why none does. */
function decideOne(rules: CompiledRules, request: AccessRequest, path: readonly PathStep[], run: Run): string | null {
  const { method } = request;
  const reasons: string[] = [];
  for (const { pattern, methods, allows } of rules.matches) {
    if (!methods.has(method)) continue;
    const captures = matchPath(pattern, path, rules.version);
    if (!captures) continue;
    run.captures = captures;
    for (const allow of allows) {
      if (!allow.methods.has(method)) continue;
      if (!allow.condition) return null;
      const outcome = asBool(allow.condition(run, []), lineSpan(allow.line));
      if (outcome === true) return null;
      reasons.push(reasonOf(outcome, method, allow.line));
    }
  }
  return reasons.length > 0 ? reasons.join(', ') : 'No matching allow statements';
}

function reasonOf(outcome: Outcome, method: string, line: number): string {
  if (outcome instanceof Fault) {
    return `evaluation error at L${outcome.line}:${outcome.column} for '${method}' @ L${line}: ${outcome.message}`;
  }
  if (outcome === false) return `false for '${method}' @ L${line}`;
  return `not certain for every possible result of '${method}' @ L${line}`;
}

function lineSpan(line: number): Span {
  return { line, column: 1, endLine: line, endColumn: 1, start: 0, end: 0 };
}
