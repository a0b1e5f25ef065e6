import { compareIn } from '#ui/table/columns.ts';
import type { AnimalRow, RowSpecies } from '../rows/animal-row.ts';

/** The animals of one species, with the numbers of males, females and unknown sex: "2.3.1". */
export type SpeciesGroup = {
  readonly species: RowSpecies;
  readonly rows: readonly AnimalRow[];
  readonly counts: { readonly males: number; readonly females: number; readonly unknown: number };
};

/**
 * Returns the animals by species, the species by name as the language sorts them; animals of unknown species come last.
 */
export function speciesGroups(rows: readonly AnimalRow[], language: string): readonly SpeciesGroup[] {
  const bySpecies = new Map<string, { species: RowSpecies; rows: AnimalRow[] }>();
  for (const row of rows) {
    const known = bySpecies.get(row.species.key);
    if (known === undefined) bySpecies.set(row.species.key, { species: row.species, rows: [row] });
    else known.rows.push(row);
  }
  const compare = compareIn(language);
  return [...bySpecies.values()]
    .map((group) => ({ ...group, counts: countsOf(group.rows) }))
    .toSorted(
      (a, b) =>
        Number(a.species.name === '') - Number(b.species.name === '') || compare(a.species.name, b.species.name),
    );
}

/** Returns the numbers of males, females and unknown sex. */
export function countsOf(rows: readonly AnimalRow[]): SpeciesGroup['counts'] {
  const males = rows.filter(({ sex }) => sex === 'Male').length;
  const females = rows.filter(({ sex }) => sex === 'Femelle').length;
  return { males, females, unknown: rows.length - males - females };
}
