/** The size of a document, as Firestore documents it. */
import { relativePath } from './resource-name.ts';
import { GeoPoint, isMap, Reference, Timestamp, type Fields, type Value } from './value.ts';

/** Bytes of the name and all fields, plus 32 bytes per document. */
export function documentSize(name: string, fields: Fields): number {
  return nameSize(name) + fieldsSize(fields) + 32;
}

function nameSize(name: string): number {
  let size = 16;
  for (const segment of relativePath(name).split('/')) size += Buffer.byteLength(segment) + 1;
  return size;
}

function fieldsSize(fields: Fields): number {
  let size = 0;
  fields.forEach((value, name) => {
    size += Buffer.byteLength(name) + 1 + valueSize(value);
  });
  return size;
}

function valueSize(value: Value): number {
  switch (typeof value) {
    case 'string':
      return Buffer.byteLength(value) + 1;
    case 'bigint':
    case 'number':
      return 8;
    case 'boolean':
      return 1;
    default:
      return objectSize(value);
  }
}

function objectSize(value: Exclude<Value, string | bigint | number | boolean>): number {
  if (value === null) return 1;
  if (value instanceof Timestamp) return 8;
  if (value instanceof GeoPoint) return 16;
  if (value instanceof Reference) return nameSize(value.name);
  if (value instanceof Uint8Array) return value.byteLength;
  if (isMap(value)) return fieldsSize(value);
  return value.reduce<number>((size, item) => size + valueSize(item), 0);
}
