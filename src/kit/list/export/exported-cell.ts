import { ZONE } from '#domain/time/epoch.ts';
import { wallClockAt } from '#domain/time/wall-clock.ts';
import type { SheetCell } from '#lib/spreadsheet/write-cell.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import type { ExportValue } from '#ui/table/export-value.ts';

/** Returns the content of a cell of the file; instants as the clock in Paris shows them. */
export function exportedCell<Row>(column: DataColumn<Row>, row: Row): SheetCell {
  if (column.exportValue !== undefined) return written(column.exportValue(row));
  const shown = column.cell(row);
  if (typeof shown === 'string' || typeof shown === 'number' || typeof shown === 'boolean') return shown;
  const sorted = column.sortValue?.(row) ?? null;
  return typeof sorted === 'string' ? sorted : null;
}

/** A value as a file holds it. */
export function written(value: ExportValue): SheetCell {
  return typeof value === 'object' && value !== null && 'instant' in value ? { clock: clockAt(value.instant) } : value;
}

/** An instant as the clock in Paris shows it: `2026-01-31T14:05`. */
export function clockAt(instant: number): string {
  const { year, month, day, hour, minute } = wallClockAt(instant, ZONE);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}
