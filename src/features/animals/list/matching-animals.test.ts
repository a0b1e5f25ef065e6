import { describe, expect, it } from 'vitest';
import { aSector } from '../../../../tests/support/builders/establishment.ts';
import { aGroup, anEnclosure, aTaxonomy } from '../../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../../tests/support/builders/register-animal.ts';
import { foldedText, rowSearch } from '#lib/search/row-search.ts';
import { makeRows } from '../rows/make-rows.ts';
import { surroundingsOf } from '../rows/surroundings.ts';
import { addressOfFilters, type AnimalFilters, filtersFromAddress, NO_FILTERS } from './animal-filters.ts';
import { filteredAnimals, searchedText } from './matching-animals.ts';
import { speciesGroups } from './species-groups.ts';

const rows = makeRows(
  [
    aRegisterAnimal(),
    aRegisterAnimal({ animalId: 'zoe', animalName: 'Zoé', animalSexe: 'Male', groupId: 'pride', registryId: 'X-9' }),
    aRegisterAnimal({ animalId: 'kit', animalName: 'Kit', animalSexe: null, specieId: 'cheetah', animalChipId: null }),
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
const found = (filters: Partial<AnimalFilters>) =>
  rowSearch(filteredAnimals(rows, { ...NO_FILTERS, ...filters }), foldedText(searchedText))
    .find(filters.search ?? '')
    .map(({ animalId }) => animalId);

describe('the animals a list shows', () => {
  it('are those that are present, until something else is asked for', () => {
    expect(found({})).toEqual(['kit', 'nala', 'zoe']);
    expect(found({ state: 'archived' })).toEqual(['old']);
    expect(found({ state: 'all' })).toHaveLength(4);
  });
  it.each([
    ['name, whatever the accents', 'zoe', ['zoe']],
    ['chip', '250268500', ['nala', 'zoe']],
    ['registry identifier', 'x-9', ['zoe']],
    ['species', 'guepard', ['kit']],
    ['Latin name and name together', 'panthera nala', ['nala']],
    ['nothing that is there', 'okapi', []],
  ])('are found by %s', (_what, search, ids) => expect(found({ search })).toEqual(ids));
  it.each<[string, Partial<AnimalFilters>, string[]]>([
    ['species', { speciesKey: 'cheetah' }, ['kit']],
    ['family', { familyId: 'felidae' }, ['kit', 'nala', 'zoe']],
    ['order', { orderId: 'primates' }, []],
    ['sector', { sectorId: 'savanna' }, ['kit', 'nala', 'zoe']],
    ['group', { groupId: 'pride' }, ['zoe']],
    ['sex', { sex: 'Male' }, ['zoe']],
    ['a sex that is not known', { sex: 'none' }, ['kit']],
    ['missing data, any of those named', { missing: ['chip', 'enclosure'] }, ['kit']],
  ])('are filtered by %s', (_what, filters, ids) => expect(found(filters)).toEqual(ids));
});

describe('the filters in the address', () => {
  it('come back as they were', () => {
    const filters: AnimalFilters = {
      ...NO_FILTERS,
      search: 'zèbre & co',
      state: 'dead',
      speciesKey: 'lion',
      sex: 'none',
      missing: ['sex', 'chip'],
    };
    expect(filtersFromAddress(addressOfFilters(filters, new URLSearchParams()))).toEqual(filters);
  });
  it('are not named when they are the usual ones, and leave the rest alone', () => {
    expect(addressOfFilters(NO_FILTERS, new URLSearchParams('state=dead&q=x&view=flat')).toString()).toBe('view=flat');
  });
  it('count as not named when they are wrong', () => {
    expect(filtersFromAddress(new URLSearchParams('state=lost&sex=x&missing=tail,chip'))).toEqual({
      ...NO_FILTERS,
      missing: ['chip'],
    });
  });
});

it('species stand by name, each with how many are male, female and of unknown sex', () => {
  expect(speciesGroups(rows, 'fr').map(({ species, counts }) => [species.name, counts])).toEqual([
    ['Guépard', { males: 0, females: 0, unknown: 1 }],
    ['Lion', { males: 1, females: 2, unknown: 0 }],
  ]);
});
