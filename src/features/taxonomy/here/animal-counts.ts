import { ageInYears } from '#domain/animals/birthdate.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';

/** Ages that are counted apart, by their first year; the last one has no end. */
export const AGE_STEPS = [0, 1, 5, 10, 20] as const;

export type CountedAge = {
  /** years from, and up to without it; null: no end */
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
};
export type AnimalCounts = {
  readonly total: number;
  readonly males: number;
  readonly females: number;
  readonly unknownSex: number;
  readonly ages: readonly CountedAge[];
  /** the month of birth is missing or unreadable */
  readonly unknownAge: number;
  /** by place, the fullest first; animals of unknown enclosures are one line */
  readonly places: readonly { readonly place: CountedPlace; readonly count: number }[];
};
/** The place of an animal: an enclosure that the park lists, no enclosure, or one that it does not list. */
export type CountedPlace = { readonly enclosureId: string } | 'nowhere' | 'unknown';

/**
 * Returns the animals of a species that live here, neither archived, departed nor dead; by name, in the order of the
 * language.
 */
export function animalsHere(
  animals: readonly RegisterAnimal[],
  specieId: string,
  language: string,
): readonly RegisterAnimal[] {
  return animals
    .filter((one) => one.specieId === specieId && !one.isArchived && one.status === 'present')
    .toSorted((a, b) => a.animalName.localeCompare(b.animalName, language, { numeric: true }));
}

/**
 * Returns the numbers of animals by sex, age and place, as they are at `now`: each table counts every animal once.
 * `known` are the ids of the park's enclosures.
 */
export function animalCounts(
  animals: readonly RegisterAnimal[],
  known: ReadonlySet<string>,
  now: EpochMs,
): AnimalCounts {
  const ages = animals.map(({ animalBirthdate }) => ageInYears(animalBirthdate, now));
  const housed = Map.groupBy(
    animals.filter(({ enclosureId }) => enclosureId !== null && known.has(enclosureId)),
    ({ enclosureId }) => enclosureId ?? '',
  );
  const nowhere = animals.filter(({ enclosureId }) => enclosureId === null).length;
  const unknown = animals.filter(({ enclosureId }) => enclosureId !== null && !known.has(enclosureId)).length;
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
    places: [
      ...[...housed].map(([enclosureId, held]) => ({ place: { enclosureId }, count: held.length })),
      { place: 'nowhere' as const, count: nowhere },
      { place: 'unknown' as const, count: unknown },
    ]
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count),
  };
}
