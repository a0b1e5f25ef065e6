/** The allowed names of fields. */
import { FirestoreError } from '../contract.ts';

const MAX_BYTES = 1500;
const RESERVED = /^__.*__$/s;

/** Throws INVALID_ARGUMENT unless clients may write a field with this name. */
export function checkFieldName(name: string): void {
  if (name === '') throw invalid('Document fields cannot have an empty name.');
  if (name.length * 3 > MAX_BYTES && Buffer.byteLength(name) > MAX_BYTES) {
    throw invalid(`Field name "${name.slice(0, 40)}…" is longer than ${MAX_BYTES} bytes.`);
  }
  if (!name.isWellFormed()) throw invalid(`Field name ${JSON.stringify(name)} is not valid UTF-8.`);
  if (name.startsWith('__') && RESERVED.test(name)) {
    throw invalid(`Field name "${name}" is reserved: names may not begin and end with "__".`);
  }
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
