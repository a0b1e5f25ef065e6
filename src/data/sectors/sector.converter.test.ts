import { describe, expect, it } from 'vitest';
import { aSector } from '../../../tests/support/builders/establishment.ts';
import { sectorFromDocument } from './sector.converter.ts';

describe('the sector of a document', () => {
  it('is what the document says', () => {
    expect(sectorFromDocument('savanna', aSector())).toEqual({ ok: true, value: aSector() });
  });
  it('of an older document has the default colour and nobody in it', () => {
    expect(sectorFromDocument('savanna', { sectorName: 'Savane africaine', zooId: 'zoo-1' })).toEqual({
      ok: true,
      value: aSector({ sectorKeeper: [] }),
    });
  });
  it('is an error when its colour is not one', () => {
    expect(sectorFromDocument('savanna', aSector({ sectorColor: 'red' }))).toMatchObject({
      ok: false,
      error: { code: 'generic/bad-document', params: { id: 'savanna', field: 'sectorColor' } },
    });
  });
});
