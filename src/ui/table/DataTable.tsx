import { useMemo, useState } from 'react';
import { CardList } from './CardList.tsx';
import { nextSort, sortRows, type DataColumn, type Sort } from './columns.ts';
import { RowTable } from './RowTable.tsx';
import { useHasRoom } from './useHasRoom.ts';

export type RowSelection = {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** "Select all" */
  readonly allLabel: string;
  /** "Select {{name}}" */
  readonly rowLabel: (rowName: string) => string;
};

export type DataTableProps<Row> = {
  /** spoken name of the table */
  readonly label: string;
  /** of the texts, for sorting: `i18n.language` */
  readonly language: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** what the row is called; needed for opening and selecting */
  readonly rowName: (row: Row) => string;
  /** a real address, so that a row opens in a new tab too; else `onOpen` */
  readonly rowHref?: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  /** buttons of a row, at its end */
  readonly rowActions?: (row: Row) => React.ReactNode;
  readonly actionsLabel?: string;
  readonly selection?: RowSelection;
  readonly initialSort?: Sort;
};

/** A table of five columns and two buttons is read from this width on; below it, cards are. */
const TABLE_PX = 840;

/** Rows and columns where there is room, cards where there is not; sorted by a click on a head, walked by the arrow keys. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, language, initialSort } = props;
  const [sort, setSort] = useState<Sort | null>(initialSort ?? null);
  const [place, hasRoom] = useHasRoom(TABLE_PX);
  const sorted = useMemo(() => sortRows(rows, columns, sort, language), [rows, columns, sort, language]);
  return (
    <div ref={place}>
      {hasRoom ? (
        <RowTable {...props} rows={sorted} sort={sort} onSort={(columnId) => setSort(nextSort(sort, columnId))} />
      ) : (
        <CardList {...props} rows={sorted} />
      )}
    </div>
  );
}
