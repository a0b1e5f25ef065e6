import { describe, expect, it } from 'vitest';
import { countAt, countPair, directedCounts, squareMatrix, zeroMatrix } from './square-matrix.ts';

it('a matrix has a value for each row and column', () => {
  expect(squareMatrix(2, (row, column) => `${row}${column}`)).toEqual([
    ['00', '01'],
    ['10', '11'],
  ]);
  expect(squareMatrix(0, () => 0)).toEqual([]);
});

it('a count grows at its row and column alone, and is 0 outside of the matrix', () => {
  const counts = zeroMatrix(2);
  countPair(counts, 0, 1);
  countPair(counts, 0, 1);
  countPair(counts, 2, 0);
  expect(counts).toEqual([
    [0, 2],
    [0, 0],
  ]);
  expect([countAt(counts, 0, 1), countAt(counts, 0, 2), countAt(counts, 2, 0)]).toEqual([2, 0, 0]);
});

const indexOf = (...ids: readonly string[]) => new Map(ids.map((id, index) => [id, index]));

describe('directed counts', () => {
  it('have a row for the first of a pair and a column for the second', () => {
    expect(
      directedCounts(indexOf('a', 'b', 'c'), [
        ['a', 'b'],
        ['a', 'b'],
        ['b', 'a'],
        ['c', 'a'],
      ]),
    ).toEqual([
      [0, 2, 0],
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });
  it('leave out unknown ids, missing ones and an id with itself', () => {
    expect(
      directedCounts(indexOf('a', 'b'), [
        ['a', 'a'],
        ['a', 'stranger'],
        ['stranger', 'b'],
        ['a', null],
      ]),
    ).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});
