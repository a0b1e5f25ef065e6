import { describe, expect, it } from 'vitest';
import { inOrder, placeAt } from './place-at.ts';

const step = (
  movedAtUnix: number,
  toEnclosureId: string | null,
  more: { recordedAtUnix?: number; toGroupId?: string | null; movementId?: string; kind?: 'entry' } = {},
) => ({
  movementId: 'm',
  kind: 'move' as const,
  recordedAtUnix: movedAtUnix,
  toGroupId: null,
  ...more,
  movedAtUnix,
  toEnclosureId,
});

const life = [step(300, null), step(100, 'plaine', { toGroupId: 'troupe' }), step(200, 'abri')];

describe('the place of an animal', () => {
  it.each([
    [99, null],
    [100, { enclosureId: 'plaine', groupId: 'troupe' }],
    [199, { enclosureId: 'plaine', groupId: 'troupe' }],
    [200, { enclosureId: 'abri', groupId: null }],
    [299, { enclosureId: 'abri', groupId: null }],
    [300, { enclosureId: null, groupId: null }],
    [9_999, { enclosureId: null, groupId: null }],
  ])('at %i is %o', (instant, place) => {
    expect(placeAt(life, instant)).toEqual(place);
  });
  it('is that of the entry from then on, unless another record lies before', () => {
    const entry = step(200, 'plaine', { kind: 'entry' });
    expect(placeAt([entry], 199)).toBeNull();
    expect(placeAt([entry, step(300, 'abri')], 250)).toEqual({ enclosureId: 'plaine', groupId: null });
    expect(placeAt([entry, step(150, null, { recordedAtUnix: 210 })], 250)).toEqual({
      enclosureId: null,
      groupId: null,
    });
  });
  it('is not known without movements', () => {
    expect(placeAt([], 100)).toBeNull();
  });
  it('is by the instant of the move, even when it was recorded later', () => {
    const late = [step(200, 'abri', { recordedAtUnix: 210 }), step(150, 'volière', { recordedAtUnix: 900 })];
    expect(placeAt(late, 180)).toEqual({ enclosureId: 'volière', groupId: null });
    expect(placeAt(late, 200)).toEqual({ enclosureId: 'abri', groupId: null });
  });
  it('is, of two moves at one instant, the one recorded last', () => {
    const both = [step(100, 'b', { recordedAtUnix: 120 }), step(100, 'a', { recordedAtUnix: 110 })];
    expect(placeAt(both, 100)).toEqual({ enclosureId: 'b', groupId: null });
    expect(placeAt(both.toReversed(), 100)).toEqual({ enclosureId: 'b', groupId: null });
  });
  it('is the same whatever the order of equal ones', () => {
    const twins = [step(100, 'a', { movementId: '1' }), step(100, 'b', { movementId: '2' })];
    expect(inOrder(twins.toReversed())).toEqual(inOrder(twins));
  });
});
