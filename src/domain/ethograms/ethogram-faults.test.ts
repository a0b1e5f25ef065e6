import { expect, it } from 'vitest';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { type Faults, noteTexts } from './ethogram-faults.ts';

it('notes a text that is too long or holds control characters, at its language', () => {
  const faults: Faults = {};
  noteTexts(faults, 'name', { ...inSevenLanguages(''), fr: 'abcd', de: 'abc', it: 'a\u0007', nl: 'a\n\t' }, 3);
  expect(faults).toEqual({
    'name.fr': { code: 'ethogram/text-too-long', params: { max: 3 } },
    'name.it': { code: 'generic/invalid-input' },
  });
});
