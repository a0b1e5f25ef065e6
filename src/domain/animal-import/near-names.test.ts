import { expect, it } from 'vitest';
import { nearNames } from './near-names.ts';

const NAMES = ['Savane', 'Savane africaine', 'Volière 1', 'Volière 12', 'Bassin', 'Clairière des loups'].map(
  (label) => ({ label }),
);
const near = (text: string) => nearNames(text, NAMES).map(({ label }) => label);

it.each([
  ['Savanne', ['Savane']],
  ['savane africane', ['Savane africaine', 'Savane']],
  ['Voliere 13', ['Volière 1', 'Volière 12']],
  ['Bassin des otaries', ['Bassin']],
  ['Clairière', ['Clairière des loups']],
  ['Girafes', []],
  ['', []],
  ['x'.repeat(61), []],
])('the names near to %j are %j', (text, expected) => {
  expect(near(text)).toEqual(expected);
});

it('at most three names are near, the nearest first', () => {
  const many = ['Parc 1234', 'Parc 1235', 'Parc 1236', 'Parc 123'].map((label) => ({ label }));
  expect(nearNames('Parc 123', many).map(({ label }) => label)).toEqual(['Parc 123', 'Parc 1234', 'Parc 1235']);
});

it('a text of 60 characters has near names, and one of 61 has none', () => {
  const long = [{ label: 'x'.repeat(60) }];
  expect(nearNames('x'.repeat(60), long)).toEqual(long);
  expect(nearNames('x'.repeat(61), long)).toEqual([]);
});
