import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { textDifference } from './text-difference.ts';

it('a changed word stands as removed and added between those that stayed', () => {
  expect(textDifference('Is the water clean?', 'Is the fresh water clean?')).toEqual([
    { kind: 'same', text: 'Is the ' },
    { kind: 'added', text: 'fresh ' },
    { kind: 'same', text: 'water clean?' },
  ]);
  expect(textDifference('a', 'b')).toEqual([
    { kind: 'removed', text: 'a' },
    { kind: 'added', text: 'b' },
  ]);
  expect(textDifference('', '')).toEqual([]);
});

it('a word before the first one is added, and the text after it stays', () => {
  expect(textDifference('a b', 'c a b')).toEqual([
    { kind: 'added', text: 'c ' },
    { kind: 'same', text: 'a b' },
  ]);
});

it('the parts of either text, joined, are that text again', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'é')).map((letters) => letters.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = textDifference(before, after);
      const without = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [] : part.text)).join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

it('texts of more than a thousand words are compared as a whole', () => {
  const long = 'a '.repeat(1_001);
  expect(textDifference(long, 'a ')).toEqual([
    { kind: 'removed', text: long },
    { kind: 'added', text: 'a ' },
  ]);
});
