/** Field paths: their text form with back-ticks, and access to nested fields. */
import { FirestoreError } from '../contract.ts';
import { isMap, type Fields, type Value } from './value.ts';

/** Unquoted segments; `['__name__']` is the document's name. */
export type FieldPath = readonly string[];

const SIMPLE = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const SEGMENT = /([a-zA-Z_][a-zA-Z_0-9]*)|`((?:[^`\\]|\\.)+)`/sy;
const parsed = new Map<string, FieldPath>();

/** Parses paths such as `a.b` or `` a.`odd name` ``. */
export function parseFieldPath(text: string): FieldPath {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const path = scanSegments(text);
  if (parsed.size > 5000) parsed.clear();
  parsed.set(text, path);
  return path;
}

function scanSegments(text: string): FieldPath {
  const segments: string[] = [];
  let position = 0;
  for (;;) {
    SEGMENT.lastIndex = position;
    const match = SEGMENT.exec(text);
    if (match === null) throw invalidPath(text);
    segments.push(match[1] ?? (match[2] as string).replaceAll(/\\(.)/gs, '$1'));
    position = SEGMENT.lastIndex;
    if (position === text.length) return segments;
    if (text[position] !== '.') throw invalidPath(text);
    position += 1;
  }
}

function invalidPath(text: string): FirestoreError {
  return new FirestoreError(
    'INVALID_ARGUMENT',
    `Invalid property path "${text}". Unquoted property names must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
      'and quoted property names must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
  );
}

/** The text form, with quotes only where they are needed. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) => (SIMPLE.test(segment) ? segment : `\`${segment.replaceAll(/[`\\]/g, '\\$&')}\``))
    .join('.');
}

/** Returns whether the path means the document's name. */
export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

/** The value at the path, or undefined. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let value = fields.get(path[0] as string);
  for (let index = 1; index < path.length; index += 1) {
    if (!isMap(value)) return undefined;
    value = value.get(path[index] as string);
  }
  return value;
}

/** Only the fields at the given paths. */
export function pickFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  const picked = new Map<string, Value>();
  const own = new Set<Fields>([picked]);
  for (const path of paths) {
    const value = isNamePath(path) ? undefined : getField(fields, path);
    if (value !== undefined) putInto(picked, own, path, value);
  }
  return picked;
}

/** A map on the way that is not our copy was picked as a whole, with all its fields. */
function putInto(picked: Map<string, Value>, own: Set<Fields>, path: FieldPath, value: Value): void {
  let map = picked;
  for (const key of path.slice(0, -1)) {
    let inner = map.get(key);
    if (inner === undefined) {
      inner = new Map<string, Value>();
      own.add(inner);
      map.set(key, inner);
    }
    if (!own.has(inner as Fields)) return;
    map = inner as Map<string, Value>;
  }
  map.set(path.at(-1) as string, value);
}
