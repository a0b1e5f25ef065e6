/** Converts stored values to values of the security rules. */
import {
  RulesLatLng,
  RulesPath,
  RulesTimestamp,
  type RulesMap,
  type RulesResource,
  type RulesValue,
} from '../../rules/contract.ts';
import type { Document } from '../store/document.ts';
import { rulesPath } from '../values/resource-name.ts';
import { GeoPoint, isMap, Reference, Timestamp, type Fields, type Value } from '../values/value.ts';

const resources = new WeakMap<Document, RulesResource>();

/** A document as a resource of the rules; converted once, because documents are immutable. */
export function toResource(document: Document): RulesResource {
  const known = resources.get(document);
  if (known !== undefined) return known;
  const resource = { path: rulesPath(document.name), fields: toRulesMap(document.fields) };
  resources.set(document, resource);
  return resource;
}

/** One value. */
export function toRulesValue(value: Value): RulesValue {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Timestamp) return toRulesTimestamp(value);
  if (value instanceof Reference) return new RulesPath(rulesPath(value.name));
  if (value instanceof GeoPoint) return new RulesLatLng(value.latitude, value.longitude);
  if (value instanceof Uint8Array) return value;
  if (isMap(value)) return toRulesMap(value);
  return value.map(toRulesValue);
}

/** An instant. */
export function toRulesTimestamp(value: Timestamp): RulesTimestamp {
  return new RulesTimestamp(BigInt(value.seconds), value.nanos);
}

function toRulesMap(fields: Fields): RulesMap {
  const map = new Map<string, RulesValue>();
  for (const [name, value] of fields) map.set(name, toRulesValue(value));
  return map;
}
