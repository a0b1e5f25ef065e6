import type { RowFault } from '#domain/animal-import/checked-row.ts';
import type { CellCorrection } from '#domain/animal-import/corrected-rows.ts';
import type { ColumnChoice } from '#domain/animal-import/import-field.ts';
import type { ImportLine } from './import-line.ts';

/** The changes that people make to the lines of a dry run. */
export type LineEditing = {
  readonly columns: ColumnChoice;
  readonly headings: readonly string[];
  readonly isBusy: boolean;
  readonly correct: (cells: readonly CellCorrection[]) => Promise<void>;
  readonly decideSame: (line: number, isSame: boolean) => Promise<void>;
  readonly leaveOut: (lines: readonly number[], isLeftOut: boolean) => void;
};

/** A cell that people may correct. */
export type EditableCell = { readonly place: number; readonly heading: string; readonly value: string };

/** Returns the cells of a line with a fault or a warning, each once; none where no column holds the field. */
export function editableCells(
  { row }: Pick<ImportLine, 'row'>,
  { columns, headings }: Pick<LineEditing, 'columns' | 'headings'>,
): readonly EditableCell[] {
  const cells = new Map<number, EditableCell>();
  const add = ({ field, value, error }: RowFault) => {
    // A row that resembles an animal is decided about, not corrected.
    if (error.code === 'import/likely-same') return;
    const place = field === null ? -1 : columns.indexOf(field);
    if (place !== -1 && !cells.has(place)) cells.set(place, { place, heading: headings[place] ?? '', value });
  };
  for (const fault of [...row.faults, ...row.warnings]) add(fault);
  return [...cells.values()];
}
