import { expect, it } from 'vitest';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { checkHead } from './check-head.ts';
import type { Faults } from './check-texts.ts';
import { untranslated } from './translated.ts';

const WHOLE = { profileRef: 'PRO-A', name: inSevenLanguages('N'), description: untranslated() };
const faultsOf = (differences: Partial<typeof WHOLE>) => {
  const faults: Faults = {};
  checkHead(faults, 'profile', { ...WHOLE, ...differences }, new Set(['PRO-TAKEN']));
  return Object.fromEntries(Object.entries(faults).map(([path, { code, params }]) => [path, [code, params?.['max']]]));
};
const inFrench = (length: number) => ({ ...untranslated(), fr: 'é'.repeat(length) });

it.each<[string, Partial<typeof WHOLE>, object]>([
  ['that is whole', {}, {}],
  ['without a reference', { profileRef: '' }, { profileRef: ['content/ref-required', undefined] }],
  ['with a reference of 2 characters', { profileRef: 'AB' }, { profileRef: ['content/ref-invalid', 30] }],
  ['with a reference of 3 characters', { profileRef: 'ABC' }, {}],
  ['with a reference of 30 characters', { profileRef: 'A'.repeat(30) }, {}],
  ['with a reference of 31 characters', { profileRef: 'A'.repeat(31) }, { profileRef: ['content/ref-invalid', 30] }],
  ['with the reference of another', { profileRef: 'PRO-TAKEN' }, { profileRef: ['profile/ref-exists', undefined] }],
  ['without a name', { name: untranslated() }, { 'name.fr': ['content/name-required', undefined] }],
  ['with a name of 100 characters', { name: inFrench(100) }, {}],
  ['with a name of 101 characters', { name: inFrench(101) }, { 'name.fr': ['content/text-too-long', 100] }],
  ['with a description of 1,000 characters', { description: inFrench(1_000) }, {}],
  [
    'with a description of 1,001 characters',
    { description: inFrench(1_001) },
    { 'description.fr': ['content/text-too-long', 1_000] },
  ],
  [
    'with a control character in its name',
    { name: { ...inSevenLanguages('N'), nl: 'a\u0007' } },
    { 'name.nl': ['generic/invalid-input', undefined] },
  ],
])('content %s', (_what, differences, expected) => expect(faultsOf(differences)).toEqual(expected));
