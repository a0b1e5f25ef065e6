import type { AnimalRow } from '../rows/animal-row.ts';
import type { AnimalFilters } from './animal-filters.ts';

/** Returns the text in which an animal is searched: its names, its numbers and its species. */
export function searchedText({ name, animal, species }: AnimalRow): string {
  const parts = [name, animal.animalChipId, animal.registryId, species.name, species.latinName, animal.subspecies];
  return parts.filter(Boolean).join(' \n');
}

/** Returns the animals that answer the filters, the search left aside, in their order. */
export function filteredAnimals(rows: readonly AnimalRow[], filters: AnimalFilters): readonly AnimalRow[] {
  return rows.filter((row) => answers(row, filters));
}

function answers(row: AnimalRow, filters: AnimalFilters): boolean {
  const { animal, species, sector } = row;
  const is = (wanted: string | null, value: string | null | undefined) => wanted === null || wanted === value;
  return (
    (filters.state === 'all' || filters.state === row.state) &&
    is(filters.speciesKey, species.key) &&
    is(filters.familyId, species.familyId) &&
    is(filters.orderId, species.orderId) &&
    is(filters.sectorId, sector?.sectorId) &&
    is(filters.enclosureId, animal.enclosureId) &&
    is(filters.groupId, animal.groupId) &&
    (filters.sex === null || (row.sex ?? 'none') === filters.sex) &&
    (filters.missing.length === 0 || filters.missing.some((what) => row.missing.includes(what)))
  );
}
