import {
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesMap,
  type RulesValue,
} from './contract.ts';
import { memberKey } from './library/value-keys.ts';
import { isList, isMap, isNumber } from './value-types.ts';

/**
 * The language compares numbers in three ways:
 * - `==` between two numbers compares by value: 1 == 1.0, 0.0 == -0.0, NaN differs from itself;
 * - lists and maps compare each element with its type: [1] != [1.0], [0.0] != [-0.0];
 * - sets and map differences compare by value at every depth, and there NaN equals itself.
 * Source: recorded verdicts of the Rules Test API.
 */
type NumberEquality = (left: bigint | number, right: bigint | number) => boolean;

const byValue: NumberEquality = (left, right) =>
  // eslint-disable-next-line eqeqeq -- == between bigint and number compares their mathematical values
  left == right;

const withType: NumberEquality = (left, right) =>
  typeof left === typeof right && left === right && (left !== 0 || Object.is(left, right));

const asMember: NumberEquality = (left, right) => byValue(left, right) || (Number.isNaN(left) && Number.isNaN(right));

/** Returns `left == right`. Values of different types are unequal, never an error. */
export function valuesEqual(left: RulesValue, right: RulesValue): boolean {
  if (isNumber(left) && isNumber(right)) return byValue(left, right);
  return equal(left, right, withType);
}

/** Returns whether a list holds this element, for `in` and the list methods: an int never equals a float. */
export function isSameElement(left: RulesValue, right: RulesValue): boolean {
  if (isNumber(left) && isNumber(right)) return typeof left === typeof right && left === right;
  return equal(left, right, withType);
}

/** Returns whether two values count as one member of a set, or as an unchanged value of a map difference. */
export function isSameMember(left: RulesValue, right: RulesValue): boolean {
  return equal(left, right, asMember);
}

function equal(left: RulesValue, right: RulesValue, numbers: NumberEquality): boolean {
  if (typeof left === 'object' && left !== null && typeof right === 'object' && right !== null) {
    // no shortcut for the same object: a list with NaN differs from itself
    return equalObjects(left, right, numbers);
  }
  if (isNumber(left) && isNumber(right)) return numbers(left, right);
  return left === right;
}

type RulesObject = Extract<RulesValue, object>;

function equalObjects(left: RulesObject, right: RulesObject, numbers: NumberEquality): boolean {
  if (isMap(left)) return isMap(right) && equalMaps(left, right, numbers);
  if (isList(left)) return isList(right) && equalLists(left, right, numbers);
  if (left instanceof RulesTimestamp || left instanceof RulesDuration) {
    return right.constructor === left.constructor && equalTimes(left, right as typeof left);
  }
  if (left instanceof RulesPath) return right instanceof RulesPath && equalTexts(left.segments, right.segments);
  if (left instanceof RulesLatLng) {
    return right instanceof RulesLatLng && left.latitude === right.latitude && left.longitude === right.longitude;
  }
  if (left instanceof RulesSet) return right instanceof RulesSet && equalSets(left, right);
  if (left instanceof RulesMapDiff) {
    return (
      right instanceof RulesMapDiff &&
      equalMaps(left.left, right.left, numbers) &&
      equalMaps(left.right, right.right, numbers)
    );
  }
  return right instanceof Uint8Array && Buffer.compare(left, right) === 0;
}

function equalTimes(left: RulesTimestamp | RulesDuration, right: RulesTimestamp | RulesDuration): boolean {
  return left.seconds === right.seconds && left.nanos === right.nanos;
}

function equalTexts(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((text, at) => text === right[at]);
}

function equalLists(left: readonly RulesValue[], right: readonly RulesValue[], numbers: NumberEquality): boolean {
  return left.length === right.length && left.every((item, at) => equal(item, right[at] as RulesValue, numbers));
}

function equalMaps(left: RulesMap, right: RulesMap, numbers: NumberEquality): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const other = right.get(key);
    if (other === undefined || !equal(value, other, numbers)) return false;
  }
  return true;
}

function equalSets(left: RulesSet, right: RulesSet): boolean {
  if (left.values.length !== right.values.length) return false;
  const keys = new Set(right.values.map(memberKey));
  return left.values.every((value) => keys.has(memberKey(value)));
}
