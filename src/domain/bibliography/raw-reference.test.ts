import { expect, it } from 'vitest';
import { authorName, rawToReference } from './raw-reference.ts';

it.each([
  ['David J. Mellor', 'Mellor, David J.'],
  ['Mellor, David', 'Mellor, David'],
  ['EAZA', 'EAZA'],
  ['', ''],
])('the author %j is called %j', (name, called) => {
  expect(authorName(name)).toBe(called);
});

it('the year of a file is its four digits, else none', () => {
  const raw = {
    ...{ type: 'book' as const, title: 'A', authors: [], container: '', volume: '', pages: '', doi: '', url: '' },
  };
  expect([rawToReference({ ...raw, year: '2020/03/01' }).year, rawToReference({ ...raw, year: 'n.d.' }).year]).toEqual([
    2020,
    null,
  ]);
});
