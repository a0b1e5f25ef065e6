import { expect, it } from 'vitest';
import { aBehaviour } from '../../../tests/support/builders/ethogram.ts';
import { afterPress, behaviourOfKey, NOTHING_RECORDED } from './observer-keys.ts';

const behaviours = [
  aBehaviour('RES', { exclusionGroup: 'activity' }),
  aBehaviour('LOC', { exclusionGroup: 'activity' }),
  aBehaviour('YAWN', { type: 'point' }),
  aBehaviour('HUM'),
];
const after = (keys: string) =>
  [...keys].reduce(
    (recording, key) => afterPress(recording, behaviourOfKey(behaviours, key)!, behaviours),
    NOTHING_RECORDED,
  );

it('finds a behaviour by its key, in capitals too', () => {
  expect(behaviourOfKey(behaviours, 'L')?.code).toBe('LOC');
  expect(behaviourOfKey(behaviours, 'x')).toBeUndefined();
});
it('begins a state, ends it by the same key, and counts its beginnings', () => {
  expect(after('r')).toEqual({ active: ['RES'], counts: { RES: 1 } });
  expect(after('rr')).toEqual({ active: [], counts: { RES: 1 } });
});
it('ends the other states of the group, and leaves those without one', () => {
  expect(after('hrl').active).toEqual(['HUM', 'LOC']);
});
it('counts points', () => expect(after('yyr')).toEqual({ active: ['RES'], counts: { YAWN: 2, RES: 1 } }));
