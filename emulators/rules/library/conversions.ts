import { RulesPath, type RulesValue } from '../contract.ts';
import { Problem } from '../problem.ts';
import { INT_MAX, INT_MIN } from '../text-literals.ts';
import { typeName } from '../value-types.ts';
import { operation, type Operations } from './operation.ts';
import { segmentsOf } from './places.ts';

/** Returns a float without its fraction; a value out of range becomes the nearest int, NaN becomes 0. */
export function intOfFloat(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return INT_MAX;
  if (value <= -(2 ** 63)) return INT_MIN;
  return BigInt(Math.trunc(value));
}

/** Returns `string(value)`; only simple values and paths have a text. */
export function stringOf(value: RulesValue): string | Problem {
  if (value instanceof RulesPath) return `/${value.segments.join('/')}`;
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return textOfFloat(value);
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      return value === null ? 'null' : unsupported('string', value, 'int float null string bool path');
  }
}

/** Returns a float's text: 2.0, 1.0E7, 1.0E-4; always at least one digit after the point. */
function textOfFloat(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const size = Math.abs(value);
  if (size >= 1e-3 && size < 1e7) return Number.isInteger(value) ? `${value}.0` : String(value);
  const shortest = value.toExponential();
  // a single digit gets the closest second one, which is not always a zero (4.9E-324)
  const [digits, exponent] = (shortest.includes('.') ? shortest : value.toExponential(1)).split('e');
  return `${digits as string}E${Number(exponent)}`;
}

function intOf(value: RulesValue): bigint | Problem {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return intOfFloat(value);
  if (typeof value !== 'string') return unsupported('int', value, 'int float string');
  if (/^[+-]?\d+$/.test(value)) {
    const parsed = BigInt(value.replace(/^\+/, ''));
    if (parsed >= INT_MIN && parsed <= INT_MAX) return parsed;
  }
  return failed(value, 'int');
}

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const HEXADECIMAL = /^([+-]?)0[xX]([0-9a-fA-F]*)\.?([0-9a-fA-F]*)[pP]([+-]?\d+)$/;

function floatOf(value: RulesValue): number | Problem {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string') return unsupported('float', value, 'float int string');
  const text = value.trim();
  if (/^[+-]?(?:NaN|Infinity)$/.test(text)) return Number(text.replace(/^\+/, ''));
  const digits = text.replace(/[fFdD]$/, '');
  if (DECIMAL.test(digits)) return Number(digits);
  const hex = HEXADECIMAL.exec(digits);
  if (!hex || (!hex[2] && !hex[3])) return failed(value, 'float');
  const whole = Number.parseInt(`${hex[2] ?? ''}${hex[3] ?? ''}`, 16);
  const size = whole * 2 ** (Number(hex[4]) - 4 * (hex[3] ?? '').length);
  return hex[1] === '-' ? -size : size;
}

function boolOf(value: RulesValue): boolean | Problem {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return unsupported('bool', value, 'bool string');
  return value === 'true' || value === 'false' ? value === 'true' : failed(value, 'bool');
}

function unsupported(name: string, value: RulesValue, accepted: string): Problem {
  const expected = accepted.split(' ').map((type) => `${name}(${type})`);
  return new Problem(
    `Unsupported operation error. Received: ${name}(${typeName(value)}). Expected: ${expected.join(', ')}.`,
  );
}

function failed(text: string, type: string): Problem {
  return new Problem(`Type conversion error. Argument: [${text}], From type: [string], To type: [${type}].`);
}

/** The conversions. Source: docs/reference/rules, the pages Boolean, Float, Integer, Path and String. */
export const CONVERSIONS: Operations = {
  string: operation('string', ['any'], (_receiver, value) => stringOf(value)),
  int: operation('int', ['any'], (_receiver, value) => intOf(value)),
  float: operation('float', ['any'], (_receiver, value) => floatOf(value)),
  bool: operation('bool', ['any'], (_receiver, value) => boolOf(value)),
  path: operation('path', ['string'], (_receiver, text) => new RulesPath(segmentsOf(text))),
};
