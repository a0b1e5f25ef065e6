import { RulesDuration, RulesTimestamp, type RulesValue } from './contract.ts';
import type { OrderingOperator } from './syntax.ts';
import { isNumber } from './value-types.ts';

/**
 * Returns a negative number, zero or a positive number; NaN when NaN is compared, so that every relation is false; null
 * for types that the language does not order (bools, lists, maps, or two different types).
 */
export function compareValues(left: RulesValue, right: RulesValue): number | null {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right);
  if (typeof left === 'string' && typeof right === 'string') return compareTexts(left, right);
  if (
    (left instanceof RulesTimestamp && right instanceof RulesTimestamp) ||
    (left instanceof RulesDuration && right instanceof RulesDuration)
  ) {
    return compareNumbers(left.seconds, right.seconds) || left.nanos - right.nanos;
  }
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  return null;
}

/** Returns the order of an int or float and another; mixed pairs compare by exact value. */
export function compareNumbers(left: bigint | number, right: bigint | number): number {
  if (left < right) return -1;
  if (left > right) return 1;
  return Number.isNaN(left) || Number.isNaN(right) ? Number.NaN : 0;
}

/** Returns whether values in this order satisfy the relation; written out, because every relation to NaN is false. */
export function holds(operator: OrderingOperator, order: number): boolean {
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    default:
      return order >= 0;
  }
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
