import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedText } from './shared-text.ts';

test('a shared text equals its original, whatever was shared before', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 90 }), { minLength: 1, maxLength: 50 }), (texts) => {
      for (const text of [...texts, ...texts]) expect(sharedText(text)).toBe(text);
    }),
  );
});
