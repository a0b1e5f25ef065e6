import type * as z from 'zod/mini';
import type { Operation } from '../access/operations.ts';
import { fieldOf } from '../fields/field.ts';

/** The kinds of access a browser may ask for. */
export const ACCESSES = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Access = (typeof ACCESSES)[number];

/**
 * The grounds that open an access beside the operations: the document is the person's own; the person is an ethologist
 * of its establishment, from the provider; its animal is shared with the person's establishment; it is for the person,
 * or for everybody.
 */
const PERSONAL_GROUNDS = ['self', 'accompanied', 'authorized', 'recipient'] as const;
type PersonalGround = (typeof PERSONAL_GROUNDS)[number];

/** The operations and grounds of which any opens an access to browsers; 'server' and 'nobody' open it to none. */
export type Opening = readonly (Operation | PersonalGround)[] | 'server' | 'nobody';

/** The owner of a collection: an establishment, named by a field or by the path; everybody; or the server. */
export type Owner = 'establishment, by zooId' | 'establishment, by path' | 'everybody' | 'server';

/**
 * One collection, declared once: the converter, the repository, the predicates of the rules, the attempts of the
 * security tests and the page of the data model are made from it.
 */
export type Collection = {
  /** of its documents, with `{…}` for ids */
  readonly path: string;
  /** its heading in docs/data-model.md */
  readonly title: string;
  readonly owner: Owner;
  /** its entity; null while it has none */
  readonly schema: z.ZodMiniObject | null;
  readonly opens: Readonly<Record<Access, Opening>>;
  /** fields of a stored document that a browser may change, instants by their `…Unix` */
  readonly writable: readonly string[];
  /** fields that only the provider's staff may change */
  readonly byProvider: readonly string[];
};

const CLOSED = { get: 'nobody', list: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' } as const;
export const BY_SERVER = { create: 'server', update: 'server', delete: 'server' } as const;
export const NO_FIELDS = { writable: [], byProvider: [] } as const;

/** Returns a collection that no rule opens. */
export function closed(path: string, owner: Owner): Collection {
  return { path, title: path.slice(0, path.lastIndexOf('/')), owner, schema: null, ...NO_FIELDS, opens: CLOSED };
}

/** Returns whether browsers have this access to the collection at all. */
export function isOpen(collection: Collection, access: Access): boolean {
  return typeof collection.opens[access] !== 'string';
}

/** Returns the operations that open an access; none where only a personal ground does, or nothing. */
export function operationsOf(opening: Opening): readonly Operation[] {
  const isPersonal = (one: Operation | PersonalGround): one is PersonalGround =>
    PERSONAL_GROUNDS.some((ground) => ground === one);
  return typeof opening === 'string' ? [] : opening.filter((one): one is Operation => !isPersonal(one));
}

/** Returns whether a browser may write there in any way. */
export function isWritable(collection: Collection): boolean {
  return (['create', 'update', 'delete'] as const).some((access) => isOpen(collection, access));
}

/** Returns the names of the fields that hold a timestamp; each has a twin `…Unix` in the schema. */
export function instantsOf(schema: z.ZodMiniObject | null): readonly string[] {
  return Object.entries(schema?.shape ?? {}).flatMap(([name, field]) => {
    const kind = fieldOf(field)?.kind;
    return kind === 'instant' || kind === 'stamp' ? [name.slice(0, -'Unix'.length)] : [];
  });
}

/** Returns the stored fields of the entity, timestamps beside their `…Unix`; none while it has no schema. */
export function fieldsOf(collection: Collection): readonly string[] {
  return [...Object.keys(collection.schema?.shape ?? {}), ...instantsOf(collection.schema)];
}

/** Returns the stored fields that an establishment's own people cannot change once the document is there. */
export function privilegedFieldsOf(collection: Collection): readonly string[] {
  return fieldsOf(collection).filter(
    (field) => !collection.writable.includes(field) && !collection.writable.includes(`${field}Unix`),
  );
}
