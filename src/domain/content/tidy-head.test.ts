import { expect, it } from 'vitest';
import { tidyHead, tidyRef } from './tidy-head.ts';
import { untranslated } from './translated.ts';

it('a reference is stored in capitals, texts without blanks around them', () => {
  expect(tidyRef(' que-a ')).toBe('QUE-A');
  const head = { name: { ...untranslated(), fr: ' N ' }, description: { ...untranslated(), en: '\n D' } };
  expect(tidyHead(head)).toEqual({
    name: { ...untranslated(), fr: 'N' },
    description: { ...untranslated(), en: 'D' },
  });
});
