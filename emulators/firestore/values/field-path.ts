/** Field paths: their text form with back-ticks, and reading and writing nested fields with them. */
import { FirestoreError } from '../contract.ts';
import { isMap, type Fields, type Value } from './value.ts';

/** Unquoted segments; `['__name__']` is the document's name. */
export type FieldPath = readonly string[];

const SIMPLE = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const SEGMENT = /([a-zA-Z_][a-zA-Z_0-9]*)|`((?:[^`\\]|\\.)+)`/sy;
const parsed = new Map<string, FieldPath>();

/** Parses `a.b`, `` a.`odd name` `` and the like. */
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

/** The text form, quoting only what needs it. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) => (SIMPLE.test(segment) ? segment : `\`${segment.replaceAll(/[`\\]/g, '\\$&')}\``))
    .join('.');
}

/** Whether the path stands for the document's name. */
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

/** A copy with the value set at the path; what stands in the way and is no map is replaced. */
export function withField(fields: Fields, path: FieldPath, value: Value): Fields {
  return withFieldAt(fields, path, 0, value);
}

function withFieldAt(fields: Fields, path: FieldPath, depth: number, value: Value): Fields {
  const key = path[depth] as string;
  const copy = new Map(fields);
  if (depth === path.length - 1) {
    copy.set(key, value);
  } else {
    const inner = fields.get(key);
    copy.set(key, withFieldAt(isMap(inner) ? inner : new Map(), path, depth + 1, value));
  }
  return copy;
}

/** A copy without the field at the path; the same object when there is none. */
export function withoutField(fields: Fields, path: FieldPath): Fields {
  return withoutFieldAt(fields, path, 0);
}

function withoutFieldAt(fields: Fields, path: FieldPath, depth: number): Fields {
  const key = path[depth] as string;
  const inner = fields.get(key);
  if (inner === undefined) return fields;
  const copy = new Map(fields);
  if (depth === path.length - 1) {
    copy.delete(key);
    return copy;
  }
  if (!isMap(inner)) return fields;
  const reduced = withoutFieldAt(inner, path, depth + 1);
  if (reduced === inner) return fields;
  copy.set(key, reduced);
  return copy;
}

/** Only the fields at the given paths. */
export function pickFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  let picked: Fields = new Map();
  for (const path of paths) {
    if (isNamePath(path)) continue;
    const value = getField(fields, path);
    if (value !== undefined) picked = withField(picked, path, value);
  }
  return picked;
}
