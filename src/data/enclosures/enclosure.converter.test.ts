import { describe, expect, it } from 'vitest';
import { enclosureFromDocument, zoneFromDocument } from './enclosure.converter.ts';

describe('the enclosure of a document', () => {
  it('of an older one is empty and not archived', () => {
    expect(enclosureFromDocument('e', { enclosureName: 'Bois', zooId: 'zoo-1' })).toMatchObject({
      ok: true,
      value: { enclosureId: 'e', label: 'Bois', value: 'e', isArchived: false, areas: [], animalsCount: 0 },
    });
  });
  it('is an error without a name', () => {
    expect(enclosureFromDocument('e', { zooId: 'zoo-1' })).toMatchObject({
      ok: false,
      error: { code: 'generic/bad-document', params: { id: 'e', field: 'enclosureName' } },
    });
  });
});

describe('the zone of a document', () => {
  const abri = {
    zooId: 'zoo-1',
    enclosureId: 'e',
    zoneName: 'Abri',
    areaM2: 12,
    heightM: null,
    location: 'indoor',
    type: 'terrestrial',
    isHiddenForQuestionnaires: false,
    isHiddenForScanSampling: false,
    areaId: 'p',
    shape: '0,0 1,0 0.5,1',
    position: 0,
  };
  it('is what the document says', () => {
    expect(zoneFromDocument('z', abri)).toEqual({ ok: true, value: { ...abri, zoneId: 'z' } });
  });
  it('is an error when its outline is no triangle', () => {
    expect(zoneFromDocument('z', { ...abri, shape: '0,0 1,0' })).toMatchObject({ ok: false });
  });
});
