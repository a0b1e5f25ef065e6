import { describe, expect, it } from 'vitest';
import { IUCN_ROWS_A_CALL, importIucnSpeciesRequest, removeTaxonRequest, saveSpecieRequest } from './taxonomy.ts';

const specie = {
  specieId: null,
  specieName: 'Lion',
  specieLatinName: 'Panthera leo',
  trad: { fr: 'Lion' },
  familyId: 'felidae',
  iucnCategory: 'VU',
  iucnId: null,
  source: '',
  expectedUpdatedAtUnix: null,
};
const row = {
  iucnId: '1',
  latinName: 'Panthera leo',
  className: '',
  orderLatinName: '',
  familyLatinName: '',
  category: null,
  commonNames: {},
};

describe('what is asked of the catalogue', () => {
  it('leaves a review as it is, closes it, or names its reason', () => {
    for (const review of [{}, { review: null }, { review: 'why' }])
      expect(saveSpecieRequest.safeParse({ ...specie, ...review }).success).toBe(true);
    expect(saveSpecieRequest.safeParse({ ...specie, review: 'x'.repeat(2_001) }).success).toBe(false);
  });
  it('names nothing that the contract does not know', () =>
    expect(saveSpecieRequest.safeParse({ ...specie, underReview: false }).success).toBe(false));
  it('deletes species, families and orders, nothing else', () => {
    expect(removeTaxonRequest.safeParse({ kind: 'species', id: 'lion' }).success).toBe(true);
    expect(removeTaxonRequest.safeParse({ kind: 'users', id: 'lion' }).success).toBe(false);
  });
  it.each([
    [0, false],
    [1, true],
    [IUCN_ROWS_A_CALL, true],
    [IUCN_ROWS_A_CALL + 1, false],
  ])('takes over %i lines of a list at once: %s', (count, isTaken) =>
    expect(importIucnSpeciesRequest.safeParse({ rows: Array.from({ length: count }, () => row) }).success).toBe(
      isTaken,
    ),
  );
});
