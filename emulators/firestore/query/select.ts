/** Encodes documents for clients, completely or with some fields only. */
import type { StoredDocument } from '../contract.ts';
import { encodeDocument } from '../values/encode.ts';
import { parseFieldPath, pickFields, type FieldPath } from '../values/field-path.ts';
import type { Fields } from '../values/value.ts';
import type { WireDocument } from '../wire.ts';

/** Encodes the document with the fields of the mask; null means all. */
export function encodeSelected(document: StoredDocument, mask: readonly FieldPath[] | null): WireDocument {
  return mask === null
    ? encodeDocument(document)
    : encodeDocument(document, pickFields(document.fields as Fields, mask));
}

/** Parses a document mask. No mask means all fields; an empty mask means none. */
export function parseMask(mask: { fieldPaths?: readonly string[] } | undefined | null): readonly FieldPath[] | null {
  if (mask === undefined || mask === null) return null;
  return (mask.fieldPaths ?? []).map(parseFieldPath);
}
