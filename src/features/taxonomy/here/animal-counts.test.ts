import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import { animalsHere, animalCounts } from './animal-counts.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const animal = (animalName: string, differences: Partial<RegisterAnimal> = {}) =>
  ({
    animalId: animalName,
    animalName,
    specieId: 'lion',
    isArchived: false,
    status: 'present',
    animalSexe: 'Male',
    animalBirthdate: null,
    enclosureId: 'savanna',
    ...differences,
  }) as RegisterAnimal;

describe('the animals of a sheet', () => {
  it('live here and are of its species, by name', () => {
    const all = [
      animal('Animal 10'),
      animal('Animal 9'),
      animal('b', { status: 'dead' }),
      animal('c', { isArchived: true }),
      animal('d', { specieId: 'tiger' }),
    ];
    expect(animalsHere(all, 'lion', 'fr').map(({ animalName }) => animalName)).toEqual(['Animal 9', 'Animal 10']);
  });
  it('are counted by sex, age and enclosure', () => {
    const counts = animalCounts(
      [
        animal('a', { animalBirthdate: '12/2025' }),
        animal('b', { animalBirthdate: '11/2025', animalSexe: 'Femelle' }),
        animal('c', { animalBirthdate: '11/2006', animalSexe: null }),
        animal('d', { animalBirthdate: '12/2006', enclosureId: null }),
        animal('e', { animalBirthdate: '13/2020' }),
        animal('f', { animalBirthdate: '12/2026' }),
      ],
      new Set(['savanna']),
      NOW,
    );
    expect(counts).toMatchObject({ total: 6, males: 4, females: 1, unknownSex: 1, unknownAge: 2 });
    expect(counts.ages.map(({ from, to, count }) => [from, to, count])).toEqual([
      [0, 1, 1],
      [1, 5, 1],
      [5, 10, 0],
      [10, 20, 1],
      [20, null, 1],
    ]);
    expect(counts.places).toEqual([
      { place: { enclosureId: 'savanna' }, count: 5 },
      { place: 'nowhere', count: 1 },
    ]);
  });
  it('of several unknown enclosures are one line, and those without an enclosure another', () => {
    const all = ['gone', 'lost', 'gone', null, 'savanna'].map((enclosureId, at) => animal(`a${at}`, { enclosureId }));
    expect(animalCounts(all, new Set(['savanna']), NOW).places).toEqual([
      { place: 'unknown', count: 3 },
      { place: { enclosureId: 'savanna' }, count: 1 },
      { place: 'nowhere', count: 1 },
    ]);
  });
  it('may be none', () => expect(animalCounts([], new Set(), NOW)).toMatchObject({ total: 0, places: [] }));

  it('are each counted once in every table, whatever the park', () => {
    const anyAnimal = fc.record({
      animalName: fc.string(),
      animalSexe: fc.constantFrom('Male', 'Femelle', null),
      animalBirthdate: fc.constantFrom(null, '', '01/2026', '06/2019', '13/2000', '12/1990'),
      enclosureId: fc.constantFrom(null, 'savanna', 'forest', 'gone', 'lost'),
    });
    fc.assert(
      fc.property(fc.array(anyAnimal, { maxLength: 60 }), (differences) => {
        const all = differences.map((one, at) => animal(`a${at}`, one as Partial<RegisterAnimal>));
        const { total, males, females, unknownSex, ages, unknownAge, places } = animalCounts(
          all,
          new Set(['savanna', 'forest']),
          NOW,
        );
        const sum = (counts: readonly { readonly count: number }[]) =>
          counts.reduce((running, { count }) => running + count, 0);
        expect(total).toBe(all.length);
        expect([males + females + unknownSex, sum(ages) + unknownAge, sum(places)]).toEqual([total, total, total]);
      }),
    );
  });
});
