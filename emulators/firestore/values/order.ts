/** Firestore's total order of values: first by type, then within the type. */
import { compareNames } from './name-order.ts';
import { compareStrings } from './string-order.ts';
import { GeoPoint, isMap, isVector, Reference, Timestamp, type Fields, type Value } from './value.ts';

const RANK_NULL = 0;
const RANK_BOOLEAN = 1;
const RANK_NUMBER = 2;
const RANK_TIMESTAMP = 3;
const RANK_STRING = 4;
const RANK_BYTES = 5;
const RANK_REFERENCE = 6;
const RANK_GEO_POINT = 7;
const RANK_ARRAY = 8;
const RANK_VECTOR = 9;
const RANK_MAP = 10;

/** The rank of the value's type among all types. An inequality filter matches only values of its own rank. */
export function typeRank(value: Value): number {
  switch (typeof value) {
    case 'string':
      return RANK_STRING;
    case 'number':
    case 'bigint':
      return RANK_NUMBER;
    case 'boolean':
      return RANK_BOOLEAN;
    default:
      return objectRank(value);
  }
}

function objectRank(value: Value): number {
  if (value === null) return RANK_NULL;
  if (value instanceof Timestamp) return RANK_TIMESTAMP;
  if (isMap(value)) return isVector(value) ? RANK_VECTOR : RANK_MAP;
  if (Array.isArray(value)) return RANK_ARRAY;
  if (value instanceof Reference) return RANK_REFERENCE;
  if (value instanceof Uint8Array) return RANK_BYTES;
  if (value instanceof GeoPoint) return RANK_GEO_POINT;
  throw new TypeError('not a Firestore value');
}

/** Negative, zero or positive, as `a` sorts before, with or after `b`. */
export function compareValues(a: Value, b: Value): number {
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  const rank = typeRank(a);
  const difference = rank - typeRank(b);
  if (difference !== 0) return difference;
  switch (rank) {
    case RANK_NULL:
      return 0;
    case RANK_BOOLEAN:
      return Number(a) - Number(b);
    case RANK_NUMBER:
      return compareNumbers(a as number | bigint, b as number | bigint);
    case RANK_TIMESTAMP:
      return compareTimestamps(a as Timestamp, b as Timestamp);
    case RANK_BYTES:
      return Buffer.compare(a as Uint8Array, b as Uint8Array);
    case RANK_REFERENCE:
      return compareNames((a as Reference).name, (b as Reference).name);
    case RANK_GEO_POINT:
      return compareGeoPoints(a as GeoPoint, b as GeoPoint);
    case RANK_ARRAY:
      return compareArrays(a as readonly Value[], b as readonly Value[]);
    case RANK_VECTOR:
      return compareVectors(a as Fields, b as Fields);
    default:
      return compareMaps(a as Fields, b as Fields);
  }
}

/** Numbers by mathematical value, whatever their type; NaN comes first and equals itself. */
export function compareNumbers(a: number | bigint, b: number | bigint): number {
  if (a < b) return -1;
  if (a > b) return 1;
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  return Number.isNaN(b) ? 1 : 0;
}

function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanos - b.nanos;
}

function compareGeoPoints(a: GeoPoint, b: GeoPoint): number {
  return compareNumbers(a.latitude, b.latitude) || compareNumbers(a.longitude, b.longitude);
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const order = compareValues(a[index] as Value, b[index] as Value);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Vectors sort by dimension before their elements. */
function compareVectors(a: Fields, b: Fields): number {
  const left = vectorElements(a);
  const right = vectorElements(b);
  return left.length - right.length || compareArrays(left, right);
}

function vectorElements(vector: Fields): readonly Value[] {
  const elements = vector.get('value');
  return Array.isArray(elements) ? (elements as readonly Value[]) : [];
}

/** Maps compare their smallest keys, then the values of those keys, then the next keys. */
function compareMaps(a: Fields, b: Fields): number {
  const left = [...a.keys()].sort(compareStrings);
  const right = [...b.keys()].sort(compareStrings);
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index += 1) {
    const leftKey = left[index] as string;
    const rightKey = right[index] as string;
    const order = compareStrings(leftKey, rightKey) || compareValues(a.get(leftKey) as Value, b.get(rightKey) as Value);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
