import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import type { InventoryEventKind } from '#domain/inventory/history.ts';
import { figuresOf, type InventoryFigures, type InventoryRecord } from '#domain/inventory/inventory.ts';
import type { Movement } from '#domain/animals/movement.ts';
import { compareIn } from '#ui/table/columns.ts';
import type { RowSpecies } from '../rows/animal-row.ts';

export type SpeciesOf = (animal: RegisterAnimal) => RowSpecies;
export type Recorded = InventoryRecord<RegisterAnimal>;

/** The figures of one species. */
export type SpeciesLine = { readonly key: string; readonly species: RowSpecies; readonly figures: InventoryFigures };
/** The animals of one species that lived in one enclosure at the end; null: in none. */
export type PlaceLine = SpeciesLine & { readonly enclosureId: string | null };
/** One birth, arrival, death, departure or correction. */
export type EventLine = {
  readonly key: string;
  readonly kind: InventoryEventKind;
  readonly movement: Movement;
  readonly animal: RegisterAnimal;
  readonly species: RowSpecies;
};

/** Returns a line for each species, by its name; an unknown species comes last. */
export function speciesLines(records: readonly Recorded[], speciesOf: SpeciesOf, language: string): SpeciesLine[] {
  const compare = compareIn(language);
  return linesBy(records, speciesOf, ({ species }) => species.key).toSorted((a, b) => bySpecies(a, b, compare));
}

/** Returns a line for each enclosure and species that lived there at the end, by the names of both. */
export function placeLines(
  records: readonly Recorded[],
  speciesOf: SpeciesOf,
  nameOf: (enclosureId: string | null) => string,
  language: string,
): PlaceLine[] {
  const compare = compareIn(language);
  return linesBy(
    records.filter(({ atEnd }) => atEnd),
    speciesOf,
    ({ species, record }) => JSON.stringify([record.enclosureId, species.key]),
  )
    .map(({ first, ...line }) => ({ ...line, first, enclosureId: first.enclosureId }))
    .toSorted(
      (a, b) =>
        Number(a.enclosureId === null) - Number(b.enclosureId === null) ||
        compare(nameOf(a.enclosureId), nameOf(b.enclosureId)) ||
        bySpecies(a, b, compare),
    );
}

/** Returns the events of all records, the first one first. */
export function eventLines(records: readonly Recorded[], speciesOf: SpeciesOf): EventLine[] {
  return records
    .flatMap(({ animal, events }) =>
      events.map(({ kind, movement }) => ({
        key: movement.movementId,
        kind,
        movement,
        animal,
        species: speciesOf(animal),
      })),
    )
    .toSorted((a, b) => a.movement.movedAtUnix - b.movement.movedAtUnix);
}

function linesBy(
  records: readonly Recorded[],
  speciesOf: SpeciesOf,
  keyOf: (one: { readonly species: RowSpecies; readonly record: Recorded }) => string,
) {
  const lines = new Map<string, { readonly species: RowSpecies; readonly records: [Recorded, ...Recorded[]] }>();
  for (const record of records) {
    const species = speciesOf(record.animal);
    const key = keyOf({ species, record });
    const line = lines.get(key);
    if (line === undefined) lines.set(key, { species, records: [record] });
    else line.records.push(record);
  }
  return [...lines].map(([key, line]) => ({
    key,
    species: line.species,
    figures: figuresOf(line.records),
    first: line.records[0],
  }));
}

function bySpecies(
  a: Pick<SpeciesLine, 'species'>,
  b: Pick<SpeciesLine, 'species'>,
  compare: ReturnType<typeof compareIn>,
): number {
  return Number(a.species.name === '') - Number(b.species.name === '') || compare(a.species.name, b.species.name);
}
