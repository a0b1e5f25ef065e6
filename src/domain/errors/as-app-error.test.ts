import { expect, it } from 'vitest';
import { appError } from './app-error.ts';
import { asAppError } from './as-app-error.ts';

it('keeps an error of the catalogue with its parameters', () => {
  const refusal = appError('zoo/not-found', { name: 'Savanna' });
  expect(asAppError(refusal)).toBe(refusal);
});

it.each([
  ['an error of the language', new TypeError('x is not a function')],
  ['a code that the catalogue lacks', { code: 'zoo/exploded' }],
  ['a text', 'zoo/not-found'],
  ['nothing', undefined],
  ['null', null],
])('takes %s for "something went wrong"', (_, error) =>
  expect(asAppError(error)).toEqual(appError('generic/something-went-wrong')),
);
