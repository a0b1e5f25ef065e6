import { describe, expect, it } from 'vitest';
import { Faults } from './faults.ts';
import type { FaultRule } from './rule.ts';

const file = () => 'demo/zoo/lion.png';

describe('faults of the local Storage', () => {
  it('no fault applies before it is set', () => expect(new Faults().meet({ method: 'GET', file })).toBeNull());

  it('a fault skips, hits and counts as many requests as it says', () => {
    const faults = new Faults();
    faults.set([{ method: 'POST', skip: 1, times: 2, drop: true }]);
    const met = ['POST', 'GET', 'POST', 'POST', 'POST'].map((method) => faults.meet({ method, file }) !== null);
    expect(met).toEqual([false, false, true, true, false]);
    expect(faults.list()).toEqual([expect.objectContaining({ matched: 4, hits: 2 })]);
    faults.clear();
    expect(faults.list()).toEqual([]);
  });

  it.each([
    ['demo/zoo/lion.png', true],
    ['demo/*/lion.png', true],
    ['demo/**', true],
    ['demo/*', false],
    ['demo/zoo/lionxpng', false],
  ])('a fault matches files by path: %s', (path, meets) => {
    const faults = new Faults();
    faults.set([{ path, drop: true }]);
    expect(faults.meet({ method: 'GET', file }) !== null).toBe(meets);
  });

  it.each([
    [null],
    [{}],
    [{ drop: false }],
    [{ drop: 'yes' }],
    [{ cutAfter: -1 }],
    [{ refuse: { status: 200 } }],
    [{ times: 0, drop: true }],
    [{ wish: 1, drop: true }],
  ])('a faulty description is refused: %j', (rule) => {
    const faults = new Faults();
    faults.set([{ drop: true }]);
    expect(() => faults.set([rule as FaultRule])).toThrow(expect.objectContaining({ status: 400 }));
    expect(faults.list()).toHaveLength(1);
  });
});
