import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceQueue } from './distance-queue.ts';

it('an empty queue gives no node', () => {
  expect(distanceQueue(3, new Float64Array(3)).takeNearest()).toBe(-1);
});

it('a queue gives each node once, the nearest first, wherever a node moved meanwhile', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(50), fc.nat(50))), (pairs) => {
      const distances = Float64Array.from(pairs, ([before, less]) => before + less);
      const queue = distanceQueue(pairs.length, distances);
      for (const node of pairs.keys()) queue.add(node);
      for (const [node, [before]] of pairs.entries()) {
        distances[node] = before;
        queue.add(node);
      }
      const taken = pairs.map(() => queue.takeNearest());
      expect(taken.map((node) => distances[node])).toEqual([...distances].toSorted((one, other) => one - other));
      expect(taken.toSorted((one, other) => one - other)).toEqual([...pairs.keys()]);
      expect(queue.takeNearest()).toBe(-1);
    }),
  );
});

it('a node that was taken may be added again', () => {
  const queue = distanceQueue(2, Float64Array.of(2, 1));
  queue.add(0);
  expect(queue.takeNearest()).toBe(0);
  queue.add(0);
  queue.add(1);
  expect([queue.takeNearest(), queue.takeNearest(), queue.takeNearest()]).toEqual([1, 0, -1]);
});
