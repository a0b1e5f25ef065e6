import { expect, it } from 'vitest';
import { contrastWithWhite, MIN_CONTRAST } from '../contrast.ts';
import { fitColour, keyGiver } from './fill-behaviours.ts';

it('gives the wanted key while it is free, else the next free one', () => {
  const give = keyGiver();
  expect(['B', 'b', '', 'ab', ' '].map(give)).toEqual(['b', 'a', 'c', 'd', 'e']);
});
it('gives eighty behaviours keys of their own', () => {
  const give = keyGiver();
  expect(new Set(Array.from({ length: 80 }, () => give(''))).size).toBe(80);
});
it('keeps a colour on which white words are read, and gives another one otherwise', () => {
  expect(fitColour('#3F7AA6', 0)).toBe('#3f7aa6');
  const given = Array.from({ length: 20 }, (_, at) => fitColour('#ffffff', at));
  expect(given.filter((colour) => contrastWithWhite(colour) < MIN_CONTRAST)).toEqual([]);
});
