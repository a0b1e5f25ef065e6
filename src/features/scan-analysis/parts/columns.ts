import type { FigureColumn } from '#kit/chart/figures.ts';

const NONE = '–';

/** Returns the column that names the rows of a table. */
export function titleColumn<Row>(id: string, header: string, textOf: (row: Row) => string): FigureColumn<Row> {
  return { id, header, isTitle: true, cell: textOf, exportValue: textOf };
}

/** Returns a column of texts. */
export function textColumn<Row>(id: string, header: string, textOf: (row: Row) => string): FigureColumn<Row> {
  return { id, header, isText: true, cell: (row) => textOf(row) || NONE, exportValue: textOf };
}

/** Returns a column of numbers: rounded on the screen by `write`, whole in a file, a dash where the value is not defined. */
export function numberColumn<Row>(
  id: string,
  header: string,
  valueOf: (row: Row) => number | null,
  write: (value: number) => string,
): FigureColumn<Row> {
  return {
    ...{ id, header },
    cell: (row) => {
      const value = valueOf(row);
      return value === null ? NONE : write(value);
    },
    exportValue: valueOf,
  };
}
