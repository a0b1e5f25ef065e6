/** The least value of each type: range filters never leave the type of their operand. */
import { typeRank } from '../values/order.ts';
import { GeoPoint, Reference, Timestamp, type Value } from '../values/value.ts';

const LEAST: readonly Value[] = [
  null,
  false,
  Number.NaN,
  new Timestamp(Number.NEGATIVE_INFINITY, 0),
  '',
  new Uint8Array(),
  new Reference(''),
  new GeoPoint(Number.NEGATIVE_INFINITY, 0),
  [],
  new Map<string, Value>([
    ['__type__', '__vector__'],
    ['value', []],
  ]),
  new Map(),
];

/** The lower bound: not after any value of the operand's type, and after every value of the types before it. */
export function leastOfType(value: Value): Value {
  return LEAST[typeRank(value)] as Value;
}

/** The least value of the next type; undefined for the last one. */
export function leastOfNextType(value: Value): Value | undefined {
  return LEAST[typeRank(value) + 1];
}
