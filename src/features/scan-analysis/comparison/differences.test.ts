import { describe, expect, it } from 'vitest';
import type { SharesCompared } from '#domain/analysis/comparison/comparison.ts';
import { byEffect, holdsZero, markOf, zonesOfOneSide } from './differences.ts';

const compared = (size: number | null, counts: readonly [number, number] = [1, 1]): SharesCompared => ({
  a: { count: counts[0], of: 10, percent: 10 },
  b: { count: counts[1], of: 10, percent: 10 },
  difference: size,
  interval: null,
  effect: size === null ? null : { size, level: 'small' },
});
const between = (from: number, to: number) => ({ ...compared(1), interval: { from, to } });

describe('differences', () => {
  it('stand with the greatest effect first, whatever its sign, without those that nobody saw or that are not defined', () => {
    const some = [compared(0.1), compared(-0.4), compared(0.3), compared(null), compared(0, [0, 0])];
    expect(byEffect(some).map(({ difference }) => difference)).toEqual([-0.4, 0.3, 0.1]);
  });
  it('hold 0 where an end of their interval is 0 or 0 lies within', () => {
    expect([between(-1, 2), between(0, 2), between(-2, 0), between(0.1, 2), between(-2, -0.1)].map(holdsZero)).toEqual([
      ...[true, true, true, false, false],
    ]);
    expect(holdsZero(compared(1))).toBe(false);
  });
  it('have a mark for an interval without 0, with 0, and for none', () => {
    expect([between(1, 2), between(-1, 2), compared(1)].map(markOf)).toEqual(['clear', 'open', 'plain']);
  });
});

it('zones of an enclosure that one of two campaigns alone observed are named, those of both and of neither are not', () => {
  const zones = ['both', 'onlyA', 'onlyB', 'neither'].map((enclosureId) => ({
    zoneId: `in ${enclosureId}`,
    enclosureId,
  }));
  const heads = [
    ...['both', 'onlyA'].map((enclosureId) => ({ campaignId: 'a', enclosureId })),
    ...['both', 'onlyB'].map((enclosureId) => ({ campaignId: 'b', enclosureId })),
    { campaignId: 'third', enclosureId: 'neither' },
  ];
  expect(zonesOfOneSide(zones, heads, ['a', 'b'])).toEqual(['in onlyA', 'in onlyB']);
  expect(zonesOfOneSide(zones, [], ['a', 'b'])).toEqual([]);
});
