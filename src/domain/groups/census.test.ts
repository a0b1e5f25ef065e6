import { expect, it } from 'vitest';
import { censusText, countedIn, headsOf, NO_CENSUS, readCensus } from './census.ts';

it.each([
  ['2.3.1', { males: 2, females: 3, unsexed: 1 }],
  ['2,3', { males: 2, females: 3, unsexed: 0 }],
  ['0.0.0', NO_CENSUS],
  ['25', { males: 0, females: 0, unsexed: 25 }],
  ['999999', { males: 0, females: 0, unsexed: 999_999 }],
])('"%s" counts animals of a group', (text, census) => {
  expect(readCensus(text)).toEqual(census);
});

it.each(['', 'many', '1000000', '2.3.1.4', '-3', '2.', '1 000'])('"%s" counts nothing', (text) => {
  expect(readCensus(text)).toBeNull();
});

it('a census is written by sex, males first; nothing for a group without counted animals', () => {
  expect(censusText({ males: 2, females: 3, unsexed: 1 })).toBe('2.3.1');
  expect(censusText(NO_CENSUS)).toBe('');
});

it('a group has its animals with a record and its counted ones', () => {
  const census = { males: 2, females: 3, unsexed: 20 };
  expect(countedIn(census)).toBe(25);
  expect(headsOf({ ...census, animalsCount: 4 })).toBe(29);
});
