import { expect, it } from 'vitest';
import { enclosuresOf, placesOfSpecies } from './places-of-species.ts';

const inside = (...enclosureIds: (string | null)[]) => enclosureIds.map((enclosureId) => ({ enclosureId }));
const enclosures = [
  { enclosureId: 'plain', linkedSectorId: 'savanna', lastEvaluationUnix: 7_000 },
  { enclosureId: 'rock', linkedSectorId: 'savanna' },
  { enclosureId: 'house', linkedSectorId: null, lastEvaluationUnix: null },
];

it('the places of a species are grouped by sector, the fullest first, with the last evaluation of each enclosure', () => {
  expect(placesOfSpecies(inside('rock', 'plain', 'house', 'plain'), enclosures)).toEqual([
    {
      ...{ sectorId: 'savanna', count: 3 },
      places: [
        { enclosureId: 'plain', count: 2, lastEvaluationUnix: 7_000 },
        { enclosureId: 'rock', count: 1, lastEvaluationUnix: null },
      ],
    },
    { sectorId: null, count: 1, places: [{ enclosureId: 'house', count: 1, lastEvaluationUnix: null }] },
  ]);
});

it('animals without a known enclosure stand in one place, apart from enclosures without a sector', () => {
  const sectors = placesOfSpecies(inside(null, 'gone', 'house'), enclosures);
  expect(sectors).toMatchObject([
    {
      sectorId: null,
      places: [
        { enclosureId: null, count: 2 },
        { enclosureId: 'house', count: 1 },
      ],
    },
  ]);
  expect(enclosuresOf(sectors)).toEqual(['house']);
});

it('a species without an animal has no place', () => {
  expect(placesOfSpecies([], enclosures)).toEqual([]);
});
