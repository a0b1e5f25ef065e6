import { expect, it } from 'vitest';
import { distinctNames, ethogramKey } from './session-names.ts';

it('things of one name say their ids, and so does one that has the name of "not visible"', () => {
  const names = distinctNames([
    ['one', 'Rex'],
    ['two', 'Rex'],
    ['three', 'Ada'],
    ['four', 'NV'],
  ]);
  expect(names).toEqual({ one: 'Rex (one)', two: 'Rex (two)', three: 'Ada', four: 'NV (four)' });
});
it('a session without a version has no key', () => {
  expect([ethogramKey('e', 2), ethogramKey('e', null), ethogramKey(null, 2)]).toEqual(['e 2', '', '']);
});
