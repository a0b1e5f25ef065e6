import { expect, it } from 'vitest';
import { shareTitle } from './share-title.ts';

it('the title of a message names three animals, counts the others, and names the establishment', () => {
  const named = (...names: string[]) =>
    shareTitle(
      names.map((animalName) => ({ animalName })),
      'Parc du Lac',
    );
  expect(named('Nala')).toBe('Nala · Parc du Lac');
  expect(named('Nala', 'Simba', 'Kito')).toBe('Nala, Simba, Kito · Parc du Lac');
  expect(named('Nala', 'Simba', 'Kito', 'Zoé', 'Ella')).toBe('Nala, Simba, Kito +2 · Parc du Lac');
  expect(named('')).toBe('Parc du Lac');
});
