/** Evaluates the rules before any read or write of everyone but the administrator. */
import { authOf } from '../../rules/claims.ts';
import type {
  AccessBudget,
  AccessRequest,
  RulesAuth,
  RulesDatabase,
  RulesMethod,
  RulesResource,
  Ruleset,
} from '../../rules/contract.ts';
import { FirestoreError, type CallContext, type Caller } from '../contract.ts';
import type { QueryPlan } from '../query/plan.ts';
import type { Document } from '../store/document.ts';
import { projectOf, rulesPath } from '../values/resource-name.ts';
import type { Timestamp } from '../values/value.ts';
import type { Outcome, Step } from '../write/apply-writes.ts';
import { RECHECK_CLIENT, type Meter } from './meter.ts';
import { toQueryShape } from './query-shape.ts';
import type { RulesDebug } from './rules-debug.ts';
import { toResource, toRulesTimestamp } from './rules-value.ts';
import type { Rulesets } from './rulesets.ts';

/** The limits of the rules' document reads: for one operation, and for all operations of one request. */
const PER_OPERATION = 10;
const PER_REQUEST = 20;

type Lookup = (name: string) => Document | null;
type Question = Pick<AccessRequest, 'method' | 'path' | 'resource' | 'after' | 'query'>;

export class Guard {
  readonly #rulesets: Rulesets;
  readonly #meter: Meter;
  readonly #debug: RulesDebug;
  readonly #log: (line: string) => void;
  #warned = false;

  constructor(parts: { rulesets: Rulesets; meter: Meter; debug: RulesDebug; log: (line: string) => void }) {
    this.#rulesets = parts.rulesets;
    this.#meter = parts.meter;
    this.#debug = parts.debug;
    this.#log = parts.log;
  }

  /** Throws PERMISSION_DENIED unless the caller may get every document. */
  get(context: CallContext, names: readonly string[], lookup: Lookup, now: Timestamp): void {
    const ruleset = this.#rulesFor(context);
    if (ruleset === null) return;
    const ask = this.#inquiry(context, ruleset, { before: lookup, after: lookup, now });
    for (const name of names) ask({ ...read('get', name), resource: resourceOf(lookup(name)) });
  }

  /** Throws PERMISSION_DENIED unless the rules allow the query, whatever it finds. */
  list(context: CallContext, plan: QueryPlan, lookup: Lookup, now: Timestamp): void {
    const ruleset = this.#rulesFor(context);
    if (ruleset === null) return;
    const path = [...rulesPath(plan.parent), plan.scope.collectionId];
    const question: Question = { method: 'list', path, resource: null, after: null, query: toQueryShape(plan) };
    this.#inquiry(context, ruleset, { before: lookup, after: lookup, now })(question);
  }

  /** Throws PERMISSION_DENIED unless the rules allow every write. */
  write(context: CallContext, outcome: Outcome, lookup: Lookup, now: Timestamp): void {
    const ruleset = this.#rulesFor(context);
    if (ruleset === null) return;
    const changed = new Map(outcome.changes.map((change) => [change.name, change.after]));
    const after: Lookup = (name) => (changed.has(name) ? (changed.get(name) ?? null) : lookup(name));
    const ask = this.#inquiry(context, ruleset, { before: lookup, after, now });
    for (const step of outcome.steps) ask(writeQuestion(step));
  }

  /** Throws PERMISSION_DENIED for everyone but the administrator. */
  ownerOnly(context: CallContext, what: string): void {
    if (context.caller.kind === 'owner') return;
    throw new FirestoreError('PERMISSION_DENIED', `\n${what} is for administrators only.`);
  }

  #rulesFor(context: CallContext): Ruleset | null {
    if (context.caller.kind === 'owner') return null;
    const ruleset = this.#rulesets.of(projectOf(context.database));
    if (ruleset === null && !this.#warned) {
      this.#warned = true;
      this.#log('No security rules are loaded: everybody may read and write everything.');
    }
    return ruleset;
  }

  /** The operations of one request share the documents that the rules read. */
  #inquiry(
    context: CallContext,
    ruleset: Ruleset,
    state: { before: Lookup; after: Lookup; now: Timestamp },
  ): (question: Question) => void {
    const auth = toRulesAuth(context.caller);
    const time = toRulesTimestamp(state.now);
    const project = projectOf(context.database);
    const database = rulesDatabase(project, state.before, state.after);
    const counted = context.client !== RECHECK_CLIENT;
    const explained = counted && this.#debug.isOn(project);
    const budget: AccessBudget = { limit: PER_OPERATION, seen: new Map() };
    return (question) => {
      budget.limit = Math.min(PER_REQUEST, budget.seen.size + PER_OPERATION);
      const request = { ...question, auth, time };
      const decision = ruleset.decide(request, database, budget, { counted, explained });
      if (decision.documentsRead > 0) this.#meter.read(context.client, decision.documentsRead);
      if (counted) for (const line of decision.debugged) this.#log(`[rules] ${line}`);
      if (decision.allowed) return;
      // debug() shows its values: the second evaluation reads no document again and bills nothing
      const wanted = counted && decision.debugged.length > 0;
      const told =
        explained || !wanted
          ? decision
          : ruleset.decide(request, database, budget, { counted: false, explained: true });
      if (told.explanation) this.#debug.refused(project, told.explanation);
      this.#log(
        `PERMISSION_DENIED ${context.client} ${question.method} ${question.path.slice(3).join('/')}: ${decision.reason}`,
      );
      throw new FirestoreError('PERMISSION_DENIED', `\n${decision.reason}`);
    };
  }
}

function writeQuestion({ write, before, after }: Step): Question {
  if (write.kind === 'verify') return { ...read('get', write.name), resource: resourceOf(before) };
  const path = rulesPath(write.name);
  return { method: methodOf(write, before), path, resource: resourceOf(before), after: resourceOf(after), query: null };
}

function methodOf(write: Step['write'], before: Document | null): RulesMethod {
  if (write.kind === 'delete') return 'delete';
  // A write that requires an existing document is an update even when there is none.
  const demandsExisting = write.precondition !== null && 'exists' in write.precondition && write.precondition.exists;
  return before !== null || demandsExisting ? 'update' : 'create';
}

function read(method: 'get', name: string): Question {
  return { method, path: rulesPath(name), resource: null, after: null, query: null };
}

function resourceOf(document: Document | null): RulesResource | null {
  return document === null ? null : toResource(document);
}

function rulesDatabase(project: string, before: Lookup, after: Lookup): RulesDatabase {
  const nameOf = (path: readonly string[]): string => `projects/${project}/${path.join('/')}`;
  return {
    get: (path) => resourceOf(before(nameOf(path))),
    getAfter: (path) => resourceOf(after(nameOf(path))),
  };
}

/** Returns the caller as `request.auth`; null for everyone who has not signed in. */
function toRulesAuth(caller: Caller): RulesAuth {
  return caller.kind === 'user' ? authOf(caller.uid, caller.token) : null;
}
