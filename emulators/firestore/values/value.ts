/**
 * The values of documents in memory. Integers are bigint and doubles are number, so JavaScript's own mixed comparison
 * is exact; the other types have a class each.
 */

import { CompactFields } from './compact-fields.ts';

/** An instant with microsecond precision: whole seconds since 1970 (may be negative) and nanoseconds. */
export class Timestamp {
  readonly seconds: number;
  readonly nanos: number;
  constructor(seconds: number, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }
}

export class GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** A document's full resource name, held as a field. */
export class Reference {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Timestamp
  | Uint8Array
  | Reference
  | GeoPoint
  | readonly Value[]
  | Fields;

export type Fields = ReadonlyMap<string, Value>;

/** True for a map value (vectors included: a vector is a map with a reserved tag). */
export function isMap(value: Value | undefined): value is Fields {
  return value instanceof CompactFields || value instanceof Map;
}

/** True for an array value. */
export function isArray(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

/** True for integers and doubles. */
export function isNumber(value: Value | undefined): value is number | bigint {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** True for a map that carries an embedding vector. */
export function isVector(value: Value | undefined): value is Fields {
  return isMap(value) && value.get('__type__') === '__vector__';
}
