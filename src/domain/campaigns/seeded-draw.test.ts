import { expect, it } from 'vitest';
import { seededDraw, shuffled } from './seeded-draw.ts';

it('draws the same numbers from the same text, and others from another', () => {
  const numbers = (seed: string) => Array.from({ length: 20 }, seededDraw(seed).bind(null, 1_000));
  expect(numbers('a')).toEqual(numbers('a'));
  expect(numbers('a')).not.toEqual(numbers('b'));
});
it('draws every number below the limit about equally often', () => {
  const draw = seededDraw('even');
  const counts = Array.from({ length: 10 }, () => 0);
  for (let number = 0; number < 10_000; number += 1) {
    const drawn = draw(10);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(850);
  expect(Math.max(...counts)).toBeLessThan(1_150);
  expect(draw(1)).toBe(0);
});
it('shuffles every id once, in another order for another seed', () => {
  const ids = Array.from({ length: 30 }, (_none, at) => `id-${at}`);
  const order = shuffled(ids, seededDraw('a'));
  expect(order.toSorted()).toEqual(ids.toSorted());
  expect(order).toEqual(shuffled(ids, seededDraw('a')));
  expect(order).not.toEqual(shuffled(ids, seededDraw('b')));
});
