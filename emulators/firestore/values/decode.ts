/** From proto3 JSON to values, refusing what Firestore refuses. */
import { FirestoreError } from '../contract.ts';
import type { WireValue } from '../wire.ts';
import { parseTimestamp } from './instant.ts';
import { GeoPoint, Reference, type Fields, type Value } from './value.ts';

const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);
const MAX_DEPTH = 20;
const MAX_FIELD_NAME_BYTES = 1500;
const RESERVED_NAME = /^__.*__$/s;

/** The fields of a document or of a map. */
export function decodeFields(fields: Readonly<Record<string, WireValue>> | undefined, depth = 1): Fields {
  const decoded = new Map<string, Value>();
  for (const [name, value] of Object.entries(fields ?? {})) {
    checkFieldName(name, fields as Readonly<Record<string, WireValue>>);
    decoded.set(name, decodeValue(value, depth));
  }
  return decoded;
}

/** One value. `depth` counts the maps and arrays around it, the document included. */
export function decodeValue(wire: WireValue, depth = 1): Value {
  if (wire.stringValue !== undefined) return wire.stringValue;
  if (wire.integerValue !== undefined) return decodeInteger(wire.integerValue);
  if (wire.booleanValue !== undefined) return wire.booleanValue;
  if (wire.doubleValue !== undefined) return decodeDouble(wire.doubleValue);
  if (wire.mapValue !== undefined) return decodeFields(wire.mapValue?.fields, deeper(depth));
  if (wire.arrayValue !== undefined) return decodeArray(wire.arrayValue?.values, deeper(depth));
  if (wire.timestampValue !== undefined) return parseTimestamp(wire.timestampValue);
  if (wire.referenceValue !== undefined) return decodeReference(wire.referenceValue);
  if (wire.geoPointValue !== undefined) return decodeGeoPoint(wire.geoPointValue);
  if (wire.bytesValue !== undefined) return Buffer.from(wire.bytesValue, 'base64');
  if (wire.nullValue !== undefined) return null;
  throw new FirestoreError('INVALID_ARGUMENT', 'Cannot convert a Firestore Value with the type unset.');
}

function deeper(depth: number): number {
  if (depth >= MAX_DEPTH) {
    throw new FirestoreError('INVALID_ARGUMENT', `Nested values exceed the maximum depth of ${MAX_DEPTH}.`);
  }
  return depth + 1;
}

function decodeArray(values: readonly WireValue[] | undefined, depth: number): Value[] {
  return (values ?? []).map((item) => {
    if (item.arrayValue !== undefined) {
      throw new FirestoreError('INVALID_ARGUMENT', 'Cannot convert an array value in an array value.');
    }
    return decodeValue(item, depth);
  });
}

function decodeInteger(text: string | number): bigint {
  let integer: bigint;
  try {
    integer = BigInt(text);
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', `Invalid integer value: ${text}`);
  }
  if (integer > MAX_INTEGER || integer < MIN_INTEGER) {
    throw new FirestoreError('INVALID_ARGUMENT', `Integer value is out of range: ${text}`);
  }
  return integer;
}

function decodeDouble(value: number | string): number {
  const double = Number(value);
  if (Number.isNaN(double) && value !== 'NaN' && !Number.isNaN(value)) {
    throw new FirestoreError('INVALID_ARGUMENT', `Invalid double value: ${value}`);
  }
  return double;
}

function decodeReference(name: string): Reference {
  if (!/^projects\/[^/]+\/databases\/[^/]+\/documents\/./s.test(name)) {
    throw new FirestoreError('INVALID_ARGUMENT', `Reference value "${name}" is not a document name.`);
  }
  return new Reference(name);
}

function decodeGeoPoint(point: { latitude?: number; longitude?: number }): GeoPoint {
  const latitude = point.latitude ?? 0;
  const longitude = point.longitude ?? 0;
  if (!(Math.abs(latitude) <= 90)) {
    throw new FirestoreError('INVALID_ARGUMENT', `Latitude must be in the range of [-90, 90]: ${latitude}`);
  }
  if (!(Math.abs(longitude) <= 180)) {
    throw new FirestoreError('INVALID_ARGUMENT', `Longitude must be in the range of [-180, 180]: ${longitude}`);
  }
  return new GeoPoint(latitude, longitude);
}

function checkFieldName(name: string, fields: Readonly<Record<string, WireValue>>): void {
  if (name === '') throw new FirestoreError('INVALID_ARGUMENT', 'Document fields cannot have an empty name.');
  if (name.length * 3 > MAX_FIELD_NAME_BYTES && Buffer.byteLength(name) > MAX_FIELD_NAME_BYTES) {
    throw new FirestoreError('INVALID_ARGUMENT', `Field name is longer than ${MAX_FIELD_NAME_BYTES} bytes.`);
  }
  if (!name.startsWith('__') || !RESERVED_NAME.test(name)) return;
  // The one reserved name clients may send: it marks a map as an embedding vector.
  if (name === '__type__' && fields['__type__']?.stringValue === '__vector__') return;
  throw new FirestoreError(
    'INVALID_ARGUMENT',
    `Field name "${name}" is reserved: names may not begin and end with "__".`,
  );
}
