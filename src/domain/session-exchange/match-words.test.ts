import { expect, it } from 'vitest';
import type { WordUse } from './exchange-reading.ts';
import { matchWords, wordKey } from './match-words.ts';

const use = (word: string, kind: WordUse['kind'] = 'animal'): WordUse => ({
  kind,
  word,
  line: 2,
  column: 'animal',
  count: 1,
});
const things = {
  ...{ campaign: [], enclosure: [], observer: [], behaviour: [{ id: 'RES', names: ['RES', 'Repos', 'Resting'] }] },
  animal: [
    { id: 'one', names: ['Zoë'] },
    { id: 'two', names: ['Rex'] },
    { id: 'three', names: ['REX'] },
  ],
};

it('knows a thing by any of its names, without regard to case and accents', () => {
  const { ids, unknown } = matchWords([use('zoe'), use('resting', 'behaviour')], things);
  expect([ids.get(wordKey('animal', 'zoe')), ids.get(wordKey('behaviour', 'resting'))]).toEqual(['one', 'RES']);
  expect(unknown).toEqual([]);
});
it('prefers the very name, and guesses between two alike ones never', () => {
  expect(matchWords([use('REX')], things).ids.get(wordKey('animal', 'REX'))).toBe('three');
  expect(matchWords([use('rex')], things).unknown.map(({ word }) => word)).toEqual(['rex']);
});
it('tells names apart that two things spell differently', () => {
  const { ids } = matchWords([use('REX'), use('Rex')], things);
  expect([ids.get(wordKey('animal', 'REX')), ids.get(wordKey('animal', 'Rex'))]).toEqual(['three', 'two']);
});
it('remembers what was matched by hand, unless the thing is gone', () => {
  const kept = { [wordKey('animal', 'rex')]: 'two', [wordKey('animal', 'Ghost')]: 'gone' };
  const { ids, faults } = matchWords([use('rex'), use('Ghost')], things, kept);
  expect(ids.get(wordKey('animal', 'rex'))).toBe('two');
  expect(faults).toEqual([
    { line: 2, column: 'animal', error: { code: 'exchange/word-unknown', params: { value: 'Ghost' } } },
  ]);
});
