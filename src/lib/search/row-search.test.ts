import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { foldedText, rowSearch } from './row-search.ts';

const animals = ['Élan Zoé', 'elan Kali', 'Œdicnème criard', 'Loup d’Europe', 'Straße', 'Łoś'].map((name) => ({
  name,
}));
const finder = () =>
  rowSearch(
    animals,
    foldedText((animal: { name: string }) => animal.name),
  );
const names = (search: string, among = finder()) => among.find(search).map((animal) => animal.name);

describe('a search in a list', () => {
  it('ignores accents, capitals and ligatures', () => {
    expect(names('ELAN')).toEqual(['Élan Zoé', 'elan Kali']);
    expect(names('oedic')).toEqual(['Œdicnème criard']);
    expect(names("d'eur")).toEqual(['Loup d’Europe']);
    expect(names('strasse')).toEqual(['Straße']);
    expect(names('los')).toEqual(['Łoś']);
  });
  it('finds every word, in any order', () => {
    expect(names('zo él')).toEqual(['Élan Zoé']);
    expect(names('zoe kali')).toEqual([]);
  });
  it('without words leaves the list itself', () => {
    expect(finder().find('  ')).toBe(animals);
  });
  it('finds the same letter by letter as at once, also when letters are deleted', () => {
    const typed = finder();
    for (const search of ['e', 'el', 'ela', 'el', 'k', 'elan k', 'k elan', '', 'z'])
      expect(names(search, typed)).toEqual(names(search));
  });
  it('reads the text of a row once for any number of searches', () => {
    let read = 0;
    const foldedOf = foldedText((animal: { name: string }) => {
      read += 1;
      return animal.name;
    });
    for (const list of [animals, [...animals]])
      for (const search of ['e', 'l', 'lo']) rowSearch(list, foldedOf).find(search);
    expect(read).toBe(animals.length);
  });
});

it('a folded text is the same however its accents are written', () => {
  expect(foldText('e\u0301lan')).toBe(foldText('élan'));
  expect(foldText('ﬁ')).toBe('fi');
});
