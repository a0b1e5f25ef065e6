import type { DocumentData } from 'firebase/firestore';
import { type Field, fieldOf, initialFieldsOf } from '#domain/fields/field.ts';
import type { Declared } from './collection-path.ts';
import { storedFields } from './document-reader.ts';

type Fields = Readonly<Record<string, unknown>>;
type Named = Field & { readonly name: string };

/** The account that writes, and the instant of its clock. */
export type Signature = { readonly userId: string | undefined; readonly now: number };

/**
 * Returns a new document as it is stored: the fields given, the initial values of the others, its id, copies, author,
 * editor and stamps.
 */
export function newDocument(of: Declared, id: string, fields: Fields, signature: Signature): DocumentData {
  const facts = factsOf(of);
  const own = facts.find(({ kind }) => kind === 'ownId');
  const signed = facts
    .filter(({ isOptional }) => isOptional !== true)
    .flatMap((field) => signatureOf(field, signature));
  return storedFields(of.schema, {
    ...initialFieldsOf(of.schema),
    ...fields,
    ...Object.fromEntries(signed),
    ...(own === undefined ? {} : { [own.name]: id }),
    ...copiesOf(facts, id, fields),
  });
}

/** Returns the fields of a change as they are stored, with their copies, the editor and the stamp. */
export function changedDocument(of: Declared, id: string, fields: Fields, signature: Signature): DocumentData {
  const facts = factsOf(of);
  const signed = facts
    .filter(({ name }) => of.writable.includes(name))
    .flatMap((field) => signatureOf(field, signature));
  return storedFields(of.schema, { ...fields, ...Object.fromEntries(signed), ...copiesOf(facts, id, fields) });
}

function factsOf(of: Declared): Named[] {
  return Object.entries(of.schema.shape).flatMap(([name, schema]) => {
    const field = fieldOf(schema);
    return field === null ? [] : [{ ...field, name }];
  });
}

function signatureOf({ kind, name }: Named, { userId, now }: Signature): [string, unknown][] {
  if (kind === 'stamp') return [[name, now]];
  return (kind === 'author' || kind === 'editor') && userId !== undefined ? [[name, userId]] : [];
}

/**
 * Returns the copies of the changed originals; with any of them also the copies of the id, which older documents may
 * lack.
 */
function copiesOf(facts: readonly Named[], id: string, fields: Fields): Fields {
  const copies = facts.filter(({ kind }) => kind === 'copy');
  if (!copies.some(({ of = '' }) => of in fields)) return {};
  const own = facts.find(({ kind }) => kind === 'ownId')?.name;
  return Object.fromEntries(
    copies.flatMap(({ name, of = '' }) => (of === own ? [[name, id]] : of in fields ? [[name, fields[of]]] : [])),
  );
}
