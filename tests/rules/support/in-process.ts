import { FieldValue, serverTimestamp, Timestamp } from 'firebase/firestore';
import {
  type AccessRequest,
  compileRules,
  type Decision,
  type RulesResource,
  type Ruleset,
  RulesTimestamp,
  type RulesValue,
} from '../../../emulators/rules/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A person's write or get, and the stored documents by their paths. */
export type Asked = {
  readonly path: string;
  readonly uid: string;
  /** null for a new document */
  readonly before: Fields | null;
  /** null for a deletion; absent for a get */
  readonly after?: Fields | null;
  readonly documents: Readonly<Record<string, Fields>>;
};

const ROOT = ['databases', '(default)', 'documents'];

/** Returns Firestore rules, compiled in this process. Throws when they have an error. */
export function compiled(source: string): Ruleset {
  const result = compileRules(source, { fileName: 'firestore.rules', service: 'cloud.firestore' });
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return result.ruleset;
}

/** Returns the decision of the rules, without a server: whether they allow it, and how much was evaluated and read. */
export function decideInProcess(rules: Ruleset, { path, uid, before, after, documents }: Asked): Decision {
  const time = instantOf(Date.now());
  const resource = (at: readonly string[], fields: Fields | null | undefined): RulesResource | null =>
    fields ? { path: at, fields: fieldsOf(fields, time) } : null;
  const get = (at: readonly string[]) => resource(at, documents[at.slice(ROOT.length).join('/')]);
  const full = [...ROOT, ...path.split('/')];
  const request: AccessRequest = {
    method: methodOf(before, after),
    path: full,
    auth: {
      uid,
      token: new Map<string, string | bigint>([
        ['sub', uid],
        ['auth_time', 0n],
      ]),
    },
    time,
    resource: resource(full, before),
    after: resource(full, after),
    query: null,
  };
  return rules.decide(request, { get, getAfter: get }, { limit: 10, seen: new Map() });
}

function methodOf(before: Fields | null, after: Fields | null | undefined): AccessRequest['method'] {
  if (after === undefined) return 'get';
  if (after === null) return 'delete';
  return before === null ? 'create' : 'update';
}

function instantOf(milliseconds: number): RulesTimestamp {
  return new RulesTimestamp(BigInt(Math.floor(milliseconds / 1000)), (milliseconds % 1000) * 1_000_000);
}

function fieldsOf(fields: Fields, time: RulesTimestamp): ReadonlyMap<string, RulesValue> {
  return new Map(Object.entries(fields).map(([name, value]) => [name, rulesValueOf(value, time)]));
}

/** A whole number is an int, as the browsers' client sends it; the server's time is that of the request. */
function rulesValueOf(value: unknown, time: RulesTimestamp): RulesValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  if (value instanceof Timestamp) return new RulesTimestamp(BigInt(value.seconds), value.nanoseconds);
  if (value instanceof FieldValue && value.isEqual(serverTimestamp())) return time;
  if (Array.isArray(value)) return value.map((one) => rulesValueOf(one, time));
  return fieldsOf(value as Fields, time);
}
