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

it.each([
  ['one letter replaced in four', 'Parc', 'Pard', true],
  ['one letter replaced in three', 'Lac', 'Lad', false],
  ['one letter put in after three', 'Lac', 'Lacs', true],
  ['one letter put in between three', 'Lac', 'Lanc', true],
  ['one letter taken out of four', 'Lacs', 'Las', true],
  ['two letters replaced in seven', 'Rivière', 'Rimiire', false],
  ['two letters replaced in eight', 'Rivières', 'Rimiires', true],
  ['a name that holds the text of three letters as a word', 'Lac', 'Grand lac nord', true],
  ['a name that holds the text of two letters as a word', 'La', 'Grand la nord', false],
  ['a text that holds the name as a word', 'Grand lac nord', 'Lac', true],
  ['a name that holds the text within a word', 'Lac', 'Placard nord', false],
  ['an empty name', 'Lac', '', false],
  ['a name of 61 characters that holds the text as a word', 'Lac', `Lac ${'x'.repeat(57)}`, false],
  ['a name of 60 characters that holds the text as a word', 'Lac', `Lac ${'x'.repeat(56)}`, true],
])('%s: %j and %j are near: %s', (_what, text, label, isNear) => {
  expect(nearNames(text, [{ label }])).toEqual(isNear ? [{ label }] : []);
});

it('the same name is nearer than one with another letter, and that one than a name with a further word', () => {
  const labels = (...all: string[]) => all.map((label) => ({ label }));
  expect(nearNames('Savane', labels('Savana', 'Savane'))).toEqual(labels('Savane', 'Savana'));
  expect(nearNames('Lac', labels('Lac un', 'Lacs'))).toEqual(labels('Lacs', 'Lac un'));
});
