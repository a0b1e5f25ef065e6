import { describe, expect, it } from 'vitest';
import { iucnKeys, searchKeys } from './iucn-keys.ts';

describe('the search in the list', () => {
  const { latinKey, nameKeys } = iucnKeys({
    latinName: 'Panthera leo',
    commonNames: { fr: 'Lion d’Afrique', de: 'Löwe' },
  });
  const finds = (typed: string) =>
    searchKeys(typed).length > 0 && searchKeys(typed).every((key) => nameKeys.includes(key));
  it.each(['pan', 'Panthera', 'leo', 'LION', 'löwe', 'lowe', 'lion afr', 'panthera leo'])(
    'finds the lion by %j',
    (typed) => expect(finds(typed)).toBe(true),
  );
  it.each(['', 'pa', 'd', 'tigris', 'lion tigre', 'rique'])('does not find it by %j', (typed) =>
    expect(finds(typed)).toBe(false),
  );
  it('orders by the Latin name', () => expect(latinKey).toBe('panthera leo'));
  it('looks for the longest word first', () => expect(searchKeys('leo panthera')).toEqual(['panthera', 'leo']));
  it('knows the beginnings of a word from 3 letters to 16', () => {
    const { nameKeys: keys } = iucnKeys({ latinName: 'Abcdefghijklmnopqr', commonNames: { fr: 'Ane', en: 'Ox' } });
    expect([keys.length, keys[0], keys.at(-2), keys.at(-1)]).toEqual([15, 'abc', 'abcdefghijklmnop', 'ane']);
    expect(searchKeys('abcdefghijklmnopqr')).toEqual(['abcdefghijklmnop']);
  });
  it('keeps no more keys than a document holds', () => {
    const commonNames = { en: Array.from({ length: 900 }, (_, n) => `word${n}`).join(' ') };
    expect(iucnKeys({ latinName: 'A b', commonNames }).nameKeys).toHaveLength(300);
  });
});
