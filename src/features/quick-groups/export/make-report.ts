import type { Sheet } from '#lib/spreadsheet/write-cell.ts';
import type { ReportData, ReportKind, ReportTable, ReportWords } from './report-data.ts';
import { reportFacts, reportSheet } from './report-sheet.ts';
import { actionsTable, answersTable, evaluationsTable, notesTable, objectivesTable } from './report-tables.ts';

/**
 * Returns the report as a file: a PDF to print, a workbook with a sheet for each table, or its evaluations as delimited
 * text. The code of each kind is fetched when it is asked for.
 * @throws the signal's reason when the person stops it; an error when the letters of a PDF cannot be fetched
 */
export async function makeReport(
  kind: ReportKind,
  data: ReportData,
  words: ReportWords,
  signal: AbortSignal,
): Promise<Blob> {
  switch (kind) {
    case 'pdf': {
      const { pdfOf } = await import('#kit/pdf/pdf-of.ts');
      return pdfOf(reportSheet(data, words));
    }
    case 'xlsx': {
      const { writeWorkbook } = await import('#lib/spreadsheet/write-workbook.ts');
      return writeWorkbook(reportSheets(data, words), { signal });
    }
    case 'csv': {
      const { writeLongCsv } = await import('#lib/csv/write-long-csv.ts');
      return writeLongCsv(sheetOf(evaluationsTable(data, words)), { signal });
    }
  }
}

/** Returns the sheets of the workbook: the tables that have rows, and one that says what they are. */
export function reportSheets(data: ReportData, words: ReportWords): Sheet[] {
  const tables = [evaluationsTable, answersTable, objectivesTable, actionsTable, notesTable];
  const [first, ...facts] = reportFacts(data, words);
  return [
    ...tables.map((table) => sheetOf(table(data, words))).filter(({ count }) => count > 0),
    {
      name: words.t('quick-export:about'),
      head: first ?? [],
      count: facts.length,
      rowAt: (index) => facts[index] ?? [],
    },
  ];
}

function sheetOf({ name, columns, cells }: ReportTable): Sheet {
  return {
    name,
    head: columns.map(({ header }) => header),
    count: cells.length,
    rowAt: (index) => cells[index] ?? [],
  };
}
