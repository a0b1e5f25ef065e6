import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectClose } from '../../../../tests/support/example-networks.ts';
import { tridiagonalise } from './tridiagonal.ts';

const anyMatrix = fc.integer({ min: 0, max: 8 }).chain((size) =>
  fc.array(fc.integer({ min: -9, max: 9 }), { minLength: size * size, maxLength: size * size }).map((numbers) => {
    const at = (row: number, column: number) => numbers[Math.min(row, column) * size + Math.max(row, column)] ?? 0;
    const places = Array.from({ length: size * size }, (_, place) => place);
    return { size, matrix: Float64Array.from(places, (place) => at(Math.floor(place / size), place % size)) };
  }),
);
const times = (size: number, matrix: Float64Array, vector: Float64Array) =>
  vector.map((_, row) => vector.reduce((sum, one, column) => sum + one * (matrix[row * size + column] ?? 0), 0));

it('the tridiagonal matrix does to any turned vector as the symmetric matrix does to the vector', () => {
  fc.assert(
    fc.property(anyMatrix, fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 8 }), ({ size, matrix }, numbers) => {
      const { diagonal, beside, turn, turnBack } = tridiagonalise(size, matrix);
      const vector = Float64Array.from(numbers.slice(0, size));
      const turned = turn(vector);
      const product = turned.map(
        (one, place) =>
          (diagonal[place] ?? 0) * one +
          (beside[place] ?? 0) * (turned[place + 1] ?? 0) +
          (beside[place - 1] ?? 0) * (turned[place - 1] ?? 0),
      );
      expectClose([...turnBack(product)], [...times(size, matrix, vector)]);
      expectClose([...turnBack(turned)], [...vector]);
    }),
  );
});

it('a matrix with numbers on and beside its diagonal only keeps them, up to a sign', () => {
  const { diagonal, beside } = tridiagonalise(3, Float64Array.of(1, 2, 0, 2, 3, 4, 0, 4, 5));
  expectClose([...diagonal], [1, 3, 5]);
  expectClose([...beside].map(Math.abs), [2, 4]);
});

it('a matrix of one number is tridiagonal as it is', () => {
  expect(tridiagonalise(1, Float64Array.of(7))).toMatchObject({
    diagonal: Float64Array.of(7),
    beside: Float64Array.of(),
  });
});

it('a matrix of zeros stays one, and a column with one large and one small number loses neither', () => {
  const zeros = tridiagonalise(3, new Float64Array(9));
  expect([[...zeros.diagonal], [...zeros.beside]]).toEqual([
    [0, 0, 0],
    [0, 0],
  ]);
  const matrix = Float64Array.of(0, -1, 1e-7, -1, 2, 1, 1e-7, 1, 3);
  const { diagonal, turn } = tridiagonalise(3, matrix);
  // The column that is turned away keeps nothing below its second number.
  const column = turn(Float64Array.of(0, -1, 1e-7));
  expect(Math.abs(column[2] ?? 1)).toBeLessThan(1e-15);
  expect([...diagonal].reduce((sum, one) => sum + one, 0)).toBeCloseTo(5, 12);
});
