import { foldText } from '#lib/search/fold-text.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import type { AnimalFilters } from './animal-filters.ts';

/** The text in which an animal is searched, made at the first search and kept as long as its row. */
const searched = new WeakMap<AnimalRow, string>();

function textOf(row: AnimalRow): string {
  const known = searched.get(row);
  if (known !== undefined) return known;
  const { name, animal, species } = row;
  const parts = [name, animal.animalChipId, animal.registryId, species.name, species.latinName, animal.subspecies];
  const text = foldText(parts.filter(Boolean).join(' \n'));
  searched.set(row, text);
  return text;
}

/** Returns the animals that answer the filters, in their order. Every word of the search must be found, in any order. */
export function matchingAnimals(rows: readonly AnimalRow[], filters: AnimalFilters): readonly AnimalRow[] {
  const words = foldText(filters.search).split(/\s+/).filter(Boolean);
  return rows.filter((row) => answers(row, filters) && words.every((word) => textOf(row).includes(word)));
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
