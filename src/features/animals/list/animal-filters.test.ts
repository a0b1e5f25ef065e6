import { describe, expect, it } from 'vitest';
import { aSector } from '../../../../tests/support/builders/establishment.ts';
import { aGroup, anEnclosure, aTaxonomy } from '../../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../../tests/support/builders/register-animal.ts';
import { foldedText, rowSearch } from '#lib/search/row-search.ts';
import { makeRows } from '../rows/make-rows.ts';
import { surroundingsOf } from '../rows/surroundings.ts';
import type { ValuesOf } from '#kit/filters/filter-set.ts';
import { ANIMAL_FILTERS } from './animal-filters.ts';
import { speciesGroups } from './species-groups.ts';

const rows = makeRows(
  [
    aRegisterAnimal(),
    aRegisterAnimal({ animalId: 'zoe', animalName: 'Zoé', animalSexe: 'Male', groupId: 'pride', registryId: 'X-9' }),
    aRegisterAnimal({ animalId: 'kit', animalName: 'Kit', animalSexe: null, specieId: 'cheetah', animalChipId: null }),
    aRegisterAnimal({
      animalId: 'ibis',
      animalName: 'Ibis',
      enclosureId: null,
      sharedBy: { zooId: 'zoo-2', zooName: 'Parc du Lac' },
    }),
    aRegisterAnimal({ animalId: 'old', animalName: 'Vieux', isArchived: true, enclosureId: null }),
  ],
  surroundingsOf({
    enclosures: [anEnclosure()],
    groups: [aGroup()],
    sectors: [aSector()],
    taxonomy: aTaxonomy(),
    language: 'fr',
    today: Date.parse('2026-11-21T00:00:00Z'),
  }),
);
type Values = ValuesOf<typeof ANIMAL_FILTERS.filters>;
const searched = foldedText(ANIMAL_FILTERS.textOf);
const found = (values: Partial<Values>) => {
  const asked = { ...ANIMAL_FILTERS.none, ...values };
  const kept = rows.filter((row) => ANIMAL_FILTERS.keeps(row, asked));
  return rowSearch(kept, searched)
    .find(asked.search)
    .map(({ animalId }) => animalId);
};

describe('the list of animals', () => {
  it('shows present animals, until another status is asked for', () => {
    expect(found({})).toEqual(['kit', 'nala', 'zoe']);
    expect(found({ state: 'archived' })).toEqual(['old']);
    expect(found({ state: 'all' })).toHaveLength(4);
  });
  it('shows own animals, until those of others or all are asked for', () => {
    expect(found({ origin: 'shared' })).toEqual(['ibis']);
    expect(found({ origin: 'all' })).toEqual(['ibis', 'kit', 'nala', 'zoe']);
    expect(found({ origin: 'all', establishmentId: 'zoo-2' })).toEqual(['ibis']);
    expect(found({ origin: 'all', establishmentId: 'zoo-3' })).toEqual([]);
  });
  it.each([
    ['name, whatever the accents', 'zoe', ['zoe']],
    ['chip', '250268500', ['nala', 'zoe']],
    ['registry identifier', 'x-9', ['zoe']],
    ['species', 'guepard', ['kit']],
    ['Latin name and name together', 'panthera nala', ['nala']],
    ['species, which nobody has', 'okapi', []],
  ])('finds an animal by its %s', (_by, search, ids) => expect(found({ search })).toEqual(ids));
  it.each<[string, Partial<Values>, string[]]>([
    ['species', { speciesKey: 'cheetah' }, ['kit']],
    ['family', { familyId: 'felidae' }, ['kit', 'nala', 'zoe']],
    ['order', { orderId: 'primates' }, []],
    ['sector', { sectorId: 'savanna' }, ['kit', 'nala', 'zoe']],
    ['group', { groupId: 'pride' }, ['zoe']],
    ['sex', { sex: 'Male' }, ['zoe']],
    ['a sex that is not known', { sex: 'none' }, ['kit']],
    ['missing data, any of those named', { missing: ['chip', 'enclosure'] }, ['kit']],
  ])('is filtered by %s', (_by, values, ids) => expect(found(values)).toEqual(ids));
});

describe('the filters of animals in the address', () => {
  it('are read back unchanged', () => {
    const values: Values = {
      search: 'zèbre & co',
      state: 'dead',
      origin: 'shared',
      establishmentId: 'zoo-2',
      speciesKey: 'lion',
      sectorId: 'savanna',
      orderId: 'carnivora',
      familyId: 'felidae',
      enclosureId: 'plain',
      groupId: 'pride',
      sex: 'none',
      missing: ['sex', 'chip'],
      view: 'flat',
    };
    const address = ANIMAL_FILTERS.write(values, new URLSearchParams());
    expect(address.toString()).toBe(
      'q=z%C3%A8bre+%26+co&state=dead&origin=shared&establishment=zoo-2&species=lion&sector=savanna&order=carnivora&family=felidae' +
        '&enclosure=plain&group=pride&sex=none&missing=sex%2Cchip&view=flat',
    );
    expect(ANIMAL_FILTERS.read(address)).toEqual(values);
  });
});

it('the species of a list are in the order of their names, with the numbers of males, females and unknown sex', () => {
  expect(speciesGroups(rows, 'fr').map(({ species, counts }) => [species.name, counts])).toEqual([
    ['Guépard', { males: 0, females: 0, unknown: 1 }],
    ['Lion', { males: 1, females: 3, unknown: 0 }],
  ]);
});
