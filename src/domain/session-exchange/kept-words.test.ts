import { describe, expect, it } from 'vitest';
import { keptMatches, keptWordsSchema, MAX_KEPT_WORDS, withKeptWords, wordsToKeep } from './kept-words.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => ({ word: `w${at}`, id: 'x' }));

describe('kept names of files', () => {
  it('keep 500 names of a kind, and forget the one that was matched longest ago for one more', () => {
    const more = [{ word: 'new', id: 'y' }];
    expect(withKeptWords(words(MAX_KEPT_WORDS - 2), more)).toHaveLength(MAX_KEPT_WORDS - 1);
    expect(withKeptWords(words(MAX_KEPT_WORDS - 1), more)).toHaveLength(MAX_KEPT_WORDS);
    const over = withKeptWords(words(MAX_KEPT_WORDS), more);
    expect([over.length, over[0]?.word, over.at(-1)]).toEqual([MAX_KEPT_WORDS, 'w1', { word: 'new', id: 'y' }]);
  });
  it('change and forget a meaning, and put a name that is matched again last', () => {
    const known = [
      { word: 'Rex', id: 'rex' },
      { word: 'Bo', id: 'bo' },
    ];
    expect(withKeptWords(known, [{ word: 'Rex', id: 'max' }])).toEqual([known[1], { word: 'Rex', id: 'max' }]);
    expect(withKeptWords(known, [{ word: 'Rex', id: null }])).toEqual([known[1]]);
    expect(withKeptWords(known, [{ word: 'none', id: null }])).toEqual(known);
  });
  it('are told by kind and name, also a name that a prototype has; an unknown kind is left out', () => {
    const kept = [
      { kind: 'animal', words: [{ word: '__proto__', id: 'rex' }] },
      { kind: 'zone', words: [{ word: 'Pond', id: 'pond' }] },
    ];
    expect(Object.entries(keptMatches(kept))).toEqual([['animal __proto__', 'rex']]);
    expect(keptMatches([])).toEqual({});
  });
  it('are not read where a meaning is no text', () => {
    const read = (id: unknown) =>
      keptWordsSchema.safeParse({ kind: 'animal', words: [{ word: 'Rex', id }], updatedBy: 'a', updatedAtUnix: 1 });
    expect([read('rex').success, read(1).success, read({ rex: true }).success]).toEqual([true, false, false]);
  });
});

describe('the matches of a file that are kept', () => {
  const rex = { kind: 'animal' as const, word: ' Rex ' };
  const keep = (chosen: Record<string, string>, kept: Record<string, string> = {}, id = 'rex', said = rex) =>
    wordsToKeep([said], chosen, kept, new Map([[`animal ${said.word.trim()}`, id]])).map((one) => one.id);

  it('are those made by hand that are in use and not kept yet', () => {
    expect(keep({ 'animal Rex': 'rex' })).toEqual(['rex']);
    expect(keep({ 'animal Rex': 'rex' }, { 'animal Rex': 'max' })).toEqual(['rex']);
    expect(keep({ 'animal Rex': 'rex' }, { 'animal Rex': 'rex' })).toEqual([]);
    expect(keep({})).toEqual([]);
    expect(keep({ 'animal Rex': 'gone' })).toEqual([]);
  });
  it('have a name and an id of at most 128 characters', () => {
    expect(keep({ 'animal ': 'rex' }, {}, 'rex', { kind: 'animal', word: ' ' })).toEqual([]);
    const [longest, over] = ['x'.repeat(128), 'x'.repeat(129)];
    expect([keep({ 'animal Rex': longest }, {}, longest), keep({ 'animal Rex': over }, {}, over)]).toEqual([
      ...[[longest], []],
    ]);
  });
});
