import { describe, expect, it } from 'vitest';
import { aSample, seen, someAnimals, someScans } from '../../../../tests/support/builders/data-set.ts';
import { addedCounts, drawnSessions, sessionCountsOf, sessionIdsOf } from './session-counts.ts';

const counted = { ethogram: ['rest', 'walk'], zoneIds: ['den', 'pond'] };

describe('the counts of sessions', () => {
  it('hold the behaviours of the ethogram and the zones that are asked for, in their order', () => {
    const { visible } = aSample({
      scans: someScans('s1'),
      individuals: someAnimals('lion', 'a', 'b', 'c'),
      ethogram: counted.ethogram,
      zones: [{ id: 'den' }, { id: 'pond' }],
      records: [
        seen('s1', 'a', 'walk', { zoneId: 'pond' }),
        seen('s1', 'b', 'walk'),
        seen('s1', 'c', 'odd', { zoneId: 'den' }),
      ],
    });
    expect(sessionCountsOf(visible, counted)).toEqual({ behaviours: [0, 2], zones: [1, 1] });
  });
  it('are added as often as a session was drawn, and are zeros without a session', () => {
    const [one, other] = [
      { behaviours: [1, 2], zones: [0, 3] },
      { behaviours: [4, 0], zones: [1, 0] },
    ];
    expect(addedCounts([one, other, one], counted)).toEqual({ behaviours: [6, 4], zones: [1, 6] });
    expect(addedCounts([], counted)).toEqual({ behaviours: [0, 0], zones: [0, 0] });
  });
  it('belong to sessions that stand once each, in the order of their ids', () => {
    expect(sessionIdsOf(['v2', 'v10', 'v2', 'a'])).toEqual(['a', 'v10', 'v2']);
  });
});

it('a resample has as many sessions as there are, each drawn among all of them', () => {
  const asked: number[] = [];
  const draw = (below: number) => {
    asked.push(below);
    return asked.length % below;
  };
  expect(drawnSessions(3, 2, draw)).toEqual([
    [1, 2, 0],
    [1, 2, 0],
  ]);
  expect(asked).toEqual([3, 3, 3, 3, 3, 3]);
  expect(drawnSessions(0, 2, draw)).toEqual([[], []]);
});
