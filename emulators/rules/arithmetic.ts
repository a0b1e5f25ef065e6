import { RulesDuration, RulesTimestamp, type RulesValue } from './contract.ts';
import { addTime, durationOf, nanosOf, timestampOf } from './instants.ts';
import { Problem } from './problem.ts';
import type { ArithmeticOperator } from './syntax.ts';
import { INT_MAX, INT_MIN } from './text-literals.ts';
import { isNumber, typeName } from './value-types.ts';

const ACCEPTED: Readonly<Record<ArithmeticOperator, string>> = {
  '+': 'int + int, float + float, string + string, duration + duration, duration + timestamp, timestamp + duration',
  '-': 'int - int, float - float, duration - duration, timestamp - duration, timestamp - timestamp',
  '*': 'int * int, float * float',
  '/': 'int / int, float / float',
  '%': 'int % int, float % float',
};

/** More than any document holds; repeated doubling of texts must not fill the memory. */
const MAX_TEXT_LENGTH = 2 ** 24;

/** Returns `left operator right`, or the problem. */
export function calculate(operator: ArithmeticOperator, left: RulesValue, right: RulesValue): RulesValue | Problem {
  if (typeof left === 'bigint' && typeof right === 'bigint') return calculateInts(operator, left, right);
  if (isNumber(left) && isNumber(right)) return calculateFloats(operator, Number(left), Number(right));
  const other = operator === '+' ? add(left, right) : operator === '-' ? subtract(left, right) : null;
  if (other !== null) return other;
  const received = `${typeName(left)} ${operator} ${typeName(right)}`;
  return new Problem(`Unsupported operation error. Received: ${received}. Expected: ${ACCEPTED[operator]}.`);
}

/** Returns `-value`, or the problem. */
export function negate(value: RulesValue): RulesValue | Problem {
  if (typeof value === 'number') return -value;
  if (typeof value === 'bigint') return checked(-value);
  return new Problem(`Unsupported operation error. Received: -${typeName(value)}. Expected: -int, -float.`);
}

function calculateInts(operator: ArithmeticOperator, left: bigint, right: bigint): bigint | Problem {
  if (right === 0n && (operator === '/' || operator === '%')) return new Problem('Divide by zero error.');
  switch (operator) {
    case '+':
      return checked(left + right);
    case '-':
      return checked(left - right);
    case '*':
      return checked(left * right);
    case '/':
      return checked(left / right);
    default:
      return left % right;
  }
}

function checked(value: bigint): bigint | Problem {
  return value >= INT_MIN && value <= INT_MAX ? value : new Problem('Integer overflow error.');
}

function calculateFloats(operator: ArithmeticOperator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    default:
      return left % right;
  }
}

function add(left: RulesValue, right: RulesValue): RulesValue | Problem | null {
  if (typeof left === 'string' && typeof right === 'string') {
    return left.length + right.length > MAX_TEXT_LENGTH ? new Problem('The text is too long.') : left + right;
  }
  if (left instanceof RulesDuration && right instanceof RulesDuration) return addTime(left, right, 1n, durationOf);
  if (left instanceof RulesTimestamp && right instanceof RulesDuration) return addTime(left, right, 1n, timestampOf);
  if (left instanceof RulesDuration && right instanceof RulesTimestamp) return addTime(left, right, 1n, timestampOf);
  return null;
}

function subtract(left: RulesValue, right: RulesValue): RulesValue | Problem | null {
  if (left instanceof RulesDuration && right instanceof RulesDuration) return addTime(left, right, -1n, durationOf);
  if (left instanceof RulesTimestamp && right instanceof RulesDuration) return addTime(left, right, -1n, timestampOf);
  if (left instanceof RulesTimestamp && right instanceof RulesTimestamp)
    return durationOf(nanosOf(left) - nanosOf(right));
  return null;
}
