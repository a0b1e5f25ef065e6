/** The limits of a stored document, checked on its final form: merges and transforms let documents grow too. */
import { FirestoreError } from '../contract.ts';
import { indexEntries } from './index-entries.ts';
import { documentSize } from './size.ts';
import type { Fields } from './value.ts';

const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_INDEX_ENTRIES = 40_000;

/** Throws INVALID_ARGUMENT when the document is larger than 1 MiB or has more than 40,000 index entries. */
export function checkDocumentLimits(name: string, fields: Fields): void {
  const size = documentSize(name, fields);
  if (size > MAX_DOCUMENT_BYTES) {
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `Document '${name}' cannot be written because its size (${size.toLocaleString('en-US')} bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
    );
  }
  // Every entry needs at least one byte of the document.
  if (size <= MAX_INDEX_ENTRIES) return;
  const entries = indexEntries(fields);
  if (entries <= MAX_INDEX_ENTRIES) return;
  throw new FirestoreError(
    'INVALID_ARGUMENT',
    `too many index entries for entity ${name}: ${entries.toLocaleString('en-US')}, at most 40,000 are allowed.`,
  );
}
