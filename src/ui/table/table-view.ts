import type { ReactNode } from 'react';
import type { DataColumn, Sort } from './columns.ts';

/** What names a row, opens it and may be done to it. Stable functions keep rows that did not change from being drawn anew. */
export type RowLook<Row> = {
  /** what the row is called; needed for opening and selecting */
  readonly rowName: (row: Row) => string;
  /** a real address, so that a row opens in a new tab too; else `onOpen` */
  readonly rowHref?: ((row: Row) => string) | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** buttons of a row, at its end */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
};

/** Which rows are selected, and what changes it; the functions are stable. */
export type ViewSelection = {
  readonly selected: ReadonlySet<string>;
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly toggleAll: () => void;
  /** "Select all" */
  readonly allLabel: string;
  /** "Select {{name}}" */
  readonly rowLabel: (rowName: string) => string;
};

/** Rows and columns as they are shown: filtered, sorted, chosen. */
export type TableView<Row> = RowLook<Row> & {
  /** spoken name of the table */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly actionsLabel?: string | undefined;
  readonly selection?: ViewSelection | undefined;
  /** rows are as high as what is in them, not all of one height; costs a little where there are thousands */
  readonly hasTallRows?: boolean | undefined;
  /**
   * no cell keeps anything of its own (an open menu, what was typed): where there are thousands of rows those that come into
   * sight are drawn into the elements of those that left it, which costs half
   */
  readonly hasPlainCells?: boolean | undefined;
  readonly sort: Sort | null;
  readonly onSort: (columnId: string) => void;
};
