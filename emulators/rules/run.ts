import type { AccessRequest, Evaluated, QueryShape, RulesMap, RulesResource, RulesValue } from './contract.ts';
import { RulesPath } from './contract.ts';
import type { DocumentAccess } from './document-access.ts';
import type { ServiceName } from './globals.ts';
import { LimitReached, type Outcome } from './outcome.ts';
import type { Span } from './syntax.ts';
import type { Watching } from './watching.ts';

const MAX_EXPRESSIONS = 1000;
const DEEPEST_CALL = 20;

/** The state of one evaluation, and what it has used up of the limits. Source of the limits: docs/firestore/security/rules-structure. */
export class Run {
  readonly request: RulesMap;
  readonly resource: Outcome;
  readonly access: DocumentAccess;
  readonly watching: Watching;
  /** the values of the wildcards of the match under evaluation */
  captures: readonly Outcome[] = [];
  private expressions = 0;
  private literals = 0;
  private depth = 0;

  constructor(request: RulesMap, resource: Outcome, access: DocumentAccess, watching: Watching) {
    this.request = request;
    this.resource = resource;
    this.access = access;
    this.watching = watching;
  }

  /** Counts an expression. Throws LimitReached past 1,000. */
  spend(span: Span): void {
    this.expressions += 1;
    if (this.expressions > MAX_EXPRESSIONS) {
      throw new LimitReached(`Maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`, span);
    }
  }

  /** Counts a literal, which the limit leaves out and a stricter reading of the documentation counts. */
  spendLiteral(): void {
    this.literals += 1;
  }

  /** Returns how many expressions were evaluated so far. */
  evaluated(): Evaluated {
    return { expressions: this.expressions, withLiterals: this.expressions + this.literals };
  }

  /** Goes into a function. Throws LimitReached past a depth of 20. */
  enter(span: Span): void {
    this.depth += 1;
    if (this.depth > DEEPEST_CALL) {
      throw new LimitReached(`Maximum function call depth of ${DEEPEST_CALL} has been reached.`, span);
    }
  }

  leave(): void {
    this.depth -= 1;
  }
}

/** Returns `request`. Source: docs/reference/rules/rules.firestore.Request. */
export function requestValue(request: AccessRequest, service: ServiceName): RulesMap {
  const { auth } = request;
  const value = new Map<string, RulesValue>([
    [
      'auth',
      auth &&
        new Map<string, RulesValue>([
          ['uid', auth.uid],
          ['token', auth.token],
        ]),
    ],
    ['method', request.method],
    ['path', new RulesPath(request.path)],
    ['time', request.time],
    ['resource', resourceValue(request.after, service)],
  ]);
  if (request.query) value.set('query', queryValue(request.query));
  if (request.parameters) value.set('params', new Map<string, RulesValue>(Object.entries(request.parameters)));
  return value;
}

/** Returns what rules see of a document: Firestore's data and name, or the metadata of a Storage file. */
export function resourceValue(resource: RulesResource | null, service: ServiceName): RulesMap | null {
  if (!resource || service === 'firebase.storage') return resource && resource.fields;
  return documentValue(resource);
}

/** Returns a Firestore document. Source: docs/reference/rules/rules.firestore.Resource. */
export function documentValue(resource: RulesResource): RulesMap {
  return new Map<string, RulesValue>([
    ['data', resource.fields],
    ['id', resource.path.at(-1) ?? ''],
    ['__name__', new RulesPath(resource.path)],
  ]);
}

function queryValue(query: QueryShape): RulesMap {
  const orders = query.orderBy.map(({ field, direction }) => `${field.join('.')} ${direction}`);
  return new Map<string, RulesValue>([
    ['limit', query.limit === null ? null : BigInt(query.limit)],
    ['offset', BigInt(query.offset ?? 0)],
    ['orderBy', orders.length > 0 ? orders.join(', ') : null],
  ]);
}
