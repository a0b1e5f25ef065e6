/** Validates JSON against the descriptor and converts it to the canonical form that the rest of the server reads. */
import { FirestoreError } from '../../contract.ts';
import { setOwn } from './decode.ts';
import type { FieldShape, FieldType, MessageShape, ScalarKind } from './shape.ts';
import { parseTimestamp } from './timestamps.ts';

type Json = Record<string, unknown>;

export type CanonicalOptions = {
  /** REST refuses unknown names; the streams of the SDKs ignore them */
  readonly unknownNames: 'refuse' | 'ignore';
};

const DEEPEST = 100;

/** camelCase names, enums by name, int64 as text, null left out; throws INVALID_ARGUMENT for anything else. */
export function canonicalMessage(shape: MessageShape, value: unknown, options: CanonicalOptions): Json {
  return canonicalFields(shape, value, '', options, 0);
}

function invalid(path: string, expected: string): FirestoreError {
  const place = path === '' ? 'the request body' : `'${path}'`;
  return new FirestoreError(
    'INVALID_ARGUMENT',
    `Invalid JSON payload received. Invalid value at ${place}: expected ${expected}.`,
  );
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function canonicalFields(
  shape: MessageShape,
  value: unknown,
  path: string,
  options: CanonicalOptions,
  depth: number,
): Json {
  if (!isObject(value)) throw invalid(path, `a ${shape.name} object`);
  if (depth > DEEPEST) throw new FirestoreError('INVALID_ARGUMENT', 'The message is nested too deeply.');
  const message: Json = {};
  const chosen = new Map<string, string>();
  for (const [name, raw] of Object.entries(value)) {
    const field = shape.byName.get(name) ?? shape.byName.get(camelCase(name));
    if (field === undefined) {
      if (options.unknownNames === 'ignore') continue;
      const place = path === '' ? '' : ` at '${path}'`;
      throw new FirestoreError(
        'INVALID_ARGUMENT',
        `Invalid JSON payload received. Unknown name "${name}"${place}: Cannot find field.`,
      );
    }
    if (raw === undefined || (raw === null && !isNullField(field))) continue;
    if (field.oneof !== null) {
      const other = chosen.get(field.oneof);
      if (other !== undefined && other !== field.name) {
        throw new FirestoreError(
          'INVALID_ARGUMENT',
          `Invalid value at '${path}': both '${other}' and '${field.name}' are set, but only one may be.`,
        );
      }
      chosen.set(field.oneof, field.name);
    }
    message[field.name] = canonicalField(
      field,
      raw,
      path === '' ? field.name : `${path}.${field.name}`,
      options,
      depth,
    );
  }
  return message;
}

function isNullField(field: FieldShape): boolean {
  return field.type.kind === 'enum' && field.type.isNull;
}

function canonicalField(
  field: FieldShape,
  raw: unknown,
  path: string,
  options: CanonicalOptions,
  depth: number,
): unknown {
  if (field.map) {
    if (!isObject(raw)) throw invalid(path, 'an object');
    const entries: Json = {};
    for (const [key, entry] of Object.entries(raw)) {
      setOwn(entries, key, canonicalValue(field.type, entry, `${path}.${key}`, options, depth));
    }
    return entries;
  }
  if (field.repeated) {
    if (!Array.isArray(raw)) throw invalid(path, 'a list');
    return raw.map((element, index) => canonicalValue(field.type, element, `${path}[${index}]`, options, depth));
  }
  return canonicalValue(field.type, raw, path, options, depth);
}

function canonicalValue(
  type: FieldType,
  raw: unknown,
  path: string,
  options: CanonicalOptions,
  depth: number,
): unknown {
  if (type.kind === 'scalar') return canonicalScalar(type.scalar, raw, path);
  if (type.kind === 'enum') {
    if (type.isNull) return null;
    if (typeof raw === 'string' && type.values.values.has(raw)) return raw;
    const name = typeof raw === 'number' ? type.values.names.get(raw) : undefined;
    if (name === undefined) throw invalid(path, `one of ${[...type.values.values.keys()].join(', ')}`);
    return name;
  }
  switch (type.shape.special) {
    case null:
      return canonicalFields(type.shape, raw, path, options, depth + 1);
    case 'timestamp':
      if (typeof raw !== 'string' || parseTimestamp(raw) === null) throw invalid(path, 'a timestamp');
      return raw;
    case 'wrapper': {
      const inner = type.shape.byId.get(1)?.type;
      const bare = isObject(raw) ? (raw['value'] ?? 0) : raw;
      return inner?.kind === 'scalar' ? canonicalScalar(inner.scalar, bare, path) : bare;
    }
    case 'duration':
    case 'opaque':
      return raw;
  }
}

const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

function canonicalScalar(scalar: ScalarKind, raw: unknown, path: string): unknown {
  switch (scalar) {
    case 'string':
      if (typeof raw !== 'string') throw invalid(path, 'a string');
      return raw;
    case 'bytes':
      if (typeof raw !== 'string' || !BASE64.test(raw)) throw invalid(path, 'base64 text');
      return raw.includes('-') || raw.includes('_') ? Buffer.from(raw, 'base64url').toString('base64') : raw;
    case 'bool':
      if (typeof raw !== 'boolean') throw invalid(path, 'true or false');
      return raw;
    case 'int32':
    case 'uint32': {
      const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
      const [least, most] = scalar === 'int32' ? [-2147483648, 2147483647] : [0, 4294967295];
      if (typeof number !== 'number' || !Number.isInteger(number) || number < least || number > most) {
        throw invalid(path, 'a 32-bit integer');
      }
      return number;
    }
    case 'int64':
    case 'uint64':
      return canonicalInteger(raw, path);
    case 'double':
    case 'float':
      return canonicalDouble(raw, path);
  }
}

function canonicalInteger(raw: unknown, path: string): string {
  const text = typeof raw === 'number' && Number.isInteger(raw) ? BigInt(raw).toString() : raw;
  if (typeof text !== 'string' || !/^-?\d+$/.test(text)) throw invalid(path, 'a 64-bit integer');
  const integer = BigInt(text);
  if (BigInt.asIntN(64, integer) !== integer) throw invalid(path, 'a 64-bit integer');
  return integer.toString();
}

function canonicalDouble(raw: unknown, path: string): number | string {
  if (raw === 'NaN' || raw === 'Infinity' || raw === '-Infinity') return raw;
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw invalid(path, 'a number');
  // JSON keeps the sign of zero only as text.
  return Object.is(number, -0) ? '-0' : number;
}
