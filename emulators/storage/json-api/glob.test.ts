import { expect, it } from 'vitest';
import { globMatcher } from './glob.ts';

it.each([
  ['*.png', ['a.png'], ['a/b.png', 'a.jpg', 'axpng']],
  ['**.png', ['a.png', 'a/b.png'], ['a.jpg']],
  ['a/**/b', ['a/x/b', 'a/x/y/b'], ['a/b/c']],
  ['a?c', ['abc', 'aéc'], ['ac', 'a/c']],
  ['[a-c]x', ['ax', 'cx'], ['dx']],
  ['[!a]x', ['bx'], ['ax']],
  ['{lion,tiger}.{png,jpg}', ['lion.png', 'tiger.jpg'], ['lion.gif', 'lion,tiger.png']],
  ['a.b+(c)$', ['a.b+(c)$'], ['axb+(c)$']],
])('%s', (glob, yes, no) => {
  const matches = globMatcher(glob);
  expect(yes.filter(matches)).toEqual(yes);
  expect(no.filter(matches)).toEqual([]);
});

it('a pattern without its closing bracket is refused', () => expect(() => globMatcher('{a,b')).toThrow('matchGlob'));
