import { expect, it } from 'vitest';
import { labelRows } from './label-rows.ts';

const labels = [
  { id: 'a', name: 'Odeur', trad: { fr: 'Odeur', en: 'Smell' }, archived: false },
  { id: 'b', name: 'Jeu', trad: { de: ' ' }, archived: true },
];

it('a list shows what is in use, or what was deleted', () => {
  expect(labelRows(labels, 'en', false)).toMatchObject([
    { id: 'a', name: 'Smell', languages: ['fr', 'en'], searchText: 'odeur odeur smell' },
  ]);
  expect(labelRows(labels, 'en', true)).toMatchObject([{ id: 'b', name: 'Jeu', languages: ['fr'] }]);
});
