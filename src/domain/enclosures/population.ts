import type { Animal } from '../animals/animal.ts';
import type { Enclosure } from './enclosure.ts';

/** The counts of the animals that live in an enclosure, as its document holds them. */
export type Population = Pick<Enclosure, 'animalsData' | 'speciesList' | 'animalsCount'>;

/** An animal that comes (+1) or goes (-1), by its species; null when the register does not know it. */
export type PopulationChange = { readonly specieId: string | null; readonly by: 1 | -1 };

/** Returns whether an animal lives here: present and not archived. */
export function isLiving(animal: Pick<Animal, 'status' | 'isArchived'>): boolean {
  return animal.status === 'present' && !animal.isArchived;
}

/**
 * Returns the enclosure in which an animal lives; null for an animal that lives in none or no longer lives, whatever
 * its document still names.
 */
export function homeOf(animal: Pick<Animal, 'status' | 'isArchived' | 'animalEnclosureData'>): string | null {
  return isLiving(animal) ? (animal.animalEnclosureData?.enclosureId ?? null) : null;
}

/** Returns the counts of an enclosure that holds the living ones of these animals. */
export function populationOf(animals: readonly Pick<Animal, 'specieId' | 'status' | 'isArchived'>[]): Population {
  const arrivals = animals.filter(isLiving).map(({ specieId }) => ({ specieId, by: 1 as const }));
  return changedPopulation({ animalsData: [], speciesList: [], animalsCount: 0 }, arrivals);
}

/**
 * Returns a population after changes, species in the order of their ids; a species without animals is absent. An animal
 * without species counts among the animals alone. No count falls below 0, even if a stored one was wrong.
 */
export function changedPopulation(before: Population, changes: readonly PopulationChange[]): Population {
  const counts = new Map(before.animalsData.map(({ specieId, count }) => [specieId, count]));
  let animalsCount = before.animalsCount;
  for (const { specieId, by } of changes) {
    animalsCount += by;
    if (specieId !== null) counts.set(specieId, (counts.get(specieId) ?? 0) + by);
  }
  const animalsData = [...counts]
    .filter(([, count]) => count > 0)
    .map(([specieId, count]) => ({ specieId, count }))
    .toSorted((a, b) => (a.specieId < b.specieId ? -1 : 1));
  return {
    animalsData,
    speciesList: animalsData.map(({ specieId }) => specieId),
    animalsCount: Math.max(0, animalsCount),
  };
}
