import { lettersOf } from '../text/folded.ts';
import { COLUMN_NAMES } from './column-names.ts';
import { type ColumnChoice, type ImportCell, textOf } from './import-field.ts';
import type { KnownAnimal } from './import-ground.ts';
import { columnKey } from './match-columns.ts';

/** Enough rows to tell which column holds the identifiers of the register. */
const ROWS_LOOKED_AT = 2_000;
const IDENTIFIERS = new Set([...COLUMN_NAMES.registryId, ...COLUMN_NAMES.otherId].map(lettersOf));

/** Returns every identifier in the register of an establishment, those of archived animals included. */
export function knownIdentifiers(animals: readonly KnownAnimal[]): ReadonlySet<string> {
  const known = new Set<string>();
  for (const { registryId, otherIdentifiers } of animals) {
    if (registryId !== null) known.add(registryId);
    for (const { kind, value } of otherIdentifiers ?? []) if (kind === 'local' || kind === 'gan') known.add(value);
  }
  return known;
}

/**
 * Returns the columns with the identifier of the register where it most probably is: of several columns of identifiers
 * the one in which the most values are known to the register, else the one chosen by its name. The next best is kept as
 * a further identifier. The same columns where there is one column of identifiers or none.
 * @param rows the rows below the headings
 */
export function withKnownIdentifier(
  columns: ColumnChoice,
  headings: readonly ImportCell[],
  rows: readonly (readonly ImportCell[])[],
  known: ReadonlySet<string>,
): ColumnChoice {
  const places = headings.flatMap((heading, place) => {
    const field = columns[place];
    const isFree = field === null || field === 'registryId' || field === 'otherId';
    return isFree && IDENTIFIERS.has(lettersOf(columnKey(heading))) ? [place] : [];
  });
  const chosen = columns.indexOf('registryId');
  if (places.length < 2 || !places.includes(chosen)) return columns;
  const beginning = rows.slice(0, ROWS_LOOKED_AT);
  const counts = new Map(
    places.map((place) => [place, beginning.filter((row) => known.has(textOf(row[place]))).length] as const),
  );
  const countOf = (place: number) => counts.get(place) ?? 0;
  const best = places.reduce((first, place) => (countOf(place) > countOf(first) ? place : first), chosen);
  const second =
    best === chosen
      ? (places.find((place) => place !== chosen && columns[place] === 'otherId') ??
        places.find((place) => place !== chosen))
      : chosen;
  return columns.map((field, place) => {
    if (place === best) return 'registryId';
    if (place === second) return 'otherId';
    return places.includes(place) ? null : field;
  });
}
