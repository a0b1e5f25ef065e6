/** Checks the field paths of a write. */
import { FirestoreError } from '../contract.ts';
import { MAX_DEPTH } from '../values/decode.ts';
import { checkFieldName } from '../values/field-name.ts';
import { isNamePath, parseFieldPath, type FieldPath } from '../values/field-path.ts';

/** Parses a path; throws INVALID_ARGUMENT for reserved names and paths deeper than a document can be. */
export function parseWritablePath(text: string): FieldPath {
  const path = parseFieldPath(text);
  if (isNamePath(path)) throw invalid('The field path __name__ cannot be written.');
  for (const segment of path) checkFieldName(segment);
  // A field of the document itself is in no map.
  if (path.length - 1 > MAX_DEPTH) throw invalid(`Field path "${text}" exceeds the maximum depth of ${MAX_DEPTH}.`);
  return path;
}

/** Parses the paths of an update mask. A path inside another one, or a repeated one, is redundant and allowed. */
export function parseMaskPaths(texts: readonly string[] | undefined): readonly FieldPath[] {
  return (texts ?? []).map(parseWritablePath);
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
