import { describe, expect, it } from 'vitest';
import { IUCN_NAMES_LENGTH } from '../taxonomy/taxonomy.ts';
import {
  importIucnSpeciesContract,
  removeTaxonContract,
  saveLabelContract,
  saveSpeciesContract,
  saveTaxonContract,
} from './taxonomy.ts';

const species = {
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

describe('a request to the catalogue', () => {
  it('leaves a review as it is, closes it, or names its reason', () => {
    for (const review of [{}, { review: null }, { review: 'why' }])
      expect(saveSpeciesContract.request.safeParse({ ...species, ...review }).success).toBe(true);
    expect(saveSpeciesContract.request.safeParse({ ...species, review: 'x'.repeat(2_001) }).success).toBe(false);
  });
  it('names nothing that the contract does not know', () =>
    expect(saveSpeciesContract.request.safeParse({ ...species, underReview: false }).success).toBe(false));
  it('has names of any language that end, long before a document would', () => {
    const trad = (length: number) =>
      saveSpeciesContract.request.safeParse({ ...species, trad: { de: 'x'.repeat(length) } });
    const label = { kind: 'tags', id: null, name: 'Odeur', archived: false };
    const named = (length: number) =>
      saveLabelContract.request.safeParse({ ...label, trad: { de: 'x'.repeat(length) } });
    expect([trad(301), trad(3_001)].map(({ success }) => success)).toEqual([true, false]);
    expect([named(301), named(3_001)].map(({ success }) => success)).toEqual([true, false]);
    expect(saveSpeciesContract.request.safeParse({ ...species, trad: { xx: 'Lion' } }).success).toBe(false);
  });
  it.each([
    ['iucnId', 128],
    ['latinName', 300],
    ['className', 300],
    ['orderLatinName', 300],
    ['familyLatinName', 300],
  ])('takes no longer %s of a list than %i characters', (field, longest) => {
    const takes = (length: number) =>
      importIucnSpeciesContract.request.safeParse({ rows: [{ ...row, [field]: 'x'.repeat(length) }] }).success;
    expect([takes(longest), takes(longest + 1)]).toEqual([true, false]);
  });
  it('takes as many names of one language as a cell of a list may hold', () => {
    const takes = (length: number) =>
      importIucnSpeciesContract.request.safeParse({ rows: [{ ...row, commonNames: { en: 'x'.repeat(length) } }] })
        .success;
    expect([takes(IUCN_NAMES_LENGTH), takes(IUCN_NAMES_LENGTH + 1)]).toEqual([true, false]);
  });
  it('deletes species, families and orders, nothing else', () => {
    const isKnown = (kind: string) => removeTaxonContract.request.safeParse({ kind, id: 'lion' }).success;
    expect(['species', 'family', 'order', 'users'].map(isKnown)).toEqual([true, true, true, false]);
  });
  it('saves families and orders, nothing else', () => {
    const taxon = { id: null, name: 'Felidae', latinName: 'Felidae', orderId: null };
    const isKnown = (kind: string) => saveTaxonContract.request.safeParse({ ...taxon, kind }).success;
    expect(['family', 'order', 'species'].map(isKnown)).toEqual([true, true, false]);
  });
  it.each([
    ['order', null, 'order/create-failed'],
    ['order', 'carnivora', 'taxon/save-failed'],
    ['family', null, 'taxon/save-failed'],
  ] as const)('that fails to save the %s %j says %s', (kind, id, code) => {
    expect(saveTaxonContract.failure({ kind, id })).toBe(code);
  });
  it.each([
    [0, false],
    [1, true],
    [400, true],
    [401, false],
  ])('takes %i lines of a list at once: %s', (count, isTaken) =>
    expect(
      importIucnSpeciesContract.request.safeParse({ rows: Array.from({ length: count }, () => row) }).success,
    ).toBe(isTaken),
  );
});
