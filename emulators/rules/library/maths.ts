import { INT_MIN } from '../text-literals.ts';
import { intOfFloat } from './conversions.ts';
import { operation, type Operations } from './operation.ts';

/** The namespace `math`. Source: docs/reference/rules/rules.math; the types of the results as recorded. */
export const MATH_FUNCTIONS: Operations = {
  abs: operation('math.abs', ['number'], (_receiver, value) => {
    if (typeof value === 'number') return Math.abs(value);
    // the smallest int has no positive counterpart and stays as it is
    return value < 0n && value !== INT_MIN ? -value : value;
  }),
  ceil: operation('math.ceil', ['number'], (_receiver, value) => Math.ceil(Number(value))),
  floor: operation('math.floor', ['number'], (_receiver, value) => Math.floor(Number(value))),
  round: operation('math.round', ['number'], (_receiver, value) =>
    typeof value === 'bigint' ? value : intOfFloat(Math.round(value)),
  ),
  sqrt: operation('math.sqrt', ['number'], (_receiver, value) => Math.sqrt(Number(value))),
  pow: operation('math.pow', ['number', 'number'], (_receiver, base, exponent) => Number(base) ** Number(exponent)),
  isNaN: operation('math.isNaN', ['number'], (_receiver, value) => Number.isNaN(Number(value))),
  isInfinite: operation('math.isInfinite', ['number'], (_receiver, value) => Math.abs(Number(value)) === Infinity),
};
