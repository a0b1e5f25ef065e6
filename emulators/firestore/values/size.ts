/** The size of a document as Firestore documents it, for the limit of 1 MiB. */
import { FirestoreError } from '../contract.ts';
import { relativePath } from './resource-name.ts';
import { GeoPoint, Reference, Timestamp, type Fields, type Value } from './value.ts';

const MAX_DOCUMENT_BYTES = 1_048_576;

/** Throws INVALID_ARGUMENT when the document is larger than 1 MiB. */
export function checkDocumentSize(name: string, fields: Fields): void {
  const size = documentSize(name, fields);
  if (size <= MAX_DOCUMENT_BYTES) return;
  throw new FirestoreError(
    'INVALID_ARGUMENT',
    `Document '${name}' cannot be written because its size (${size.toLocaleString('en-US')} bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
  );
}

/** Bytes of the name and all fields, plus Firestore's 32 bytes per document. */
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
  for (const [key, value] of fields) size += Buffer.byteLength(key) + 1 + valueSize(value);
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
  if (value instanceof Map) return fieldsSize(value as Fields);
  return (value as readonly Value[]).reduce<number>((size, item) => size + valueSize(item), 0);
}
