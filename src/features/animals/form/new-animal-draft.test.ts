import { expect, it } from 'vitest';
import { EMPTY_ANIMAL, isTyped, newAnimalFrom } from './new-animal-draft.ts';

it('a new animal begins empty, in the enclosure the address names', () => {
  const begun = newAnimalFrom(null, 'plain');
  expect(begun).toEqual({ ...EMPTY_ANIMAL, enclosureId: 'plain' });
  expect(isTyped(begun)).toBe(false);
});

it('what was typed comes back after a reload', () => {
  const typed = { ...EMPTY_ANIMAL, animalName: 'Simba', animalSexe: 'Male', enclosureId: 'plain' } as const;
  expect(newAnimalFrom(JSON.parse(JSON.stringify(typed)), null)).toEqual(typed);
  expect(isTyped(typed)).toBe(true);
});

it('a damaged draft is an empty one', () => {
  expect(newAnimalFrom({ animalSexe: 7 }, null)).toEqual(EMPTY_ANIMAL);
});
