/** A database in memory, with short functions to write and query it, for tests. */
import { createBackend } from './backend.ts';
import type { Backend, BackendOptions, CallContext } from './contract.ts';
import type { StructuredQuery, WireFilter, WireValue, WireWrite } from './wire.ts';

export const DATABASE = 'projects/demo/databases/(default)';
export const ROOT = `${DATABASE}/documents`;
export const OWNER: CallContext = { database: DATABASE, caller: { kind: 'owner' }, client: 'owner' };

/** The context of a signed-in user. */
export function user(uid: string): CallContext {
  return { database: DATABASE, caller: { kind: 'user', uid, token: { sub: uid } }, client: `user:${uid}` };
}

/** A backend in memory without rules. */
export async function openBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  return createBackend({ dataFolder: null, rules: null, ...options });
}

/** Encodes JavaScript data as a wire value: bigint as integer, number as double; keeps wire values as they are. */
export function wire(data: unknown): WireValue {
  if (data === null) return { nullValue: null };
  if (typeof data === 'bigint') return { integerValue: String(data) };
  if (typeof data === 'number') return { doubleValue: Number.isFinite(data) ? data : String(data) };
  if (typeof data === 'boolean') return { booleanValue: data };
  if (typeof data === 'string') return { stringValue: data };
  if (data instanceof Date) return { timestampValue: data.toISOString() };
  if (Array.isArray(data)) return { arrayValue: { values: data.map(wire) } };
  return { mapValue: { fields: fields(data as Record<string, unknown>) } };
}

/** The fields of a document. */
export function fields(data: Record<string, unknown>): Record<string, WireValue> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, wire(value)]));
}

/** A write that sets a whole document. */
export function set(path: string, data: Record<string, unknown>): WireWrite {
  return { update: { name: `${ROOT}/${path}`, fields: fields(data) } };
}

/** A write that merges the fields at the given paths. */
export function merge(path: string, data: Record<string, unknown>, ...fieldPaths: string[]): WireWrite {
  return { ...set(path, data), updateMask: { fieldPaths } };
}

/** A filter on one field. */
export function where(fieldPath: string, op: string, value: unknown): WireFilter {
  return { fieldFilter: { field: { fieldPath }, op, value: wire(value) } };
}

/** A composite filter. */
export function all(...filters: WireFilter[]): WireFilter {
  return { compositeFilter: { op: 'AND', filters } };
}

/** A composite filter. */
export function any(...filters: WireFilter[]): WireFilter {
  return { compositeFilter: { op: 'OR', filters } };
}

/** The ids that a query of the collection returns, in order. */
export async function idsOf(backend: Backend, collectionId: string, query: StructuredQuery = {}): Promise<string[]> {
  const responses = await backend.runQuery(OWNER, {
    parent: ROOT,
    structuredQuery: { from: [{ collectionId }], ...query },
  });
  return responses.flatMap(({ document }) =>
    document?.name === undefined ? [] : [document.name.slice(document.name.lastIndexOf('/') + 1)],
  );
}

/** The stored fields of a document in wire format; undefined when it does not exist. */
export function read(backend: Backend, path: string): Record<string, WireValue> | undefined {
  const document = backend.lookup(`${ROOT}/${path}`);
  return document === null ? undefined : (backend.toWire(document).fields ?? {});
}
