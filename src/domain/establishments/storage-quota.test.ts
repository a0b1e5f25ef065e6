import { describe, expect, it } from 'vitest';
import { TIERS } from '../access/tiers.ts';
import { hasRoom, MAX_STORED_BYTES, roomLeft, storageUseSchema, UNUSED_STORAGE } from './storage-quota.ts';

describe.each(TIERS)('an establishment of the tier %s', (tier) => {
  const most = MAX_STORED_BYTES[tier];
  it('stores as many bytes as its tier allows, and not one more', () => {
    expect(hasRoom(tier, most - 10, 9)).toBe(true);
    expect(hasRoom(tier, most - 10, 10)).toBe(true);
    expect(hasRoom(tier, most - 10, 11)).toBe(false);
  });
  it('has little room from nine tenths on, and none at the limit', () => {
    expect(roomLeft(tier, most * 0.9 - 1)).toBe('enough');
    expect(roomLeft(tier, most * 0.9)).toBe('little');
    expect(roomLeft(tier, most - 1)).toBe('little');
    expect(roomLeft(tier, most)).toBe('full');
  });
});

it('a higher tier stores more gigabytes', () => {
  const gigabytes = TIERS.map((tier) => MAX_STORED_BYTES[tier] / 1_000_000_000);
  expect(gigabytes).toEqual([1, 5, 20, 50, 100, 100]);
});
it('an establishment without files uses nothing', () => {
  expect(storageUseSchema.parse(UNUSED_STORAGE)).toEqual({ bytes: 0, countedAtUnix: null });
});
