import { describe, expect, it } from 'vitest';
import { aBehaviour, aModifier, anEthogramContent } from '../../../tests/support/builders/ethogram.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { checkEthogram, type EthogramGround } from './check-ethogram.ts';
import type { Behaviour, EthogramContent } from './ethogram.ts';
import { notVisible } from './tidy-ethogram.ts';

const ground: EthogramGround = {
  taxonomy: { orders: {}, families: { felidae: {} }, species: {} },
  takenRefs: new Set(['ETH-TAKEN']),
  publishedCodes: ['OLD'],
};
const faultsOf = (differences: Partial<EthogramContent>) =>
  Object.fromEntries(
    Object.entries(checkEthogram(anEthogramContent(differences), ground)).map(([path, { code }]) => [path, code]),
  );
/** The faults of a behaviour with these differences, between RES and NV. */
const ofBehaviour = (differences: Partial<Behaviour>) =>
  faultsOf({ behaviours: [aBehaviour('RES'), aBehaviour('LOC', differences), notVisible()] });
const text = (length: number) => inSevenLanguages('x'.repeat(length - 5));
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => aBehaviour(`B${at}`, { key: String.fromCodePoint(0x4e00 + at) }));

describe('an ethogram', () => {
  it('that is whole has no fault', () => expect(faultsOf({})).toEqual({}));
  it.each<[string, Partial<EthogramContent>, Record<string, string>]>([
    ['without a reference', { ethogramRef: '' }, { ethogramRef: 'ethogram/ref-required' }],
    ['with a reference of 2 characters', { ethogramRef: 'AB' }, { ethogramRef: 'ethogram/ref-invalid' }],
    ['with a reference of 3 characters', { ethogramRef: 'ABC' }, {}],
    ['with a reference of 40 characters', { ethogramRef: 'A'.repeat(40) }, {}],
    ['with a reference of 41 characters', { ethogramRef: 'A'.repeat(41) }, { ethogramRef: 'ethogram/ref-invalid' }],
    ['with a blank in its reference', { ethogramRef: 'A BC' }, { ethogramRef: 'ethogram/ref-invalid' }],
    ['with the reference of another', { ethogramRef: 'ETH-TAKEN' }, { ethogramRef: 'ethogram/ref-exists' }],
    ['without a name', { name: inSevenLanguages('') }, { 'name.fr': 'ethogram/name-required' }],
    ['of a family that the catalogue has', { level: { kind: 'family', id: 'felidae' } }, {}],
    ['of an unknown family', { level: { kind: 'family', id: 'x' } }, { level: 'ethogram/level-unknown' }],
    ['citing 20 sources', { references: many(20).map(({ code }) => code) }, {}],
    [
      'citing 21 sources',
      { references: many(21).map(({ code }) => code) },
      { references: 'ethogram/too-many-references' },
    ],
    ['with 80 behaviours', { behaviours: [...many(79), notVisible()] }, {}],
    ['with 81 behaviours', { behaviours: [...many(80), notVisible()] }, { behaviours: 'ethogram/behaviours-too-many' }],
    ['without "not visible"', { behaviours: [aBehaviour('RES')] }, { behaviours: 'ethogram/not-visible-missing' }],
    ['with 200,000 kept characters', { kept: 'x'.repeat(200_000) }, {}],
    ['with 200,001 kept characters', { kept: 'x'.repeat(200_001) }, { behaviours: 'ethogram/too-large' }],
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

describe('a behaviour', () => {
  it.each<[string, Partial<Behaviour>, Record<string, string>]>([
    ['without a code', { code: '' }, { 'behaviours.1.code': 'ethogram/code-required' }],
    ['with a code of 40 characters', { code: 'L'.repeat(40) }, {}],
    ['with a code of 41 characters', { code: 'L'.repeat(41) }, { 'behaviours.1.code': 'ethogram/code-invalid' }],
    ['with a comma in its code', { code: 'A,B' }, { 'behaviours.1.code': 'ethogram/code-invalid' }],
    [
      'with the code of another in small letters',
      { code: 'res' },
      { 'behaviours.0.code': 'ethogram/code-twice', 'behaviours.1.code': 'ethogram/code-twice' },
    ],
    [
      'with the key of another',
      { key: 'r' },
      { 'behaviours.0.key': 'ethogram/key-twice', 'behaviours.1.key': 'ethogram/key-twice' },
    ],
    ['without a key', { key: '' }, { 'behaviours.1.key': 'ethogram/key-required' }],
    ['with a key of two characters', { key: 'ab' }, { 'behaviours.1.key': 'ethogram/key-required' }],
    ['in a colour of contrast 4.54', { colour: '#767676' }, {}],
    ['in a colour of contrast 4.48', { colour: '#777777' }, { 'behaviours.1.colour': 'ethogram/colour-contrast' }],
    ['in no colour', { colour: 'red' }, { 'behaviours.1.colour': 'ethogram/colour-invalid' }],
    ['of an unknown category', { categoryId: 'x' }, { 'behaviours.1.categoryId': 'ethogram/category-unknown' }],
    [
      'with a picture by http',
      { pictureUrl: 'http://a.b/c' },
      { 'behaviours.1.pictureUrl': 'ethogram/picture-address' },
    ],
    ['with a picture by https', { pictureUrl: 'https://a.b/c.jpg' }, {}],
    ['in a group of 40 characters', { exclusionGroup: 'g'.repeat(40) }, {}],
    [
      'in a group of 41 characters',
      { exclusionGroup: 'g'.repeat(41) },
      { 'behaviours.1.exclusionGroup': 'ethogram/text-too-long' },
    ],
    ['that continues a published code', { was: ['OLD'] }, {}],
    ['that continues an unknown code', { was: ['NEW'] }, { 'behaviours.1.was': 'ethogram/continues-unknown' }],
    ['with a modifier of one value', { modifiers: [aModifier('m', 'a')] }, {}],
    [
      'with a modifier without values',
      { modifiers: [aModifier('m')] },
      { 'behaviours.1.modifiers.0.values': 'ethogram/modifier-values' },
    ],
    [
      'with the same modifier twice',
      { modifiers: [aModifier('m', 'a'), aModifier('m', 'a')] },
      { 'behaviours.1.modifiers': 'ethogram/modifier-twice' },
    ],
    [
      'with the same value twice',
      { modifiers: [aModifier('m', 'a', 'a')] },
      { 'behaviours.1.modifiers.0.values': 'ethogram/modifier-twice' },
    ],
  ])('%s', (_what, differences, expected) => expect(ofBehaviour(differences)).toEqual(expected));
  it('may have 10 modifiers of 40 values, not 11 and not 41', () => {
    const modifiers = (count: number) => Array.from({ length: count }, (_, at) => aModifier(`m${at}`, 'a'));
    const values = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);
    expect(ofBehaviour({ modifiers: modifiers(10) })).toEqual({});
    expect(ofBehaviour({ modifiers: modifiers(11) })).toEqual({
      'behaviours.1.modifiers': 'ethogram/modifiers-too-many',
    });
    expect(ofBehaviour({ modifiers: [aModifier('m', ...values(40))] })).toEqual({});
    expect(ofBehaviour({ modifiers: [aModifier('m', ...values(41))] })).toEqual({
      'behaviours.1.modifiers.0.values': 'ethogram/modifier-values',
    });
  });
  it('may have a name of 100 and a definition of 1,000 characters', () => {
    expect(ofBehaviour({ name: text(100), definition: text(1_000) })).toEqual({});
    const tooLong = ofBehaviour({ name: text(101), definition: text(1_001) });
    expect(tooLong).toMatchObject({
      'behaviours.1.name.en': 'ethogram/text-too-long',
      'behaviours.1.definition.en': 'ethogram/text-too-long',
    });
  });
});
