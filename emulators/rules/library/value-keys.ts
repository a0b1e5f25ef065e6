import {
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
} from '../contract.ts';
import { isList, isMap } from '../value-types.ts';

/**
 * Texts that are equal exactly for equal values, so that long lists are compared in one pass instead of all pairs:
 * `isSameMember` for sets, `isSameElement` for lists (../equality.ts).
 */

type NumberKey = (value: bigint | number) => string | null;

/** Returns the key of a set's member: numbers count by value, NaN equals itself. */
export function memberKey(value: RulesValue): string {
  return keyOf(value, byValue) as string;
}

/**
 * Returns the key of a list's element, where an int never equals a float; null for a value that differs from everything
 * (NaN).
 */
export function elementKey(value: RulesValue): string | null {
  if (typeof value === 'number') return Number.isNaN(value) ? null : `f${value === 0 ? 0 : value}`;
  return keyOf(value, withType);
}

const byValue: NumberKey = (value) => (Number.isInteger(value) ? `i${BigInt(value)}` : numberText(value));
const withType: NumberKey = (value) => (Number.isNaN(value) ? null : numberText(value));

function numberText(value: bigint | number): string {
  if (typeof value === 'bigint') return `i${value}`;
  return `f${Object.is(value, -0) ? '-0' : value}`;
}

function keyOf(value: RulesValue, numbers: NumberKey): string | null {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return String(value);
    case 'bigint':
    case 'number':
      return numbers(value);
    default:
      return value === null ? 'null' : objectKey(value, numbers);
  }
}

function objectKey(value: Extract<RulesValue, object>, numbers: NumberKey): string | null {
  if (isList(value))
    return joined(
      '[',
      [...value].map((item) => keyOf(item, numbers)),
    );
  if (isMap(value)) {
    const entries = [...value].map(([key, item]) => prefixed(`${JSON.stringify(key)}:`, keyOf(item, numbers)));
    return joined('{', entries.toSorted(byText));
  }
  if (value instanceof RulesSet) return joined('<', value.values.map(memberKey).toSorted(byText));
  if (value instanceof RulesMapDiff)
    return joined('d', [objectKey(value.left, numbers), objectKey(value.right, numbers)]);
  if (value instanceof RulesTimestamp) return `t${value.seconds}.${value.nanos}`;
  if (value instanceof RulesDuration) return `s${value.seconds}.${value.nanos}`;
  if (value instanceof RulesPath) return `/${JSON.stringify(value.segments)}`;
  // + 0 makes a negative zero a plain one
  if (value instanceof RulesLatLng) return `g${value.latitude + 0},${value.longitude + 0}`;
  return `b${Buffer.from(value).toString('hex')}`;
}

function byText(left: string | null, right: string | null): number {
  return String(left) < String(right) ? -1 : 1;
}

function joined(mark: string, parts: readonly (string | null)[]): string | null {
  return parts.includes(null) ? null : `${mark}${parts.join(',')}${mark}`;
}

function prefixed(prefix: string, key: string | null): string | null {
  return key === null ? null : prefix + key;
}
