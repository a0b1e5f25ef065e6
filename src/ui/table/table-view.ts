import type { CSSProperties, ReactNode } from 'react';
import type { DataColumn, Sort } from './columns.ts';

/** The name, the link and the buttons of a row. Stable functions keep unchanged rows from being drawn again. */
export type RowLook<Row> = {
  /** the name of the row; needed for opening and selecting */
  readonly rowName: (row: Row) => string;
  /** a real address, so that a row opens in a new tab too; else `onOpen` */
  readonly rowHref?: ((row: Row) => string) | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** buttons of a row, at its end */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
};

/** The selected rows, and the functions that change them; these are stable. */
export type ViewSelection = {
  readonly selected: ReadonlySet<string>;
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly toggleAll: () => void;
  /** "Select all" */
  readonly allLabel: string;
  /** "Select {{name}}" */
  readonly rowLabel: (rowName: string) => string;
};

/** The widths and the places of columns that a person can arrange. */
export type ViewLayout<Row> = {
  /** attributes of the frame that scrolls: `data-density`, `data-fills` */
  readonly frame: Readonly<Record<`data-${string}`, string | undefined>>;
  /** custom properties of the table: `--start-0`, the place of the first pinned column */
  readonly style: CSSProperties;
  /** the widths, as a `colgroup` */
  readonly widths: ReactNode;
  /** how many columns, from the first, stay in sight */
  readonly pinned: number;
  /** the edge of a head by which its column is resized; a stable function */
  readonly edge: (column: DataColumn<Row>) => ReactNode;
};

/** The shown rows and columns: filtered, sorted, chosen. */
export type TableView<Row> = RowLook<Row> & {
  /** spoken name of the table */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly actionsLabel?: string | undefined;
  readonly selection?: ViewSelection | undefined;
  /** rows are as high as their content, not all of one height; costs a little with thousands of rows */
  readonly hasTallRows?: boolean | undefined;
  /**
   * no cell has a state of its own (an open menu, typed text): among thousands of rows those that come into sight are
   * drawn into the elements of those that left it, which halves the cost
   */
  readonly hasPlainCells?: boolean | undefined;
  readonly sort: Sort | null;
  readonly onSort: (columnId: string) => void;
  /** absent: the browser lays the columns out */
  readonly layout?: ViewLayout<Row> | undefined;
};
