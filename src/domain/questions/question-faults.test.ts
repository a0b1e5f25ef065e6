import { expect, it } from 'vitest';
import type { Faults } from './question-faults.ts';
import { noteTexts } from './question-faults.ts';
import { untranslated } from '../content/translated.ts';

it('a text that is too long or holds control characters is noted under its language', () => {
  const faults: Faults = {};
  noteTexts(faults, 'help', { ...untranslated(), fr: 'ab', en: 'abc', de: 'a\u0007', it: 'a\n' }, 2);
  expect(Object.entries(faults).map(([path, { code }]) => [path, code])).toEqual([
    ['help.en', 'question/text-too-long'],
    ['help.de', 'generic/invalid-input'],
  ]);
});
