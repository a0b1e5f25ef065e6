import type { TFunction } from 'i18next';
import type { QuickAction } from '#domain/quick-groups/quick-action.ts';
import type { QuickNote } from '#domain/quick-groups/quick-note.ts';
import type { QuickObjective } from '#domain/quick-groups/quick-objective.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import type { Language } from '#domain/users/language.ts';
import type { SheetCell } from '#lib/spreadsheet/write-cell.ts';
import type { ExplainedEvaluation } from '../results/Explained.tsx';
import type { ScoredEvaluation } from '../results/scored-evaluations.ts';
import type { ReportPhotos } from './report-pictures.ts';

export const REPORT_KINDS = ['pdf', 'xlsx', 'csv'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** The namespaces of a report; those of answers come first, as `answerWords` asks. */
export const REPORT_NAMESPACES = [
  ...(['answering', 'words', 'scores', 'quick-export'] as const),
  ...(['quick-evaluations', 'quick-groups', 'quick-work'] as const),
] as const;

/** The words of a report: its texts in its language, and the names of people. */
export type ReportWords = {
  readonly t: TFunction<typeof REPORT_NAMESPACES>;
  readonly language: Language;
  readonly nameOf: (userId: string) => string;
};

/** The content of a report on a group. */
export type ReportData = {
  /** null in anonymous mode, which hides it everywhere */
  readonly parkName: string | null;
  readonly groupName: string;
  readonly speciesNames: readonly string[];
  /** null for a group of no sector */
  readonly sectorName: string | null;
  readonly individualCount: number;
  /** the latest first */
  readonly years: readonly number[];
  readonly now: EpochMs;
  /** those of the years, the earliest first; at least one */
  readonly evaluations: readonly ScoredEvaluation[];
  /** the answers of the last of them */
  readonly explained: Omit<ExplainedEvaluation, 'media'>;
  /** the work of the group that is not archived */
  readonly notes: readonly QuickNote[];
  readonly objectives: readonly QuickObjective[];
  readonly actions: readonly QuickAction[];
  /** none but for a printed report */
  readonly photos: ReportPhotos;
};

/** A column of a report's table: the text of a printed row, and the cell of a file. */
export type ReportColumn<Row> = {
  readonly header: string;
  /** its part of the printed width; 0 for a column of files alone */
  readonly share: number;
  readonly isNumber?: boolean;
  readonly text: (row: Row) => string;
  /** the text without it */
  readonly cell?: (row: Row) => SheetCell;
};

/** A table of a report, printed and in files alike. */
export type ReportTable = {
  readonly name: string;
  readonly columns: readonly Omit<ReportColumn<never>, 'text' | 'cell'>[];
  readonly texts: readonly (readonly string[])[];
  readonly cells: readonly (readonly SheetCell[])[];
};

/** Returns the table of these rows. */
export function tableOf<Row>(name: string, columns: readonly ReportColumn<Row>[], rows: readonly Row[]): ReportTable {
  return {
    name,
    columns,
    texts: rows.map((row) => columns.map(({ text }) => text(row))),
    cells: rows.map((row) => columns.map(({ text, cell }) => (cell ?? text)(row))),
  };
}
