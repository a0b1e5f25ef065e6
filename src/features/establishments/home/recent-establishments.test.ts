import { describe, expect, it } from 'vitest';
import { fakeLocalStorage } from '../../../../tests/support/fakes/local-storage.ts';
import { recentEstablishments, rememberEstablishment } from './recent-establishments.ts';

const kept = fakeLocalStorage();

describe('the establishments a person entered last', () => {
  it('stand with the latest first, each once, five at most', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberEstablishment('olivia', id);
    expect(recentEstablishments('olivia')).toEqual(['b', 'f', 'e', 'd', 'c']);
  });
  it('are nobody else’s', () => {
    rememberEstablishment('olivia', 'a');
    expect(recentEstablishments('matteo')).toEqual([]);
  });
  it('are none where what is stored cannot be read', () => {
    kept.set('enclos.establishments.olivia', JSON.stringify({ a: 1 }));
    expect(recentEstablishments('olivia')).toEqual([]);
    kept.set('enclos.establishments.olivia', JSON.stringify([1, 'a']));
    expect(recentEstablishments('olivia')).toEqual(['a']);
  });
});
