/** Encodes values as proto3 JSON. */
import type { StoredDocument } from '../contract.ts';
import type { WireDocument, WireValue } from '../wire.ts';
import { formatTimestamp, formatVersion } from './instant.ts';
import { Recent } from './recent.ts';
import { GeoPoint, isMap, Reference, Timestamp, type Fields, type Value } from './value.ts';

/** Documents are immutable, and some are read again and again: a cache keeps about 64 MB of them encoded. */
const recent = new Recent<StoredDocument, WireDocument>(32_000_000);

/** A whole document, or only the given fields. A whole one is frozen, because all readers get the same object. */
export function encodeDocument(document: StoredDocument, fields = document.fields as Fields): WireDocument {
  if (fields !== document.fields) return encodeAll(document, fields);
  const known = recent.get(document);
  if (known !== undefined) return known;
  const encoded = Object.freeze(encodeAll(document, fields));
  recent.keep(document, encoded, 200 + weightOf(fields));
  return encoded;
}

function encodeAll(document: StoredDocument, fields: Fields): WireDocument {
  const createTime = formatVersion(document.createTime);
  const isAsCreated = document.updateTime === document.createTime;
  return {
    name: document.name,
    ...(fields.size === 0 ? {} : { fields: encodeFields(fields) }),
    createTime,
    updateTime: isAsCreated ? createTime : formatVersion(document.updateTime),
  };
}

/** The approximate bytes of the encoded form. */
function weightOf(value: Value): number {
  if (typeof value === 'string') return 60 + value.length;
  if (value instanceof Uint8Array) return 60 + value.byteLength * 1.4;
  if (isMap(value)) return [...value.values()].reduce<number>((sum, item) => sum + weightOf(item), 60);
  if (Array.isArray(value)) return value.reduce<number>((sum, item: Value) => sum + weightOf(item), 60);
  return 60;
}

/** The fields of a document or of a map. */
export function encodeFields(fields: Fields): Record<string, WireValue> {
  const encoded: Record<string, WireValue> = {};
  fields.forEach((value, name) => {
    encoded[name] = encodeValue(value);
  });
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
  if (value === null) return { nullValue: null };
  if (value instanceof Timestamp) return { timestampValue: formatTimestamp(value) };
  if (value instanceof Reference) return { referenceValue: value.name };
  if (value instanceof GeoPoint) return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  // Empty values are left out, as in proto3 JSON.
  if (isMap(value)) return { mapValue: value.size === 0 ? {} : { fields: encodeFields(value) } };
  return { arrayValue: value.length === 0 ? {} : { values: value.map(encodeValue) } };
}

/** JSON has no NaN and no infinities, and loses the sign of zero: these are sent as text. */
function encodeDouble(value: number): number | string {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}
