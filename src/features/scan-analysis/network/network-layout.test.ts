import { expect, it } from 'vitest';
import { networkLayout } from './network-layout.ts';

const edges = [
  { from: 'a', to: 'b', weight: 0.9 },
  { from: 'b', to: 'c', weight: 0.1 },
];
const far = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

it('places the same network in the same way', () => {
  const question = { ids: ['a', 'b', 'c', 'd'], edges };
  expect(networkLayout(question)).toEqual(networkLayout(question));
});

it('draws strongly linked points nearer than weakly linked ones, all inside of the drawing', () => {
  const places = networkLayout({ ids: ['a', 'b', 'c', 'd'], edges });
  expect(far(places['a']!, places['b']!)).toBeLessThan(far(places['b']!, places['c']!));
  for (const { x, y } of Object.values(places)) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThanOrEqual(1);
  }
});

it('places a single point in the middle, and nothing without points', () => {
  expect(networkLayout({ ids: ['a'], edges: [] })).toEqual({ a: { x: 0.5, y: 0.5 } });
  expect(networkLayout({ ids: [], edges: [] })).toEqual({});
});
