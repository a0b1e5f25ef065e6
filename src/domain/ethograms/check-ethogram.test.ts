import { describe, expect, it } from 'vitest';
import { aBehaviour, anEthogramContent } from '../../../tests/support/builders/ethogram.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { checkEthogram, type EthogramGround } from './check-ethogram.ts';
import type { EthogramContent } from './ethogram.ts';
import { notVisible } from './tidy-ethogram.ts';

const ground: EthogramGround = {
  taxonomy: { orders: {}, families: { felidae: { orderId: null } }, species: {} },
  takenRefs: new Set(['ETH-TAKEN']),
  referenceIds: new Set(Array.from({ length: 21 }, (_, at) => `B${at}`)),
  publishedCodes: ['OLD'],
};
const faultsOf = (differences: Partial<EthogramContent>) =>
  Object.fromEntries(
    Object.entries(checkEthogram(anEthogramContent(differences), ground)).map(([path, { code }]) => [path, code]),
  );
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => aBehaviour(`B${at}`, { key: String.fromCodePoint(0x4e00 + at) }));

describe('an ethogram', () => {
  it('that is whole has no fault', () => expect(faultsOf({})).toEqual({}));
  it.each<[string, Partial<EthogramContent>, Record<string, string>]>([
    ['without a reference', { ethogramRef: '' }, { ethogramRef: 'content/ref-required' }],
    ['with a reference of 2 characters', { ethogramRef: 'AB' }, { ethogramRef: 'content/ref-invalid' }],
    ['with a reference of 3 characters', { ethogramRef: 'ABC' }, {}],
    ['with a reference of 30 characters', { ethogramRef: 'A'.repeat(30) }, {}],
    ['with a reference of 31 characters', { ethogramRef: 'A'.repeat(31) }, { ethogramRef: 'content/ref-invalid' }],
    ['with a blank in its reference', { ethogramRef: 'A BC' }, { ethogramRef: 'content/ref-invalid' }],
    ['with the reference of another', { ethogramRef: 'ETH-TAKEN' }, { ethogramRef: 'ethogram/ref-exists' }],
    ['without a name', { name: inSevenLanguages('') }, { 'name.fr': 'content/name-required' }],
    ['of a family that the catalogue has', { level: { kind: 'family', id: 'felidae' } }, {}],
    ['of an unknown family', { level: { kind: 'family', id: 'x' } }, { level: 'content/level-unknown' }],
    ['citing 20 sources', { references: many(20).map(({ code }) => code) }, {}],
    [
      'citing 21 sources',
      { references: many(21).map(({ code }) => code) },
      { references: 'ethogram/too-many-references' },
    ],
    [
      'citing a source that the bibliography lacks',
      { references: ['x'] },
      { references: 'ethogram/reference-unknown' },
    ],
    ['with 80 behaviours', { behaviours: [...many(79), notVisible()] }, {}],
    ['with 81 behaviours', { behaviours: [...many(80), notVisible()] }, { behaviours: 'ethogram/behaviours-too-many' }],
    ['without "not visible"', { behaviours: [aBehaviour('RES')] }, { behaviours: 'ethogram/not-visible-missing' }],
    ['with 20,000 kept characters', { kept: 'x'.repeat(20_000) }, {}],
    ['with 20,001 kept characters', { kept: 'x'.repeat(20_001) }, { behaviours: 'ethogram/too-large' }],
    [
      'with a control character',
      { name: inSevenLanguages('a\u0000') },
      expect.objectContaining({ 'name.pt': 'generic/invalid-input' }),
    ],
  ])('%s', (_what, differences, expected) => expect(faultsOf(differences)).toEqual(expected));
  it('has each of its categories once, with a name', () => {
    const [rest, unseen] = anEthogramContent().categories;
    expect(faultsOf({ categories: [rest!, rest!, unseen!] })).toEqual({ 'categories.1': 'ethogram/category-twice' });
    expect(faultsOf({ categories: [{ ...rest!, name: inSevenLanguages('') }, unseen!] })).toEqual({
      'categories.0.name.fr': 'ethogram/category-unnamed',
    });
  });
  it('may have 30 categories, not 31', () => {
    const categories = (count: number) => [
      ...anEthogramContent().categories,
      ...Array.from({ length: count - 2 }, (_, at) => ({ categoryId: `c${at}`, name: inSevenLanguages('C') })),
    ];
    expect(faultsOf({ categories: categories(30) })).toEqual({});
    expect(faultsOf({ categories: categories(31) })).toEqual({ categories: 'ethogram/categories-too-many' });
  });
});
