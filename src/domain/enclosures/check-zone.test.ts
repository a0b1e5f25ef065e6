import { describe, expect, it } from 'vitest';
import { checkZone, tidyZone, type TypedZone } from './check-zone.ts';

const abri: TypedZone = {
  zoneName: 'Abri',
  areaM2: 12,
  heightM: 3,
  location: 'indoor',
  type: 'terrestrial',
  isHiddenForQuestionnaires: false,
  isHiddenForScanSampling: false,
  areaId: 'plan',
  shape: '0,0 1,0 0.5,1',
};
const context = { others: [{ zoneName: 'Étang' }], areaIds: ['plan'] };
const codes = (differences: Partial<TypedZone>, around = context) =>
  Object.entries(checkZone(tidyZone({ ...abri, ...differences }), around)).map(
    ([field, error]) => `${field}: ${error.code}`,
  );

describe('a zone', () => {
  it('is right as it stands, and before it is measured and drawn', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ areaM2: null, heightM: null, shape: null, areaId: null })).toEqual([]);
  });
  it.each(['', '  '])('needs a name: %j is none', (zoneName) => {
    expect(codes({ zoneName })).toEqual(['zoneName: zone/name-required']);
  });
  it('has a name of at most 100 characters', () => {
    expect(codes({ zoneName: 'x'.repeat(100) })).toEqual([]);
    expect(codes({ zoneName: 'x'.repeat(101) })).toEqual(['zoneName: zone/name-too-long']);
    expect(codes({ zoneName: 'a\u0000' })).toEqual(['zoneName: generic/invalid-input']);
  });
  it.each(['Étang', ' étang ', 'ETANG'])('is not called %s as another one is', (zoneName) => {
    expect(codes({ zoneName })).toEqual(['zoneName: zone/name-taken']);
  });
  it('is not called as one of several others is', () => {
    const others = [{ zoneName: 'Étang' }, { zoneName: 'Grotte' }];
    expect(codes({ zoneName: 'Grotte' }, { ...context, others })).toEqual(['zoneName: zone/name-taken']);
  });
  it('is one of at most 50', () => {
    const zones = (count: number) => Array.from({ length: count }, (_, index) => ({ zoneName: `Zone ${index}` }));
    expect(codes({}, { ...context, others: zones(49) })).toEqual([]);
    expect(codes({}, { ...context, others: zones(50) })).toEqual(['zoneName: zone/too-many']);
  });
  it('has an area and a height above nothing', () => {
    expect(codes({ areaM2: 10_000_000, heightM: 1_000 })).toEqual([]);
    expect(codes({ areaM2: 0, heightM: 0 })).toEqual(['areaM2: zone/area-invalid', 'heightM: zone/height-invalid']);
    expect(codes({ areaM2: 10_000_001, heightM: 1_001 })).toHaveLength(2);
  });
  it.each(['', 'x', '0,0 1,1', '0,0 0.5,0.5 1,1', '0,0 0,0 0,0', '0,0 1,0 1.1,1'])(
    'has corners that enclose something, not %j',
    (shape) => {
      expect(codes({ shape })).toEqual(['shape: zone/shape-invalid']);
    },
  );
  it('has at most 60 corners', () => {
    const around = (corners: number) =>
      Array.from({ length: corners }, (_, index) => {
        const angle = (2 * Math.PI * index) / corners;
        return `${(0.5 + Math.cos(angle) / 4).toFixed(4)},${(0.5 + Math.sin(angle) / 4).toFixed(4)}`;
      }).join(' ');
    expect(codes({ shape: around(60) })).toEqual([]);
    expect(codes({ shape: around(61) })).toEqual(['shape: zone/shape-invalid']);
  });
  it('is drawn on one of the enclosure’s plans', () => {
    expect(codes({ areaId: null })).toEqual(['shape: zone/shape-invalid']);
    expect(codes({ areaId: 'gone' })).toEqual(['shape: zone/shape-invalid']);
  });
});
