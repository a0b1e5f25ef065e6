import type * as z from 'zod/mini';
import type { Operation } from './operations.ts';

/** What a browser may ask of a document or a collection. */
export const ACCESSES = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Access = (typeof ACCESSES)[number];

/**
 * What opens an access beside the operations: being the person whose document it is; being of an establishment that names
 * the person, who is of the provider, as its ethologist; being of an establishment that an animal is shared with.
 */
const PERSONAL_GROUNDS = ['self', 'accompanied', 'authorized'] as const;
type PersonalGround = (typeof PERSONAL_GROUNDS)[number];

/** What opens an access to browsers: any of these operations or grounds; else the server alone does it, or nobody. */
export type Opening = readonly (Operation | PersonalGround)[] | 'server' | 'nobody';

/** Whose a collection is: an establishment's, told by a field or by the path; shared by all; or the server's own. */
export type Owner = 'establishment, by zooId' | 'establishment, by path' | 'everybody' | 'server';

export type Collection = {
  readonly owner: Owner;
  /** its entity; null while it has none */
  readonly schema: z.ZodMiniObject | null;
  /** fields with a stored timestamp, whose `…Unix` twin is the schema's */
  readonly instants: readonly string[];
  readonly opens: Readonly<Record<Access, Opening>>;
  /** fields of a stored document that a browser may change, instants by their `…Unix` */
  readonly writable: readonly string[];
  /** those that only the provider's staff may */
  readonly byProvider: readonly string[];
};

const CLOSED = { get: 'nobody', list: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' } as const;
export const BY_SERVER = { create: 'server', update: 'server', delete: 'server' } as const;
export const NO_FIELDS = { instants: [], writable: [], byProvider: [] } as const;

/** Returns a collection that no rule opens. */
export function closed(owner: Owner): Collection {
  return { owner, schema: null, ...NO_FIELDS, opens: CLOSED };
}

/** Returns a collection that people read by an operation, and the server alone writes. */
export function keptByServer(
  owner: Owner,
  read: Operation,
  schema: Collection['schema'],
  instants: readonly string[] = [],
): Collection {
  return { owner, schema, ...NO_FIELDS, instants, opens: { get: [read], list: [read], ...BY_SERVER } };
}

/** Whether browsers have this access to the collection at all. */
export function isOpen(collection: Collection, access: Access): boolean {
  return typeof collection.opens[access] !== 'string';
}

/** Returns the operations of the permission table that open an access; none where only a personal ground does, or nothing. */
export function operationsOf(opening: Opening): readonly Operation[] {
  const isPersonal = (one: Operation | PersonalGround): one is PersonalGround =>
    PERSONAL_GROUNDS.some((ground) => ground === one);
  return typeof opening === 'string' ? [] : opening.filter((one): one is Operation => !isPersonal(one));
}

/** Whether a browser may write there in any way. */
export function isWritable(collection: Collection): boolean {
  return (['create', 'update', 'delete'] as const).some((access) => isOpen(collection, access));
}

/** Returns the stored fields of the entity, timestamps beside their `…Unix`; none while it has no schema. */
export function fieldsOf(collection: Collection): readonly string[] {
  return [...Object.keys(collection.schema?.shape ?? {}), ...collection.instants];
}

/** Returns the stored fields that an establishment's own people cannot change once the document is there. */
export function privilegedFieldsOf(collection: Collection): readonly string[] {
  return fieldsOf(collection).filter(
    (field) => !collection.writable.includes(field) && !collection.writable.includes(`${field}Unix`),
  );
}
