import { describe, expect, it } from 'vitest';
import { removeAreaRequest, saveAreaRequest } from './enclosure-plans.ts';

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
  it('may come with an image or without', () => {
    expect(saveAreaRequest.safeParse(plan).success).toBe(true);
    expect(saveAreaRequest.safeParse({ ...plan, base64picture: 'AAAA' }).success).toBe(true);
    expect(saveAreaRequest.safeParse({ ...plan, base64picture: '' }).success).toBe(false);
  });
  it.each([
    { elevation: 5 },
    { elevation: '0' },
    { mapWidthM: '40' },
    { mapWidthM: Number.NaN },
    { areaImageUrl: 'x' },
  ])('is refused with %j', (wrong) => {
    expect(saveAreaRequest.safeParse({ ...plan, ...wrong }).success).toBe(false);
  });
});

it('the plan to remove is named', () => {
  expect(removeAreaRequest.safeParse({ zooId: 'zoo-1', enclosureId: 'e', areaId: 'p' }).success).toBe(true);
  expect(removeAreaRequest.safeParse({ zooId: 'zoo-1', enclosureId: 'e', areaId: null }).success).toBe(false);
});
