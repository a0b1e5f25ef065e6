/** One get, one query and one write, in each of the ways to reach the local Firestore. */
import type { Backend, Caller } from '../../emulators/firestore/contract.ts';
import type { StructuredQuery, WireDocument, WireFilter, WireValue } from '../../emulators/firestore/wire.ts';
import { HOST } from '../../emulators/suite/ports.ts';
import { DATABASE, KEEPER, type MeasuredDatabase, taskDocument, taskId, ZOO } from './measured-database.ts';

/** The number of documents that the query finds. */
export const PAGE = 25;
const ROOT = `${DATABASE}/documents`;
/** Concurrent requests of a client; calls without a transport have nothing to wait for. */
const IN_FLIGHT = 16;
/** The number of different tasks that are rewritten. */
const REWRITTEN = 500;
/** A large step from call to call, so that caches of neighbours do not help. */
const STEP = 7_919;

/** Runs one operation; the number distinguishes calls. */
type Operation = (call: number) => Promise<unknown>;

/** One way to reach the database. */
export type Way = {
  readonly name: string;
  readonly inFlight: number;
  readonly get: Operation;
  /** the open tasks with the earliest due times */
  readonly query: Operation;
  /** sets a whole task; null where the rules would dominate the figure */
  readonly write: Operation | null;
};

/** Returns every way, from the simplest on. */
export function waysOf(database: MeasuredDatabase): readonly Way[] {
  const keeper = called('called, under rules', { kind: 'user', uid: KEEPER, token: { sub: KEEPER } }, database);
  return [called('called', { kind: 'owner' }, database), { ...keeper, write: null }, rest(database), grpc(database)];
}

/** Calls of the database itself, without any transport. */
function called(name: string, caller: Caller, { backend }: MeasuredDatabase): Way {
  const context = { database: DATABASE, caller, client: caller.kind };
  const stored = storedTasks(backend);
  return {
    name,
    inFlight: 1,
    get: async (call) => backend.getDocument(context, nameOf(call)),
    query: async () => wholePage(await backend.runQuery(context, { parent: ROOT, structuredQuery: OPEN_TASKS })),
    write: (call) => backend.commit(context, { writes: [{ update: changed(stored, call) }] }),
  };
}

function rest({ backend, port }: MeasuredDatabase): Way {
  const stored = storedTasks(backend);
  const ask = async (path: string, method = 'GET', body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://${HOST}:${port}/v1/${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}.`);
    return response.json();
  };
  return {
    name: 'REST',
    inFlight: IN_FLIGHT,
    get: (call) => ask(nameOf(call)),
    query: async () => wholePage((await ask(`${ROOT}:runQuery`, 'POST', { structuredQuery: OPEN_TASKS })) as unknown[]),
    write(call) {
      const { name = '', fields } = changed(stored, call);
      return ask(name, 'PATCH', { fields });
    },
  };
}

function grpc({ admin }: MeasuredDatabase): Way {
  const tasks = admin.collection('tasks');
  const open = tasks.where('zooId', '==', ZOO).where('status', '==', 'OPEN').orderBy('dueAt').limit(PAGE);
  const stored = Array.from({ length: REWRITTEN }, (_, number) => taskDocument(number));
  return {
    name: 'gRPC',
    inFlight: IN_FLIGHT,
    get: (call) => tasks.doc(taskId(call * STEP)).get(),
    query: async () => wholePage((await open.get()).docs),
    write(call) {
      const { path, data } = pick(stored, call);
      return admin.doc(path).set({ ...data, notes: `${call}` });
    },
  };
}

function nameOf(call: number): string {
  return `${ROOT}/tasks/${taskId(call * STEP)}`;
}

/** A fast wrong answer must not pass for speed. */
function wholePage(found: readonly unknown[]): void {
  if (found.length !== PAGE) throw new Error(`The query found ${found.length} documents instead of ${PAGE}.`);
}

/** The stored tasks to rewrite, read in advance: no write is measured with a get before it. */
function storedTasks(backend: Backend): readonly WireDocument[] {
  const owner = { database: DATABASE, caller: { kind: 'owner' }, client: 'owner' } as const;
  return Array.from({ length: REWRITTEN }, (_, number) =>
    backend.getDocument(owner, `${ROOT}/tasks/${taskId(number)}`),
  );
}

/** One of the tasks with another note: the write changes something, and no query's result. */
function changed(stored: readonly WireDocument[], call: number): WireDocument {
  const { name, fields } = pick(stored, call);
  return { ...(name === undefined ? {} : { name }), fields: { ...fields, notes: { stringValue: `${call}` } } };
}

function pick<T>(items: readonly T[], call: number): T {
  const item = items[call % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

const is = (fieldPath: string, value: WireValue): WireFilter => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
});

const OPEN_TASKS: StructuredQuery = {
  from: [{ collectionId: 'tasks' }],
  where: {
    compositeFilter: { op: 'AND', filters: [is('zooId', { stringValue: ZOO }), is('status', { stringValue: 'OPEN' })] },
  },
  orderBy: [{ field: { fieldPath: 'dueAt' }, direction: 'ASCENDING' }],
  limit: PAGE,
};
