import type { ReactNode } from 'react';
import type { DataColumn } from '#ui/table/columns.ts';
import type { ExportValue } from '#ui/table/export-value.ts';
import type { ExportFact } from '../list/export/export-offer.ts';

/** A column of the table beside a chart; `total` is its cell in the last line, and in the last line of a file. */
export type FigureColumn<Row> = Pick<DataColumn<Row>, 'id' | 'header' | 'cell' | 'exportValue' | 'isTitle'> & {
  /** texts begin where their head begins; numbers end where it ends */
  readonly isText?: boolean;
  readonly total?: { readonly cell: ReactNode; readonly value: ExportValue };
};

/** The figures that a chart draws, as its table shows them and its file has them. */
export type Figures<Row> = {
  /** exactly one column has `isTitle`: it names its row */
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** the row of the present day */
  readonly isCurrent?: (row: Row) => boolean;
  /** facts for the second sheet of a workbook, such as the period */
  readonly facts?: readonly ExportFact[];
};

/** One entry of a legend: the filling, as it is drawn, and its meaning. */
export type LegendEntry = { readonly id: string; readonly swatch: ReactNode; readonly label: string };

export const CHART_FORMS = ['chart', 'table'] as const;
export type ChartForm = (typeof CHART_FORMS)[number];
