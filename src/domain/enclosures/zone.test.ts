import { describe, expect, it } from 'vitest';
import { SHAPE_CORNERS, SHAPE_PATTERN, zoneSchema } from './zone.ts';

const abri = {
  zoneId: 'z',
  zooId: 'zoo-1',
  enclosureId: 'e',
  zoneName: 'Abri',
  areaM2: 12,
  heightM: null,
  location: 'indoor',
  type: 'aquatic',
  isHiddenForQuestionnaires: false,
  isHiddenForScanSampling: true,
  areaId: 'p',
  shape: '0,0 1,0 0.5,1',
  position: 0,
};
const corners = (count: number) => Array.from({ length: count }, () => '0.5,0.25').join(' ');

describe('a stored zone', () => {
  it('is measured and drawn, or not yet', () => {
    expect(zoneSchema.safeParse(abri).success).toBe(true);
    expect(zoneSchema.safeParse({ ...abri, areaM2: null, areaId: null, shape: null }).success).toBe(true);
  });
  it.each([{ location: 'inside' }, { type: 'aerial' }, { shape: '0,0 1,1' }, { position: 0.5 }, { enclosureId: '' }])(
    'is none with %j',
    (wrong) => {
      expect(zoneSchema.safeParse({ ...abri, ...wrong }).success).toBe(false);
    },
  );
});

describe('the text of a shape', () => {
  it('has three to sixty corners', () => {
    const { least, most } = SHAPE_CORNERS;
    expect([least - 1, least, most, most + 1].map((count) => SHAPE_PATTERN.test(corners(count)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  it.each(['0,0 1,0 1.1,1', '0,0 1,0 -0.1,1', '0,0 1,0 0.12345,1', '0,0 1,0 1,1 ', '0,0;1,0;1,1', '.5,0 1,0 1,1'])(
    'is none in %j',
    (text) => {
      expect(SHAPE_PATTERN.test(text)).toBe(false);
    },
  );
});
