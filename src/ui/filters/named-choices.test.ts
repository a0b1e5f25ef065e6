import { expect, it } from 'vitest';
import { namedChoices } from './named-choices.ts';

it('names each thing once, in the order of the language, and leaves out things without a name', () => {
  const named = [
    ['z', 'Zèbres'],
    ['e', 'Éléphants'],
    ['z', 'Zèbres'],
    ['gone', ''],
    ['f', 'Fennecs'],
  ] as const;
  expect(namedChoices(named, 'fr')).toEqual([
    { value: 'e', label: 'Éléphants' },
    { value: 'f', label: 'Fennecs' },
    { value: 'z', label: 'Zèbres' },
  ]);
});

it('is empty without things', () => expect(namedChoices([], 'fr')).toEqual([]));
