import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isPermanentFailure } from './permanent-failure.ts';
import { taskPath } from './paths.ts';

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (failure) {
    return failure;
  }
}

it.each([
  ['an id of which no path can be made', thrownBy(() => taskPath('x'.repeat(1_501))), true],
  ['a document that cannot be read', thrownBy(() => z.parse(z.string(), 1)), false],
  ['a call without end', new RangeError('Maximum call stack size exceeded'), false],
  ['a form that the database refuses', Object.assign(new Error('INVALID_ARGUMENT'), { code: 3 }), true],
  ['a value out of range', Object.assign(new Error('OUT_OF_RANGE'), { code: 11 }), true],
  ['a database out of reach', Object.assign(new Error('UNAVAILABLE'), { code: 14 }), false],
  ['a missing index', Object.assign(new Error('FAILED_PRECONDITION'), { code: 9 }), false],
  ['a fault of the code', new TypeError('undefined is not a function'), false],
  ['a thrown text', 'odd', false],
])('%s is judged by whether a repetition could pass', (_what, failure, isPermanent) => {
  expect(isPermanentFailure(failure)).toBe(isPermanent);
});
