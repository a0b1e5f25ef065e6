/** Decodes values from proto3 JSON; refuses what Firestore refuses. */
import { FirestoreError } from '../contract.ts';
import type { WireValue } from '../wire.ts';
import {
  decodeBytes,
  decodeDouble,
  decodeGeoPoint,
  decodeInteger,
  decodeReference,
  decodeString,
} from './decode-scalar.ts';
import { FieldsBuilder } from './compact-fields.ts';
import { checkFieldName } from './field-name.ts';
import { parseTimestamp } from './instant.ts';
import type { Fields, Value } from './value.ts';

type WireFields = Readonly<Record<string, WireValue>>;

export const MAX_DEPTH = 20;

/** The fields of a document or of a map. */
export function decodeFields(fields: WireFields | undefined, depth = 0): Fields {
  const decoded = new FieldsBuilder<Value>();
  if (fields === undefined) return decoded.finish();
  for (const name of Object.keys(fields)) {
    if (name !== '__type__' || !isVectorTag(fields)) checkFieldName(name);
    decoded.add(name, decodeValue(fields[name] as WireValue, depth, name));
  }
  return decoded.finish();
}

/** The only reserved name that clients may send: it marks a map as an embedding vector. */
function isVectorTag(fields: WireFields): boolean {
  return fields['__type__']?.stringValue === '__vector__';
}

/** One value. `depth` counts the maps and arrays around it; `field` is its path, for error messages. */
export function decodeValue(wire: WireValue, depth = 0, field = ''): Value {
  if (wire.stringValue !== undefined) return decodeString(wire.stringValue, field);
  if (wire.integerValue !== undefined) return decodeInteger(wire.integerValue);
  if (wire.booleanValue !== undefined) return wire.booleanValue;
  if (wire.doubleValue !== undefined) return decodeDouble(wire.doubleValue);
  if (wire.timestampValue !== undefined) return parseTimestamp(wire.timestampValue);
  if (wire.mapValue !== undefined) return decodeFields(wire.mapValue?.fields, deeper(depth, field));
  if (wire.arrayValue !== undefined) return decodeArray(wire.arrayValue?.values, deeper(depth, field), field);
  if (wire.nullValue !== undefined) return null;
  if (wire.referenceValue !== undefined) return decodeReference(wire.referenceValue);
  if (wire.geoPointValue !== undefined) return decodeGeoPoint(wire.geoPointValue);
  if (wire.bytesValue !== undefined) return decodeBytes(wire.bytesValue, field);
  throw new FirestoreError('INVALID_ARGUMENT', 'Cannot convert a Firestore Value with the type unset.');
}

function deeper(depth: number, field: string): number {
  if (depth < MAX_DEPTH) return depth + 1;
  throw new FirestoreError(
    'INVALID_ARGUMENT',
    `Property ${field} is nested too deeply: maps and arrays may be nested to a maximum depth of ${MAX_DEPTH}.`,
  );
}

function decodeArray(values: readonly WireValue[] | undefined, depth: number, field: string): Value[] {
  return (values ?? []).map((item) => {
    if (item.arrayValue !== undefined) {
      throw new FirestoreError('INVALID_ARGUMENT', 'Cannot convert an array value in an array value.');
    }
    return decodeValue(item, depth, field);
  });
}
