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
  it('keeps no more keys than a document holds', () => {
    const commonNames = { en: Array.from({ length: 900 }, (_, n) => `word${n}`).join(' ') };
    expect(iucnKeys({ latinName: 'A b', commonNames }).nameKeys.length).toBeLessThanOrEqual(300);
  });
});
