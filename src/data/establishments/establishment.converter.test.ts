import { describe, expect, it } from 'vitest';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { establishmentFromDocument } from './establishment.converter.ts';

describe('the establishment of a document', () => {
  it('is what the document says', () => {
    expect(establishmentFromDocument('zoo-1', anEstablishment())).toEqual({ ok: true, value: anEstablishment() });
  });
  it('of an older document is a park that is neither the provider’s nor the demonstration', () => {
    expect(establishmentFromDocument('zoo-1', { zooName: 'Parc' })).toMatchObject({
      ok: true,
      value: { zooId: 'zoo-1', type: 'zoo', isProvider: false, isDemo: false, staffAccess: [] },
    });
  });
  it('names no tier when the stored one is null', () => {
    const result = establishmentFromDocument('zoo-1', { ...anEstablishment(), zooTiers: null });
    expect(result).toMatchObject({ ok: true });
    expect(result.ok && result.value.zooTiers).toBeUndefined();
  });
  it('is an error when the tier is not one', () => {
    expect(establishmentFromDocument('zoo-1', { ...anEstablishment(), zooTiers: 'gold' })).toMatchObject({
      ok: false,
      error: { code: 'generic/bad-document', params: { field: 'zooTiers' } },
    });
  });
});
