import { describe, expect, it } from 'vitest';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import { animalsHere, recapCounts } from './recap-counts.ts';

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
    expect(animalsHere(all, 'lion').map(({ animalName }) => animalName)).toEqual(['Animal 9', 'Animal 10']);
  });
  it('are counted by sex, age and enclosure', () => {
    const counts = recapCounts(
      [
        animal('a', { animalBirthdate: '12/2025' }),
        animal('b', { animalBirthdate: '11/2025', animalSexe: 'Femelle' }),
        animal('c', { animalBirthdate: '11/2006', animalSexe: null }),
        animal('d', { animalBirthdate: '12/2006', enclosureId: null }),
        animal('e', { animalBirthdate: '13/2020' }),
        animal('f', { animalBirthdate: '12/2026' }),
      ],
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
    expect(counts.enclosures).toEqual([
      { enclosureId: 'savanna', count: 5 },
      { enclosureId: null, count: 1 },
    ]);
  });
  it('may be none', () => expect(recapCounts([], NOW)).toMatchObject({ total: 0, enclosures: [] }));
});
