import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';

describe('the seed’s numbers', () => {
  it('are the same for the same seed and others for another', () => {
    const ten = (seed: number) => {
      const random = randomFrom(seed);
      return Array.from({ length: 10 }, () => random.next());
    };
    expect(ten(7)).toEqual(ten(7));
    expect(ten(7)).not.toEqual(ten(8));
  });
  it('reach both ends of a range and never leave it', () => {
    const random = randomFrom(1);
    const drawn = new Set(Array.from({ length: 500 }, () => random.between(1, 4)));
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });
});
