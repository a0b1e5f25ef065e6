import { expect, it } from 'vitest';
import { aBehaviour, aModifier } from '../../../tests/support/builders/ethogram.ts';
import { knownBehaviours, knownModifiers, knownThing } from './known-things.ts';
import { meantBy } from './match-words.ts';

it('a thing is known by its name, by the name that files give to namesakes, and by its id', () => {
  const namesakes = [knownThing('one', 'Rex'), knownThing('two', 'Rex', '')];
  expect(['Rex (one)', 'two', 'Rex', ''].map((word) => meantBy(word, namesakes))).toEqual(['one', 'two', null, null]);
});
it('a behaviour that several versions have is one, known by its code and its names in every language', () => {
  const things = knownBehaviours([aBehaviour('RES'), aBehaviour('RES'), aBehaviour('LOC')]);
  expect(things.map(({ id }) => id)).toEqual(['RES', 'LOC']);
  expect(['res', 'Nom LOC', 'Nom LOC (en)'].map((word) => meantBy(word, things))).toEqual(['RES', 'LOC', 'LOC']);
});
it('values of modifiers are known by the names that files give to them, without bars', () => {
  const things = knownModifiers(aBehaviour('GRO', { modifiers: [aModifier('role', 'a|b')] }));
  expect(['a/b', 'role:a|b', 'a/b (GRO role:a|b)', 'c'].map((word) => meantBy(word, things))).toEqual([
    ...['role:a|b', 'role:a|b', 'role:a|b', null],
  ]);
});
