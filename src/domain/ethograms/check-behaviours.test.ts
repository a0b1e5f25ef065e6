import { describe, expect, it } from 'vitest';
import { aBehaviour, aModifier, anEthogramContent } from '../../../tests/support/builders/ethogram.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { checkBehaviours, codeKey } from './check-behaviours.ts';
import type { Behaviour } from './ethogram.ts';
import type { Faults } from '../content/check-texts.ts';
import { notVisible } from './tidy-ethogram.ts';

/** The faults of a behaviour with these differences, between RES and NV. */
const ofBehaviour = (differences: Partial<Behaviour>) => {
  const faults: Faults = {};
  const behaviours = [aBehaviour('RES'), aBehaviour('LOC', differences), notVisible()];
  checkBehaviours(faults, anEthogramContent({ behaviours }), ['OLD']);
  return Object.fromEntries(Object.entries(faults).map(([path, { code }]) => [path, code]));
};
const text = (length: number) => inSevenLanguages('x'.repeat(length - 5));

it('compares codes whatever their case', () => expect(codeKey('ReS')).toBe('res'));

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
      { 'behaviours.1.exclusionGroup': 'content/text-too-long' },
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
      'behaviours.1.name.en': 'content/text-too-long',
      'behaviours.1.definition.en': 'content/text-too-long',
    });
  });
});
