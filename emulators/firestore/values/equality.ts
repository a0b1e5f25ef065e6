/** Identity of stored values, which is stricter than equality in a query. */
import { GeoPoint, Reference, Timestamp, isMap, type Fields, type Value } from './value.ts';

/**
 * Same type and same content: 3 and 3.0 differ, 0.0 and -0.0 differ, NaN equals itself. Decides whether a write changed
 * a document.
 */
export function sameValue(a: Value | undefined, b: Value | undefined): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isMap(a)) return isMap(b) && sameFields(a, b);
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => sameValue(item, b[index] as Value));
  }
  if (a instanceof Timestamp) return b instanceof Timestamp && a.seconds === b.seconds && a.nanos === b.nanos;
  if (a instanceof Reference) return b instanceof Reference && a.name === b.name;
  if (a instanceof GeoPoint) {
    return b instanceof GeoPoint && Object.is(a.latitude, b.latitude) && Object.is(a.longitude, b.longitude);
  }
  return a instanceof Uint8Array && b instanceof Uint8Array && Buffer.compare(a, b) === 0;
}

/** The same fields with the same values, in any order. */
export function sameFields(a: Fields, b: Fields): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    if (!sameValue(value, b.get(key))) return false;
  }
  return true;
}
