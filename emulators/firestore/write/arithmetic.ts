/** Firestore's arithmetic on stored numbers: 64-bit integers and doubles, mixed. */
import { compareNumbers } from '../values/order.ts';

const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);

/** Integers stay integers and are clamped to 64 bits; one double makes the result a double. */
export function add(stored: number | bigint, operand: number | bigint): number | bigint {
  if (typeof stored === 'number' || typeof operand === 'number') return Number(stored) + Number(operand);
  const sum = stored + operand;
  if (sum > MAX_INTEGER) return MAX_INTEGER;
  return sum < MIN_INTEGER ? MIN_INTEGER : sum;
}

/** The larger number with its type; the stored one when both are equal; NaN when either is NaN. */
export function larger(stored: number | bigint, operand: number | bigint): number | bigint {
  if (Number.isNaN(stored) || Number.isNaN(operand)) return Number.NaN;
  return compareNumbers(operand, stored) > 0 ? operand : stored;
}

/** The smaller number with its type; the stored one when both are equal; NaN when either is NaN. */
export function smaller(stored: number | bigint, operand: number | bigint): number | bigint {
  if (Number.isNaN(stored) || Number.isNaN(operand)) return Number.NaN;
  return compareNumbers(operand, stored) < 0 ? operand : stored;
}
