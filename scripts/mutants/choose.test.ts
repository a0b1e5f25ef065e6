import { expect, it } from 'vitest';
import { randomFrom } from '../seed/random.ts';
import { chooseMutations } from './choose.ts';

const ALL = ['a', 'b', 'c', 'd'].flatMap((file) =>
  Array.from({ length: 5 }, (_unused, start) => ({ file, start, end: start, text: '' })),
);

it('the same seed chooses the same faults, another seed others', () => {
  const chosen = (seed: number) => chooseMutations(ALL, 6, randomFrom(seed));
  expect(chosen(1)).toEqual(chosen(1));
  expect(chosen(1)).not.toEqual(chosen(2));
});
it('no file has more than three faults, and each fault is chosen once', () => {
  const chosen = chooseMutations(ALL, 100, randomFrom(1));
  expect(chosen).toHaveLength(12);
  expect(new Set(chosen).size).toBe(12);
});
