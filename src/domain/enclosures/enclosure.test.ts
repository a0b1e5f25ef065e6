import { describe, expect, it } from 'vitest';
import { areaSchema, enclosureSchema, MAX_AREAS, OLDER_ENCLOSURE } from './enclosure.ts';

const plaine = {
  ...OLDER_ENCLOSURE,
  enclosureId: 'e',
  zooId: 'zoo-1',
  enclosureName: 'Plaine',
  label: 'Plaine',
  value: 'e',
};
const plan = {
  areaId: 'p',
  areaName: '',
  areaImage: null,
  areaImageUrl: null,
  imageWidth: null,
  imageHeight: null,
  shouldUpload: false,
  mapWidthM: null,
  squareAreaM2: null,
  elevation: 0,
};

describe('a stored enclosure', () => {
  it('is one before it has plans and animals', () => {
    expect(enclosureSchema.parse({ ...plaine, areas: [plan] })).toEqual({ ...plaine, areas: [plan] });
  });
  it.each([{ areas: [{ ...plan, elevation: 5 }] }, { scanMissing: ['roof'] }, { animalsCount: 0.5 }, { memo: null }])(
    'is none with %j',
    (wrong) => {
      expect(enclosureSchema.safeParse({ ...plaine, ...wrong }).success).toBe(false);
    },
  );
});

it('a plan stands on one of the levels from -1 to 4, and there may be one for each', () => {
  const levels = [-2, -1, 0, 1, 2, 3, 4, 5];
  const taken = levels.filter((elevation) => areaSchema.safeParse({ ...plan, elevation }).success);
  expect(taken).toEqual([-1, 0, 1, 2, 3, 4]);
  expect(MAX_AREAS).toBe(taken.length);
});
