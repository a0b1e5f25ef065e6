import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import { readBirthdate } from '#domain/animals/birthdate.ts';
import { isChip } from '#domain/animals/check-animal.ts';
import { compareIn } from '#ui/table/columns.ts';
import type { AnimalRow, MissingData } from './animal-row.ts';
import type { Surroundings } from './surroundings.ts';

/** The rows made before from the same surroundings: one changed animal of 10,000 makes one new row in its place. */
type Made = {
  readonly rows: WeakMap<RegisterAnimal, AnimalRow>;
  animals: readonly RegisterAnimal[];
  sorted: readonly AnimalRow[];
};
const made = new WeakMap<Surroundings, Made>();

/** Returns a row for each animal, by name as the language sorts them. The same animal keeps the same row. */
export function makeRows(animals: readonly RegisterAnimal[], surroundings: Surroundings): readonly AnimalRow[] {
  const before: Made = made.get(surroundings) ?? { rows: new WeakMap(), animals: [], sorted: [] };
  if (before.animals === animals) return before.sorted;
  made.set(surroundings, before);
  const rows = new Set(
    animals.map((animal) => {
      const row = before.rows.get(animal) ?? rowOf(animal, surroundings);
      before.rows.set(animal, row);
      return row;
    }),
  );
  // Unchanged rows are in order already, and a nearly sorted list is sorted fast.
  const kept = new Set(before.sorted.filter((row) => rows.has(row)));
  const compare = compareIn(surroundings.language);
  before.sorted = [...kept, ...[...rows].filter((row) => !kept.has(row))].toSorted(
    (a, b) => compare(a.name, b.name) || (a.animalId < b.animalId ? -1 : 1),
  );
  before.animals = animals;
  return before.sorted;
}

/** Returns the row of one animal. */
export function rowOf(animal: RegisterAnimal, surroundings: Surroundings): AnimalRow {
  return {
    animalId: animal.animalId,
    name: animal.animalName,
    animal,
    species: surroundings.speciesOf(animal),
    sex: animal.animalSexe,
    state: animal.isArchived ? 'archived' : animal.status,
    age: surroundings.ageOf(animal.animalBirthdate),
    enclosureName: surroundings.enclosureOf(animal.enclosureId)?.enclosureName ?? null,
    sector: surroundings.sectorOf(animal.enclosureId),
    groupName: surroundings.groupOf(animal.groupId)?.groupName ?? null,
    sharedBy: animal.sharedBy ?? null,
    missing: missingOf(animal),
  };
}

function missingOf(animal: RegisterAnimal): readonly MissingData[] {
  const isHere = animal.status === 'present' && !animal.isArchived;
  const missing: MissingData[] = [];
  if (animal.animalSexe === null) missing.push('sex');
  if (animal.specieId === null) missing.push('species');
  if (isHere && animal.enclosureId === null) missing.push('enclosure');
  if (animal.animalBirthdate === null || readBirthdate(animal.animalBirthdate) === null) missing.push('birthdate');
  if (animal.animalChipId === null || !isChip(animal.animalChipId)) missing.push('chip');
  if (animal.registryId === null) missing.push('registryId');
  if (animal.photoUrl === null) missing.push('photo');
  return missing;
}
