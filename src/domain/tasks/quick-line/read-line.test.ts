import { describe, expect, it } from 'vitest';
import { ZONE } from '../../time/epoch.ts';
import { type Mentionable, mentionBeingTyped, readLine } from './read-line.ts';

const NOW = Date.parse('2026-11-25T09:15:00Z');
const AMARA: Mentionable = { kind: 'animal', id: 'a1', name: 'Amara' };
const OTHER_AMARA: Mentionable = { kind: 'animal', id: 'a2', name: 'Amara' };
const PLAIN: Mentionable = { kind: 'enclosure', id: 'e1', name: 'Plaine' };
const NORTH: Mentionable = { kind: 'enclosure', id: 'e2', name: 'Plaine des élans' };
const known = [AMARA, PLAIN, NORTH];
const read = (text: string, others: Partial<Parameters<typeof readLine>[1]> = {}) =>
  readLine(text, { language: 'fr', now: NOW, zone: ZONE, known, ...others });

describe('a line', () => {
  it('gives its title, names, tags and time', () => {
    const line = read('Peser @amara demain 9h #poids #mensuel avec la balance');
    expect(line.title).toBe('Peser avec la balance');
    expect(line.tags).toEqual(['poids', 'mensuel']);
    expect(line.mentions.map(({ meant }) => meant)).toEqual([[AMARA]]);
    expect(line.when).toMatchObject({ day: '2026-11-26', time: '09:00' });
  });
  it('of a title alone has nothing else', () => {
    expect(read('  Nettoyer   la mare ')).toEqual({
      title: 'Nettoyer la mare',
      tags: [],
      mentions: [],
      when: null,
      priority: 'normal',
    });
    expect(read('').title).toBe('');
  });
  it('keeps the words for a time when they belong to the title', () => {
    expect(read('Afficher le menu de vendredi', { readsTime: false })).toMatchObject({
      title: 'Afficher le menu de vendredi',
      when: null,
    });
  });
  it('says a priority, which is no part of its title, nor of a tag', () => {
    expect(read('Nourrir !! demain')).toMatchObject({ title: 'Nourrir', priority: 'high' });
    expect(read('Nourrir !basse')).toMatchObject({ title: 'Nourrir', priority: 'low' });
    expect(read('Nourrir #!!')).toMatchObject({ tags: ['!!'], priority: 'normal' });
  });
  it('names a tag once', () => {
    expect(read('x #a #b #a').tags).toEqual(['a', 'b']);
  });
  it('reads no time in a name or a tag', () => {
    const day: Mentionable = { kind: 'animal', id: 'a3', name: 'Vendredi' };
    expect(read('Peser @vendredi #14h', { known: [day] }).when).toBeNull();
  });
});

describe('a name after @', () => {
  it('is the longest known one, without regard to case and accents', () => {
    expect(read('Tondre @plaine des ELANS').mentions[0]?.meant).toEqual([NORTH]);
    expect(read('Tondre @plaine demain').mentions[0]?.meant).toEqual([PLAIN]);
  });
  it('ends where a word ends', () => {
    expect(read('@Amaranthe').mentions).toMatchObject([{ text: 'Amaranthe', meant: [] }]);
    expect(read('@Amara, @Plaine').mentions.map(({ meant }) => meant)).toEqual([[AMARA], [PLAIN]]);
  });
  it('of two animals means both until one is picked', () => {
    const both = [AMARA, OTHER_AMARA];
    expect(read('@Amara', { known: both }).mentions[0]?.meant).toEqual(both);
    const picked = new Map([['amara', OTHER_AMARA]]);
    expect(read('@Amara', { known: both, picked }).mentions[0]?.meant).toEqual([OTHER_AMARA]);
  });
  it('does not begin inside a word', () => {
    expect(read('a@Amara').mentions).toEqual([]);
  });
});

describe('the name being typed', () => {
  it('reaches from @ to the caret, with blanks', () => {
    expect(mentionBeingTyped('Peser @plaine d', 15)).toEqual({ from: 6, word: 'plaine d' });
    expect(mentionBeingTyped('@', 1)).toEqual({ from: 0, word: '' });
  });
  it('is none before @, inside a word and after a tag', () => {
    expect(mentionBeingTyped('Peser @a', 5)).toBeNull();
    expect(mentionBeingTyped('a@b', 3)).toBeNull();
    expect(mentionBeingTyped('@Amara #p', 9)).toBeNull();
  });
});
