import type { Progress, Sheet } from '#lib/spreadsheet/write-cell.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import type { ExportValue } from '#ui/table/export-value.ts';
import type { ExportFact, ExportKind } from './export-offer.ts';
import { exportedCell, written } from './exported-cell.ts';

/** Returns the file: the rows as they are shown, and in a workbook a second sheet that says what they are. */
export async function writeExport<Row>(
  kind: ExportKind,
  {
    rows,
    columns,
    totals,
  }: {
    readonly rows: readonly Row[];
    readonly columns: readonly DataColumn<Row>[];
    readonly totals?: Readonly<Record<string, ExportValue>> | undefined;
  },
  words: { readonly name: string; readonly about: string; readonly facts: readonly ExportFact[] },
  progress: Progress,
): Promise<Blob> {
  const sheet: Sheet = {
    name: words.name,
    head: columns.map((column) => column.header),
    count: rows.length + Number(totals !== undefined),
    rowAt: (index) => {
      const row = rows[index];
      return columns.map((column) =>
        row === undefined ? written(totals?.[column.id] ?? null) : exportedCell(column, row),
      );
    },
  };
  if (kind === 'csv') {
    const { writeLongCsv } = await import('#lib/csv/write-long-csv.ts');
    return writeLongCsv(sheet, progress);
  }
  const { writeWorkbook } = await import('#lib/spreadsheet/write-workbook.ts');
  const [first, ...others] = words.facts;
  const about: Sheet = {
    name: words.about,
    head: [first?.label ?? '', first?.value ?? ''],
    count: others.length,
    rowAt: (index) => [others[index]?.label ?? '', others[index]?.value ?? ''],
  };
  return writeWorkbook([sheet, about], progress);
}
