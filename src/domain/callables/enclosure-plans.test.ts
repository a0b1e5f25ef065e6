import { describe, expect, it } from 'vitest';
import { removeAreaContract, saveAreaContract } from './enclosure-plans.ts';

const plan = {
  zooId: 'zoo-1',
  enclosureId: 'e',
  areaId: null,
  areaName: '',
  mapWidthM: 40,
  squareAreaM2: 1,
  elevation: -1,
};

describe('saving a plan', () => {
  it.each([-1, 0, 1, 2, 3, 4])('is possible on level %i', (elevation) => {
    expect(saveAreaContract.request.safeParse({ ...plan, elevation }).success).toBe(true);
  });
  it('takes a name of 1,000 characters, so that the server can refuse it by a code, and no longer one', () => {
    const named = (length: number) =>
      saveAreaContract.request.safeParse({ ...plan, areaName: 'x'.repeat(length) }).success;
    expect([named(1_000), named(1_001)]).toEqual([true, false]);
  });
  it('may come with an image or without', () => {
    expect(saveAreaContract.request.safeParse(plan).success).toBe(true);
    expect(saveAreaContract.request.safeParse({ ...plan, base64picture: 'AAAA' }).success).toBe(true);
    expect(saveAreaContract.request.safeParse({ ...plan, base64picture: '' }).success).toBe(false);
  });
  it.each([
    { elevation: -2 },
    { elevation: 5 },
    { elevation: 0.5 },
    { elevation: '0' },
    { mapWidthM: '40' },
    { mapWidthM: Number.NaN },
    { areaImageUrl: 'x' },
  ])('is refused with %j', (wrong) => {
    expect(saveAreaContract.request.safeParse({ ...plan, ...wrong }).success).toBe(false);
  });
});

it('the plan to remove is named', () => {
  expect(removeAreaContract.request.safeParse({ zooId: 'zoo-1', enclosureId: 'e', areaId: 'p' }).success).toBe(true);
  expect(removeAreaContract.request.safeParse({ zooId: 'zoo-1', enclosureId: 'e', areaId: null }).success).toBe(false);
});
