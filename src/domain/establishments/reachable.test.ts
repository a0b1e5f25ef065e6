import { describe, expect, it } from 'vitest';
import { inOrderOfName, mayEnter, namesEstablishment } from './reachable.ts';

const keeper = { userId: 'ana', zooId: 'bay', akongoStaff: false };
const zoo = (zooId: string, zooName = zooId, staffAccess: string[] = []) => ({ zooId, zooName, staffAccess });

describe('the establishments a person may enter', () => {
  it('are their own and those that list them', () => {
    expect(mayEnter(keeper, zoo('bay'))).toBe(true);
    expect(mayEnter(keeper, zoo('park', 'Parc', ['ana']))).toBe(true);
    expect(mayEnter(keeper, zoo('park', 'Parc', ['bo']))).toBe(false);
  });
  it('are all of them for the provider’s staff', () => {
    expect(mayEnter({ ...keeper, akongoStaff: true }, zoo('park'))).toBe(true);
  });
  it('stand in the order of their names, each once', () => {
    const names = inOrderOfName([zoo('c', 'Zone 10'), zoo('a', 'Étang'), zoo('b', 'Zone 9'), zoo('a', 'Étang')], 'fr');
    expect(names.map((one) => one.zooName)).toEqual(['Étang', 'Zone 9', 'Zone 10']);
  });
  it('stand by their ids where their names are one', () => {
    const ids = (...all: string[]) =>
      inOrderOfName(
        all.map((id) => zoo(id, 'Parc')),
        'fr',
      ).map(({ zooId }) => zooId);
    expect([ids('b', 'a', 'c'), ids('c', 'b', 'a')]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });
});

describe('a search', () => {
  it('finds names and codes, whatever the accents and capitals', () => {
    expect(namesEstablishment('rivieres TROIS', 'Parc des Trois Rivières', null)).toBe(true);
    expect(namesEstablishment('p3r', 'Parc des Trois Rivières', 'P3R')).toBe(true);
    expect(namesEstablishment('zoop3r', 'Zoo', 'P3R')).toBe(false);
    expect(namesEstablishment('baie', 'Parc des Trois Rivières', null)).toBe(false);
  });
  it('of nothing finds everything', () => {
    expect(namesEstablishment('  ', 'Parc')).toBe(true);
  });
});
