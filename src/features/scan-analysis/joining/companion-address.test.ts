import { expect, it } from 'vitest';
import { readCompanions, writeCompanions } from './companion-address.ts';

const read = (query: string) => readCompanions(new URLSearchParams(query), 'first');

it.each([
  ['', [], false],
  ['with=', [], false],
  ['with=one', ['one'], false],
  ['with=one,first,one,two', ['one', 'two'], false],
  ['with=a/b,..,one', ['one'], false],
  ['with=1,2,3,4', ['1', '2', '3', '4'], false],
  ['with=1,2,3,4,5', ['1', '2', '3', '4'], true],
  ['with=1,2,3,4,1,first', ['1', '2', '3', '4'], false],
])('takes the campaigns of "%s" as %j', (query, ids, isCut) => {
  expect(read(query)).toEqual({ ids, isCut });
});

it('writes what it reads, and nothing for none', () => {
  expect(writeCompanions(['one', 'two'])).toEqual({ with: 'one,two' });
  expect(writeCompanions([])).toEqual({ with: null });
});
