import { expect, it } from 'vitest';
import { ownWordsOf } from './own-words.ts';

it('a word has the meaning that people gave it in its field, in any case and accents', () => {
  const own = ownWordsOf({ enclosure: { 'enclos 12': 'e12' }, status: {} });
  expect([own('enclosure', 'ENCLOS  12'), own('enclosure', 'Énclos 12')]).toEqual(['e12', 'e12']);
  expect([own('status', 'enclos 12'), own('species', 'enclos 12')]).toEqual([undefined, undefined]);
});

it('an unmatched word has no meaning, also when asked twice, nor has a name that every object has', () => {
  const own = ownWordsOf({ enclosure: { a: 'b' } });
  expect([own('enclosure', 'x'), own('enclosure', 'x'), own('enclosure', 'constructor')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(ownWordsOf({})('enclosure', 'a')).toBeUndefined();
});
