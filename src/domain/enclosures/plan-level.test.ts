import { describe, expect, it } from 'vitest';
import { ELEVATIONS } from './enclosure.ts';
import { firstFreeLevel, type Level, takenLevels } from './plan-level.ts';

const plans = (...levels: Level[]) => levels.map((elevation, index) => ({ areaId: `plan-${index}`, elevation }));
const taken = (areaId: string | null, ...levels: Level[]) => [...takenLevels(plans(...levels), areaId)];

describe('the levels that are taken', () => {
  it('are those of all plans for a new plan', () => {
    expect(taken(null)).toEqual([]);
    expect(taken(null, 0, -1, 4)).toEqual([0, -1, 4]);
  });
  it('are those of the other plans for a stored plan', () => {
    expect(taken('plan-0', 0, 1)).toEqual([1]);
  });
  it('leave a stored plan its level, also when another plan is there', () => {
    expect(taken('plan-0', 0, 0, 1)).toEqual([1]);
    expect(taken(null, 0, 0, 1)).toEqual([0, 1]);
  });
});

describe('the level of a new plan', () => {
  it('is 0, else the lowest free level', () => {
    expect(firstFreeLevel([])).toBe(0);
    expect(firstFreeLevel(plans(0))).toBe(-1);
    expect(firstFreeLevel(plans(0, -1, 2))).toBe(1);
    expect(firstFreeLevel(plans(0, -1, 1, 2, 3))).toBe(4);
  });
  it('is 0 when every level has a plan', () => {
    expect(firstFreeLevel(plans(...ELEVATIONS))).toBe(0);
  });
});
