import { describe, expect, it } from 'vitest';
import { bestOf, folded } from './ranking.ts';

const named = (...labels: string[]) => labels.map((label) => ({ id: label, label, to: '/' }));
const found = (text: string, ...labels: string[]) => bestOf(named(...labels), text, 10).map(({ label }) => label);

describe('a search', () => {
  it('of nothing finds nothing', () => {
    expect(found('  ', 'Tâches')).toEqual([]);
  });
  it.each([
    ['taches', 'Tâches'],
    ['TÂCHES', 'tâches'],
    ['coeur', 'Cœur de savane'],
    ['strasse', 'Straße der Zebras'],
    ["l'enclos", 'L’enclos des loups'],
    ['porc epic', 'Porc-épic'],
    ['de  savane', 'Cœur de savane'],
  ])('“%s” finds “%s” whatever the accents, the case and the signs', (text, label) => {
    expect(found(text, label)).toEqual([label]);
  });
  it('puts names that begin with it first, then names with a word that does, then names that contain it', () => {
    expect(found('lion', 'Stallion', 'Les lions', 'Lions', 'Zèbres')).toEqual(['Lions', 'Les lions', 'Stallion']);
  });
  it('requires every word, in any order', () => {
    expect(found('ronde clot', 'Ronde des clôtures', 'Ronde du soir')).toEqual(['Ronde des clôtures']);
    expect(found('clot ronde', 'Ronde des clôtures')).toEqual(['Ronde des clôtures']);
  });
  it('finds by the detail beside the name last', () => {
    const candidates = [
      { id: '1', label: 'Nourrir', detail: 'Savane', to: '/' },
      { id: '2', label: 'Savane', to: '/' },
    ];
    expect(bestOf(candidates, 'savane', 10).map(({ id }) => id)).toEqual(['2', '1']);
    expect(bestOf(candidates, 'nourrir sav', 10).map(({ id }) => id)).toEqual(['1']);
  });
  it('is bounded, and equals keep their order', () => {
    expect(bestOf(named('b1', 'b2', 'b3'), 'b', 2).map(({ id }) => id)).toEqual(['b1', 'b2']);
  });
});

it('a folded text has no accents, capitals or double spaces', () => {
  expect(folded('  Œuvre  d’ÉTÉ ')).toBe('oeuvre d ete');
});
