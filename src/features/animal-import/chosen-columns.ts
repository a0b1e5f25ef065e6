import type { ColumnChoice, ImportField } from '#domain/animal-import/import-field.ts';

/** Returns the columns after one was given another meaning; a column that had the meaning before loses it. */
export function chosenColumns(columns: ColumnChoice, place: number, field: ImportField | null): ColumnChoice {
  return columns.map((known, at) => (at === place ? field : known === field ? null : known));
}
