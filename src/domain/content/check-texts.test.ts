import { expect, it } from 'vitest';
import { type Faults, noteTexts } from './check-texts.ts';
import { untranslated } from './translated.ts';

it('a text that is too long or holds control characters is noted under its language', () => {
  const faults: Faults = {};
  const text = { ...untranslated(), fr: 'ab', en: 'abc', de: 'a\u0007', it: 'a\n' };
  noteTexts(faults, 'help', text, 2, 'question/text-too-long');
  expect(Object.entries(faults).map(([path, { code }]) => [path, code])).toEqual([
    ['help.en', 'question/text-too-long'],
    ['help.de', 'generic/invalid-input'],
  ]);
});
