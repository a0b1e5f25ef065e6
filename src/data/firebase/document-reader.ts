import { type DocumentData, serverTimestamp } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { fieldOf, olderFieldsOf } from '#domain/fields/field.ts';
import type { Result } from '#domain/shared/result.ts';
import { readArrival, readInstant, storedInstant } from './instants.ts';
import { parseDocument } from './parse-document.ts';

/** Returns the entity of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export type DocumentReader<T> = (id: string, data: DocumentData) => Result<T>;

type Fields = Record<string, unknown>;

/**
 * Returns the reader of a collection's documents. A field that an older document lacks has its default, an instant
 * without its twin is read from the timestamp, a copy repeats its original, and the id is that of the path.
 */
export function documentReader<T>(schema: z.ZodMiniType<T> & z.ZodMiniObject): DocumentReader<T> {
  const facts = Object.entries(schema.shape).map(([name, field]) => ({ name, ...fieldOf(field) }));
  const older = olderFieldsOf(schema);
  return (id, data) => {
    const read: Fields = { ...older, ...data };
    for (const { name, kind, of = '', isOptional, isNullable } of facts) {
      if (kind === 'ownId') read[name] = id;
      if (kind === 'copy') read[name] = data[name] ?? read[of];
      if (kind === 'instant' || kind === 'stamp') read[name] = readInstant(data, name.slice(0, -'Unix'.length));
      if (kind === 'arrival') read[name] = readArrival(data[name]);
      if (isOptional && read[name] === null && !(isNullable && name in data)) delete read[name];
    }
    return parseDocument(schema, id, read);
  };
}

/**
 * Returns a whole or partial entity as it is stored: every instant as a timestamp and its twin, an arrival as a mark that
 * the server replaces by its time.
 */
export function storedFields(schema: z.ZodMiniObject, fields: Readonly<Fields>): DocumentData {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const field = schema.shape[name];
      const kind = field === undefined ? undefined : fieldOf(field)?.kind;
      if (kind === 'arrival') return [[name, serverTimestamp()]];
      const isInstant = kind === 'instant' || kind === 'stamp';
      return isInstant
        ? Object.entries(storedInstant(name.slice(0, -'Unix'.length), value as number | null))
        : [[name, value]];
    }),
  );
}
