import { SEXES } from '#domain/animals/animal.ts';
import { arrangement, choice, oneOf, optional, several, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import { ANIMAL_ORIGINS, ANIMAL_STATES, type AnimalRow, MISSING_DATA } from '../rows/animal-row.ts';

/** The filters of the list of animals: words in its names, its numbers or its species; `all` states include archived animals. */
export const ANIMAL_FILTERS = filtersOf<AnimalRow>()(
  {
    search: words('q', ({ name, animal, species }) =>
      [
        name,
        animal.animalChipId,
        animal.registryId,
        ...(animal.otherIdentifiers ?? []).map(({ value }) => value),
        species.foundNames,
        animal.subspecies,
      ]
        .filter(Boolean)
        .join(' \n'),
    ),
    state: oneOf('state', [...ANIMAL_STATES, 'all'], 'present', (row, state) => state === 'all' || row.state === state),
    /** it also decides which animals are read */
    origin: oneOf(
      'origin',
      ANIMAL_ORIGINS,
      'own',
      ({ sharedBy }, origin) => origin === 'all' || (sharedBy === null) === (origin === 'own'),
    ),
    establishmentId: choice('establishment', ({ sharedBy }, id) => sharedBy?.zooId === id),
    speciesKey: choice('species', ({ species }, key) => species.key === key),
    sectorId: choice('sector', ({ sector }, id) => sector?.sectorId === id),
    orderId: choice('order', ({ species }, id) => species.orderId === id),
    familyId: choice('family', ({ species }, id) => species.familyId === id),
    enclosureId: choice('enclosure', ({ animal }, id) => animal.enclosureId === id),
    groupId: choice('group', ({ animal }, id) => animal.groupId === id),
    sex: optional('sex', [...SEXES, 'none'], (row, sex) => (row.sex ?? 'none') === sex),
    /** animals that lack any of these */
    missing: several('missing', MISSING_DATA, (row, missing) => missing.some((one) => row.missing.includes(one))),
    /** by species, or as one table */
    view: arrangement('view', ['species', 'flat'], 'species'),
  },
  { keptAs: 'animals' },
);
