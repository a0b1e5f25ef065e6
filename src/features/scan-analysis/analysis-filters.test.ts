import { expect, it } from 'vitest';
import { ANALYSIS_FILTERS } from './analysis-filters.ts';

const read = (query: string) => ANALYSIS_FILTERS.read(new URLSearchParams(query));

it('keeps every filter in the address and reads it back', () => {
  const chosen = {
    ...ANALYSIS_FILTERS.none,
    ...{ enclosureId: 'plain', animalIds: ['ada', 'bo'], codes: ['REST'], observerIds: ['keeper-1'] },
    ...{ hours: { from: 8, until: 17 }, minObservations: 5, minInteractions: 2, most: 200, isWhole: true },
  };
  expect(ANALYSIS_FILTERS.read(ANALYSIS_FILTERS.write(chosen, new URLSearchParams()))).toEqual(chosen);
  expect(ANALYSIS_FILTERS.write(ANALYSIS_FILTERS.none, new URLSearchParams()).toString()).toBe('');
});

it.each([
  ['limit=1', 1],
  ['limit=1000', 1_000],
  ['limit=1001', 1_000],
  ['limit=0', 1_000],
  ['limit=2.5', 1_000],
  ['limit=many', 1_000],
])('takes the number of scans of "%s" as %i', (query, most) => {
  expect(read(query).most).toBe(most);
});

it.each([
  ['hours=0-24', { from: 0, until: 24 }],
  ['hours=8-9', { from: 8, until: 9 }],
  ['hours=8-25', null],
  ['hours=9-9', null],
  ['hours=morning', null],
])('takes the hours of "%s" as %j', (query, hours) => {
  expect(read(query).hours).toEqual(hours);
});
