import { expect, it } from 'vitest';
import { LABEL_FILTERS, labelRows } from './label-rows.ts';

const labels = [
  { id: 'a', name: 'Odeur', trad: { fr: 'Odeur', en: 'Smell' }, archived: false },
  { id: 'b', name: 'Jeu', trad: { de: ' ' }, archived: true },
];

const rows = labelRows(labels, 'en');

it('a label is named in the language of the page, and searched in all of its languages', () => {
  expect(rows).toMatchObject([
    { id: 'a', name: 'Smell', languages: ['fr', 'en'], searchText: 'odeur odeur smell' },
    { id: 'b', name: 'Jeu', languages: ['fr'] },
  ]);
});

it('a list of labels shows those in use, or the archived ones', () => {
  const ids = (address: string) => {
    const values = LABEL_FILTERS.read(new URLSearchParams(address));
    return rows.filter((row) => LABEL_FILTERS.keeps(row, values)).map(({ id }) => id);
  };
  expect([ids(''), ids('archived=1')]).toEqual([['a'], ['b']]);
});
