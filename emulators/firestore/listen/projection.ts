/** Reduces documents to the fields that a query selects. */
import type { StructuredQuery, WireDocument, WireValue } from '../wire.ts';

type Fields = Record<string, WireValue>;

/** Splits `a.b.\`c d\`` into its segments. */
function segmentsOf(path: string): string[] {
  const segments: string[] = [];
  for (const match of path.matchAll(/`((?:[^`\\]|\\.)*)`|[^.`]+/g)) {
    segments.push(match[1] === undefined ? match[0] : match[1].replace(/\\(.)/g, '$1'));
  }
  return segments;
}

function copyPath(from: Fields, to: Fields, segments: readonly string[]): void {
  const [first, ...rest] = segments;
  const value = first === undefined ? undefined : from[first];
  if (first === undefined || value === undefined) return;
  if (rest.length === 0) {
    to[first] = value;
    return;
  }
  if (value.mapValue === undefined) return;
  const target = to[first]?.mapValue?.fields ?? {};
  copyPath(value.mapValue.fields ?? {}, target, rest);
  to[first] = { mapValue: { fields: target } };
}

/** The field paths that a query selects; null when it selects everything. */
export function selection(query: StructuredQuery): string[] | null {
  const fields = query.select?.fields ?? [];
  return fields.length === 0 ? null : fields.map((field) => field.fieldPath ?? '');
}

/** The document with only these paths; `__name__` is not a field. */
export function project(document: WireDocument, paths: readonly string[]): WireDocument {
  const fields: Fields = {};
  for (const path of paths) if (path !== '__name__') copyPath(document.fields ?? {}, fields, segmentsOf(path));
  return { ...document, fields };
}
