import { ageInYears } from '#domain/animals/birthdate.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';

/** Ages of the sheet, by their first year; the last one has no end. */
export const AGE_STEPS = [0, 1, 5, 10, 20] as const;

export type RecapAge = {
  /** years from, and up to without it; null: no end */
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
};
export type RecapCounts = {
  readonly total: number;
  readonly males: number;
  readonly females: number;
  readonly unknownSex: number;
  readonly ages: readonly RecapAge[];
  /** the month of birth is missing or unreadable */
  readonly unknownAge: number;
  /** by enclosure, the fullest first; null: nowhere */
  readonly enclosures: readonly { readonly enclosureId: string | null; readonly count: number }[];
};

/** Returns the animals of a species that live here: neither archived, departed nor dead; by name. */
export function animalsHere(animals: readonly RegisterAnimal[], specieId: string): readonly RegisterAnimal[] {
  return animals
    .filter((one) => one.specieId === specieId && !one.isArchived && one.status === 'present')
    .toSorted((a, b) => a.animalName.localeCompare(b.animalName, 'fr', { numeric: true }));
}

/** Returns the numbers of animals by sex, age and enclosure, as they are at `now`. */
export function recapCounts(animals: readonly RegisterAnimal[], now: EpochMs): RecapCounts {
  const ages = animals.map(({ animalBirthdate }) => ageInYears(animalBirthdate, now));
  const enclosures = Map.groupBy(animals, ({ enclosureId }) => enclosureId);
  return {
    total: animals.length,
    males: animals.filter(({ animalSexe }) => animalSexe === 'Male').length,
    females: animals.filter(({ animalSexe }) => animalSexe === 'Femelle').length,
    unknownSex: animals.filter(({ animalSexe }) => animalSexe === null).length,
    ages: AGE_STEPS.map((from, place) => {
      const to = AGE_STEPS[place + 1] ?? null;
      const count = ages.filter((age) => age !== null && age >= from && (to === null || age < to)).length;
      return { from, to, count };
    }),
    unknownAge: ages.filter((age) => age === null).length,
    enclosures: [...enclosures]
      .map(([enclosureId, held]) => ({ enclosureId, count: held.length }))
      .toSorted((a, b) => b.count - a.count),
  };
}
