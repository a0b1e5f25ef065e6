import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';

describe('the seed’s random numbers', () => {
  it('the same seed gives the same numbers, another seed others', () => {
    const ten = (seed: number) => {
      const random = randomFrom(seed);
      return Array.from({ length: 10 }, () => random.next());
    };
    expect(ten(7)).toEqual(ten(7));
    expect(ten(7)).not.toEqual(ten(8));
  });
  it('numbers reach both ends of a range and never leave it', () => {
    const random = randomFrom(1);
    const drawn = new Set(Array.from({ length: 500 }, () => random.between(1, 4)));
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });
});
