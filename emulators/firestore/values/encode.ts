/** From values to proto3 JSON. */
import type { StoredDocument } from '../contract.ts';
import type { WireDocument, WireValue } from '../wire.ts';
import { formatTimestamp, formatVersion } from './instant.ts';
import { GeoPoint, Reference, Timestamp, type Fields, type Value } from './value.ts';

/** A whole document, or only the given fields of it. */
export function encodeDocument(document: StoredDocument, fields = document.fields as Fields): WireDocument {
  return {
    name: document.name,
    fields: encodeFields(fields),
    createTime: formatVersion(document.createTime),
    updateTime: formatVersion(document.updateTime),
  };
}

/** The fields of a document or of a map. */
export function encodeFields(fields: Fields): Record<string, WireValue> {
  const encoded: Record<string, WireValue> = {};
  for (const [name, value] of fields) encoded[name] = encodeValue(value);
  return encoded;
}

/** One value. */
export function encodeValue(value: Value): WireValue {
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'bigint':
      return { integerValue: String(value) };
    case 'number':
      return { doubleValue: encodeDouble(value) };
    case 'boolean':
      return { booleanValue: value };
    default:
      return encodeObject(value);
  }
}

function encodeObject(value: Exclude<Value, string | bigint | number | boolean>): WireValue {
  if (value === null) return { nullValue: 'NULL_VALUE' };
  if (value instanceof Timestamp) return { timestampValue: formatTimestamp(value) };
  if (value instanceof Reference) return { referenceValue: value.name };
  if (value instanceof GeoPoint) return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (value instanceof Map) return { mapValue: { fields: encodeFields(value as Fields) } };
  return { arrayValue: { values: (value as readonly Value[]).map(encodeValue) } };
}

/** JSON has no NaN, no infinity and loses the sign of zero: these travel as text. */
function encodeDouble(value: number): number | string {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}
